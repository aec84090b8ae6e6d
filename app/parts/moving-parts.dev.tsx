import { long, longest, sentence, short, type Part } from '@/app/parts/part.dev';
import { Carousel } from '@/components/carousel/carousel';
import { Reveal } from '@/components/reveal/reveal';
import { Tabs } from '@/components/tabs/tabs';
import { carouselText, rotationText } from '@/content/labels';

/** Parts that move by themselves or as they come into view. */
export const movingParts: Part[] = [
  {
    file: 'components/carousel/carousel.tsx',
    isWide: true,
    note: 'Stops on hover, with keyboard focus, by its button and under reduced motion.',
    states: [
      {
        state: 'slides, arrows and dots',
        example: (
          <Carousel
            label="Slides"
            slides={[short, long, longest].map((text) => (
              <p key={text}>{text}</p>
            ))}
            text={carouselText}
            intervalMs={4000}
            hasArrows
            hasDots
          />
        ),
      },
      {
        state: 'fading, without arrows',
        example: (
          <Carousel
            label="Fading"
            slides={[short, long].map((text) => (
              <p key={text}>{text}</p>
            ))}
            text={carouselText}
            intervalMs={4000}
            effect="fade"
            hasDots
          />
        ),
      },
      {
        state: 'one slide',
        example: <Carousel label="One" slides={[short]} text={carouselText} intervalMs={4000} hasDots />,
      },
    ],
  },
  {
    file: 'components/tabs/tabs.tsx',
    states: [
      {
        state: 'short, long and empty panels',
        example: (
          <Tabs
            id="parts"
            label="Tabs"
            text={rotationText}
            intervalMs={4000}
            items={[
              { id: 'part-short', label: 'Short', panel: <p>{short}</p> },
              { id: 'part-long', label: long, panel: <p>{longest}</p> },
              { id: 'part-empty', label: 'Empty', panel: <p /> },
            ]}
          />
        ),
      },
    ],
  },
  {
    file: 'components/reveal/reveal.tsx',
    note: 'Rises into place when it comes into view, if it was below the screen.',
    states: [
      {
        state: 'normal',
        example: (
          <Reveal>
            <p>{sentence}</p>
          </Reveal>
        ),
      },
    ],
  },
];

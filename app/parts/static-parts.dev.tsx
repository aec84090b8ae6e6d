import { long, longest, sentence, short, type Part } from '@/app/parts/part.dev';
import { GableLine } from '@/components/gable-line/gable-line';
import { DrawingParts, HotelDrawing } from '@/components/hotel/hotel-drawing/hotel-drawing';
import { KeralaMap } from '@/components/hotel/kerala-map/kerala-map';
import { Icon } from '@/components/icon/icon';
import { IslandIcon } from '@/components/icon/island-icon';
import { LinkedText } from '@/components/linked-text/linked-text';
import { Picture } from '@/components/picture/picture';
import { ProgressBar } from '@/components/progress-bar/progress-bar';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { DirectReasons } from '@/components/several-pages/direct-reasons/direct-reasons';
import { PageHero } from '@/components/several-pages/page-hero/page-hero';
import { Stars } from '@/components/stars/stars';
import { WholeWords } from '@/components/whole-words/whole-words';
import { altTexts } from '@/content/alt-texts';
import { hotels } from '@/content/hotels';
import { iconNames } from '@/content/icons';
import { labels } from '@/content/labels';
import { site } from '@/content/site';
import { fillPlaceholders } from '@/lib/format';

const islandIcons = ['pause', 'play', 'previous', 'next', 'close', 'menu'] as const;

/** Parts that never change: texts, pictures and drawings. */
export const staticParts: Part[] = [
  {
    file: 'components/section-heading/section-heading.tsx',
    states: [
      { state: 'normal', example: <SectionHeading title={short} intro={sentence} /> },
      { state: 'without an introduction', example: <SectionHeading title={short} /> },
      { state: '60 and 600 characters', example: <SectionHeading title={long} intro={longest} /> },
      { state: 'in a column', example: <SectionHeading title={short} intro={sentence} layout="column" /> },
      { state: 'on dark', isOnDark: true, example: <SectionHeading title={short} intro={sentence} /> },
    ],
  },
  {
    file: 'components/picture/picture.tsx',
    note: 'Block the pictures to see the placeholder.',
    states: [
      {
        state: 'normal',
        example: (
          <Picture name="rooms/standard" alt={altTexts['rooms/standard']} sizes="360px" maxWidth={540} />
        ),
      },
      {
        state: 'with a version for phones',
        example: <Picture name="hero/arrival" alt={altTexts['hero/arrival']} sizes="360px" maxWidth={960} />,
      },
      { state: 'decorative', example: <Picture name="rooms/deluxe" alt="" sizes="360px" maxWidth={540} /> },
    ],
  },
  {
    file: 'components/icon/icon.tsx',
    note: 'A name that is not drawn leaves a gap of the same size and is logged; the content check refuses it first.',
    states: [
      {
        state: 'every icon',
        example: (
          <ul className="parts-list">
            {iconNames.map((name) => (
              <li key={name}>
                <Icon name={name} /> {name}
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
  {
    file: 'components/icon/island-icon.tsx',
    states: [
      {
        state: 'every icon of islands',
        example: (
          <ul className="parts-list">
            {islandIcons.map((name) => (
              <li key={name}>
                <IslandIcon name={name} /> {name}
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
  {
    file: 'components/gable-line/gable-line.tsx',
    states: [
      { state: 'normal', example: <GableLine className="text-brass" /> },
      { state: 'on dark', isOnDark: true, example: <GableLine className="text-brass-light" /> },
    ],
  },
  {
    file: 'components/stars/stars.tsx',
    states: [0, 2.4, 2.5, 5].map((rating) => ({
      state: `${rating} of 5`,
      example: <Stars rating={rating} label={fillPlaceholders(labels.rating, { rating })} />,
    })),
  },
  {
    file: 'components/progress-bar/progress-bar.tsx',
    states: [
      { state: 'empty', example: <ProgressBar label="Nothing yet" shown={0} drawn={0} /> },
      { state: 'label and drawing differ', example: <ProgressBar label="Room" shown={93} drawn={96} /> },
      { state: 'full', example: <ProgressBar label="Everything" shown={100} drawn={100} /> },
      { state: '60 characters', example: <ProgressBar label={long} shown={50} drawn={50} /> },
    ],
  },
  {
    file: 'components/whole-words/whole-words.tsx',
    note: 'No line ends in Wi-Fi, or between a number and its unit.',
    states: [
      {
        state: 'normal',
        example: <WholeWords text={'Wi-Fi at 100 MB a second, 24 km from the jetty. '.repeat(6)} />,
      },
    ],
  },
  {
    file: 'components/linked-text/linked-text.tsx',
    states: [
      {
        state: 'with the phone and the e-mail',
        example: <LinkedText text={`${sentence}${site.phone.display}, ${site.email}.`} />,
      },
      { state: 'with neither', example: <LinkedText text={sentence} /> },
    ],
  },
  {
    file: 'components/several-pages/direct-reasons/direct-reasons.tsx',
    states: [{ state: 'normal', example: <DirectReasons /> }],
  },
  {
    file: 'components/hotel/hotel-drawing/hotel-drawing.tsx',
    note: 'The windows light up one after another when it scrolls into view.',
    states: [
      {
        state: 'normal',
        example: (
          <>
            <DrawingParts />
            <HotelDrawing hotel={hotels[0]!} className="text-[8px]" />
          </>
        ),
      },
      {
        state: 'on dark',
        isOnDark: true,
        example: <HotelDrawing hotel={hotels[0]!} className="text-[8px]" />,
      },
      {
        state: 'a hotel without a drawing',
        example: <HotelDrawing hotel={{ id: 'new' }} className="text-[8px]" />,
      },
    ],
  },
  {
    file: 'components/hotel/kerala-map/kerala-map.tsx',
    states: [
      {
        state: 'on dark',
        isOnDark: true,
        example: <KeralaMap linkTo={() => '#static'} className="mx-auto max-w-96" />,
      },
    ],
  },
  {
    file: 'components/several-pages/page-hero/page-hero.tsx',
    isWide: true,
    note: 'Its title is the h1 of a page; here it is one of several.',
    states: [
      {
        state: '60 and 600 characters',
        example: <PageHero title={long} intro={longest} picture="hero/hills" />,
      },
    ],
  },
];

import type { ReactNode } from 'react';

import { Carousel } from '@/components/carousel/carousel';
import { ContactForm } from '@/components/contact/contact-form/contact-form';
import { CopyCode } from '@/components/copy-code/copy-code';
import { Disclosure } from '@/components/disclosure/disclosure';
import { ExternalLink } from '@/components/external-link/external-link';
import { Field } from '@/components/form/field';
import { GableLine } from '@/components/gable-line/gable-line';
import { HotelSearch } from '@/components/home/hotel-search/hotel-search';
import { OfferCard } from '@/components/home/offers/offer-card';
import { Glyph } from '@/components/icon/glyph';
import { Icon } from '@/components/icon/icon';
import { LinkedText } from '@/components/linked-text/linked-text';
import { Picture } from '@/components/picture/picture';
import { ProgressBar } from '@/components/progress-bar/progress-bar';
import { Reveal } from '@/components/reveal/reveal';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { CopyAddress } from '@/components/shared/copy-address/copy-address';
import { DirectReasons } from '@/components/shared/direct-reasons/direct-reasons';
import { DirectionsLink } from '@/components/shared/directions-link/directions-link';
import { DrawingParts, HotelDrawing } from '@/components/shared/hotel-drawing/hotel-drawing';
import { HotelLink } from '@/components/shared/hotel-link/hotel-link';
import { KeralaMap } from '@/components/shared/kerala-map/kerala-map';
import { PageHero } from '@/components/shared/page-hero/page-hero';
import { Stars } from '@/components/stars/stars';
import { Tabs } from '@/components/tabs/tabs';
import { WholeWords } from '@/components/whole-words/whole-words';
import { altTexts } from '@/content/alt-texts';
import { featuredHotels, hotels } from '@/content/hotels';
import { iconNames } from '@/content/icons';
import { carouselText, labels, rotationText } from '@/content/labels';
import { offers } from '@/content/offers';
import { site } from '@/content/site';
import { fillPlaceholders } from '@/lib/format';

export interface Part {
  /** The file of the component, or the style sheet if it is only a class. */
  file: string;
  note?: string;
  /** Whether the component fills the width of the page. Its states are then shown one below the other. */
  isWide?: boolean;
  states: { state: string; example: ReactNode; isOnDark?: boolean }[];
}

const sentence = 'The boat leaves the jetty at dusk and comes back with the moon. ';
/** A text of exactly this many characters. */
const words = (count: number) => sentence.repeat(Math.ceil(count / sentence.length)).slice(0, count);
const short = 'Harbour Room';
const long = words(60);
const longest = words(600);

const glyphs = ['pause', 'play', 'previous', 'next', 'close', 'menu'] as const;
const copyText = { copy: labels.copy, copied: labels.codeCopied, manual: labels.codeSelected };
const link = 'https://www.example.com/';

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
    file: 'components/icon/glyph.tsx',
    states: [
      {
        state: 'every glyph',
        example: (
          <ul className="parts-list">
            {glyphs.map((name) => (
              <li key={name}>
                <Glyph name={name} /> {name}
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
    note: 'No line ends inside of Wi-Fi, or between a number and its unit.',
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
    file: 'components/shared/direct-reasons/direct-reasons.tsx',
    states: [{ state: 'normal', example: <DirectReasons /> }],
  },
  {
    file: 'components/shared/hotel-drawing/hotel-drawing.tsx',
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
    file: 'components/shared/kerala-map/kerala-map.tsx',
    states: [
      {
        state: 'on dark',
        isOnDark: true,
        example: <KeralaMap linkTo={() => '#static'} className="mx-auto max-w-96" />,
      },
    ],
  },
  {
    file: 'components/shared/page-hero/page-hero.tsx',
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

export const controls: Part[] = [
  {
    file: 'styles/button.css',
    states: [
      { state: 'normal', example: <button className="button">{short}</button> },
      {
        state: 'busy or disabled',
        example: (
          <button className="button" aria-disabled="true">
            {labels.sending}
          </button>
        ),
      },
      { state: 'quiet', example: <button className="button button-quiet">{short}</button> },
      {
        state: 'on dark',
        isOnDark: true,
        example: <button className="button button-quiet">{short}</button>,
      },
      { state: '60 characters', example: <button className="button">{long}</button> },
      { state: '600 characters', example: <button className="button">{longest}</button> },
    ],
  },
  {
    file: 'components/external-link/external-link.tsx',
    states: [
      {
        state: 'as a button',
        example: (
          <ExternalLink href={link} newTab={labels.opensInNewTab} context={short} className="button">
            {labels.bookNow}
          </ExternalLink>
        ),
      },
      {
        state: 'in a text, 60 characters',
        example: (
          <ExternalLink href={link} newTab={labels.opensInNewTab} className="text-link">
            {long}
          </ExternalLink>
        ),
      },
      {
        state: 'on dark',
        isOnDark: true,
        example: (
          <ExternalLink href={link} newTab={labels.opensInNewTab} className="text-link">
            {short}
          </ExternalLink>
        ),
      },
    ],
  },
  {
    file: 'components/shared/hotel-link/hotel-link.tsx',
    states: [
      {
        state: 'in a line',
        example: (
          <HotelLink hotel={hotels[0]!} className="text-link">
            {labels.bookNow}
          </HotelLink>
        ),
      },
      {
        state: 'stacked, 60 characters',
        example: (
          <HotelLink hotel={hotels[0]!} layout="stacked" className="text-link inline-flex items-center">
            {long}
          </HotelLink>
        ),
      },
      {
        state: 'as a button',
        example: (
          <HotelLink hotel={hotels[0]!} layout="button">
            {labels.bookNow}
          </HotelLink>
        ),
      },
    ],
  },
  {
    file: 'components/disclosure/disclosure.tsx',
    states: [
      { state: 'normal', example: <Disclosure summary={short}>{sentence}</Disclosure> },
      { state: '60 and 600 characters', example: <Disclosure summary={long}>{longest}</Disclosure> },
    ],
  },
  {
    file: 'components/shared/copy-address/copy-address.tsx',
    states: [
      { state: 'normal', example: <CopyAddress {...hotels[0]!} /> },
      {
        state: 'with directions',
        example: (
          <CopyAddress {...hotels[0]!}>
            <DirectionsLink {...hotels[0]!} />
          </CopyAddress>
        ),
      },
    ],
  },
  {
    file: 'components/copy-code/copy-code.tsx',
    note: 'Press it for its message. On an address without https or localhost the clipboard refuses: the code is selected.',
    states: [
      { state: 'normal', example: <CopyCode code="STAY15" subject={short} text={copyText} /> },
      {
        state: 'a code of 60 characters',
        example: <CopyCode code={'LONG-CODE-'.repeat(6)} subject={long} text={copyText} />,
      },
    ],
  },
  {
    file: 'components/home/offers/offer-card.tsx',
    states: [
      { state: 'normal', example: <OfferCard offer={offers[0]!} /> },
      {
        state: '60 and 600 characters',
        example: <OfferCard offer={{ ...offers[1]!, title: long, description: longest }} />,
      },
    ],
  },
];

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

export const forms: Part[] = [
  {
    file: 'components/home/hotel-search/hotel-search.tsx',
    isWide: true,
    note: 'Does nothing until a hotel is chosen; afterwards it says where its page can be opened.',
    states: [
      {
        state: 'normal',
        isOnDark: true,
        example: <Search hotels={featuredHotels.map(({ name, link: { url } }) => ({ name, url }))} />,
      },
      { state: 'without hotels', isOnDark: true, example: <Search hotels={[]} /> },
      {
        state: 'a hotel of 60 characters',
        isOnDark: true,
        example: <Search hotels={[{ name: long, url: link }]} />,
      },
    ],
  },
  {
    file: 'components/form/field.tsx',
    note: 'Type into a required field and empty it again, or write half an e-mail address, for the state of an error.',
    states: [
      { state: 'empty', example: <Field name="part-empty" label="Name" error={sentence} /> },
      {
        state: 'required',
        example: <Field name="part-required" label="E-mail" error={sentence} type="email" required />,
      },
      {
        state: 'several lines',
        example: <Field name="part-lines" label="Message" error={sentence} isMultiline />,
      },
      {
        state: 'a label of 60 characters',
        example: <Field name="part-long" label={long} error={sentence} />,
      },
    ],
  },
  {
    file: 'components/contact/contact-form/contact-form.tsx',
    note: 'Without keys each sending fails: it is logged and nothing typed is lost. Busy is the disabled button above.',
    states: [
      {
        state: 'normal',
        example: (
          <ContactForm
            whenOffline={null}
            whenOutdated={null}
            whenFailed={null}
            notice={null}
            keys={{ publicKey: '', serviceId: '', templateId: '' }}
          />
        ),
      },
      { state: 'notice', example: <p className="notice">{longest}</p> },
      { state: 'message of success', example: <p className="form-alert">{labels.messageSent}</p> },
    ],
  },
];

function Search({ hotels }: { hotels: { name: string; url: string }[] }) {
  return <HotelSearch hotels={hotels} name={`Example search among ${hotels.length}`} />;
}

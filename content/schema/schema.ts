/**
 * The schema of the content: one for each JSON file. The types are inferred from it, the form of `npm run edit` is made
 * from it, and the check refuses what does not fit. It defines what can be checked in one field: kind, length, pattern,
 * choices. The messages are in content/check/schema-messages.ts, and rules that compare fields in content/check/rules/.
 */
import { z } from 'zod';

import {
  address,
  button,
  coordinates,
  fieldMeta,
  fieldForEach,
  entries,
  group,
  hotelRef,
  hours,
  icon,
  id,
  list,
  malayalam,
  number,
  oneOf,
  pageHero,
  paragraph,
  pattern,
  phone,
  picture,
  pin,
  reference,
  rupees,
  streets,
  text,
  title,
  townRef,
  wholeNumber,
  yesNo,
} from './field-kinds';
import { factNames, inMalayalam, type hotel } from './hotel-schema';
import { districtNames, drawnPlaces, enquiryNames, languages, networkNames } from './vocabulary';
import { mailbox, siteUrl, siteUrlHint } from './web-addresses';

const contactHint = 'Write {phone} and {email} where these belong.';
const enquiryHint = 'A link begins this message to you; its words are on the Contact page.';
const enquiryName = oneOf(`Begins a message | ${enquiryHint}`, enquiryNames);

/** A message that a link begins. */
const enquiry = group(enquiryHint, {
  link: text(30, 'Words of the link | "Ask about a wedding".'),
  title: title(30),
  hotel: hotelRef.optional(),
  message: text([20, 300], 'Message | {hotel} is its name and town; guests fill in the dots.'),
});
const malayalamWord = (label: string) => malayalam(40, `${label} | The words for "${label}".`);
const page = group('What search engines, shared links and the menu show of this page.', {
  path: text(40, '', 'hidden'),
  menu: text(16, 'Name in the menu | Empty: the page is not in the menu.').optional(),
  title: text(30, 'After the brand, in browsers and search engines.'),
  description: text([70, 160], 'What search engines and shared links show.'),
  ...picture,
});

const heading = group('The title of a section.', {
  title: text(60, 'Above the section.'),
  intro: text(200, 'One sentence below the title. Empty: none.').or(z.literal('')).optional(),
});

const label = text(160, 'Shown as it is here. Keep the words in braces: the page fills them in.');

function file<Shape extends z.ZodRawShape>(title: string, shape: Shape) {
  return { title, schema: z.strictObject(shape) };
}

/**
 * What each JSON file of content/ holds, in the order in which mistakes are listed: one `schema`, or entries of one
 * kind under keys that the pages name (`keyed`).
 */
export const files = {
  site: file('The group', {
    name: text(40, 'Brand | The name of the group, everywhere on the site.'),
    shortName: text(16, 'Empty: the first word of the brand.').optional(),
    legalName: text(60, 'Company as registered | Printed in the privacy notice.'),
    url: pattern(100, `Address of this site | ${siteUrlHint}`, siteUrl, { form: 'url' }),
    language: oneOf('How browsers read it aloud: English of India.', languages),
    tagline: text(60, 'What the group is, in one line.'),
    blurb: text([60, 300], "The footer's paragraph | Below the name in the footer."),
    phone,
    email: pattern(100, 'E-mail | A mailbox that is read every day: "stay@example.com".', mailbox, {
      form: 'email',
    }),
    whatsAppText: text(120, 'Text of a new chat message | What WhatsApp shows when a guest opens the chat.'),
    address: group('Address of the office | The office.', { lines: streets, town: townRef, pin }),
    coordinates,
    places: list('Towns in the top bar | Those in which you have a hotel.', [1, 8], z.string(), 'town'),
    social: entries('Social networks | The marks in the footer.', [0, 4], {
      network: oneOf('Where the account is.', networkNames),
      url: address('Address of your account | Open your page there and copy the address.'),
      isPlaceholder: yesNo('No account yet: grey, without a link | Shown as "soon".').optional(),
    }),
    copyrightYear: wholeNumber('In the last line of every page.', 2000, new Date().getFullYear() + 1),
    credit: group('Who built the site | In the last line of every page.', {
      label: text(40, 'Name | The name of the company.'),
      url: address('Address | Its own site.'),
    }),
    officialChannels: text([40, 240], `Warning of look-alike sites | ${contactHint}`),
  }),
  towns: file('Towns', {
    towns: entries('Every town with a hotel or an office.', [1, 99], {
      name: text(30, 'As on a map: Kumarakom.'),
      malayalam: malayalam(30, 'Name in Malayalam | It is on the map of Kerala.'),
      district: oneOf('PIN and position are compared with it.', districtNames),
    }),
  }),
  pages: { title: 'Pages', keyed: page },
  headings: { title: 'Titles of sections', keyed: heading },
  hero: file('First screen', {
    main: group('First slide | The first slide, without words.', picture),
    slides: entries('They follow the first one.', [1, 6], {
      ...picture,
      hotel: hotelRef,
      tagline: text(80, 'One short sentence over the picture.'),
    }),
  }),
  offers: file('Offers', {
    offers: entries('The first is shown first.', [1, 12], {
      id,
      percent: wholeNumber('How much is taken off: 15. The label "15% OFF" follows.', 1, 80),
      code: pattern(20, 'Guests type it when they book: letters, digits and dashes.', /^[A-Za-z0-9-]*$/, {
        fix: 'Write letters, digits and dashes only.',
      }),
      title: title(40),
      description: text(160, 'For whom, from when until when, and what does not count.'),
    }),
  }),
  direct: file('Why book direct', {
    title: text(60, 'Title | Above the reasons.'),
    reasons: list(
      'Reasons | Beside the booking links. Three, and true of every hotel. None: nothing is shown.',
      [0, 3],
      text(120, 'Reason | One sentence.'),
    ),
  }),
  rooms: file('Rooms and prices', {
    rooms: entries('The cards with prices.', [1, 24], {
      title: title(30),
      price: rupees('Rupees a night, digits only: 1950.'),
      oldPrice: rupees('Price before the discount | "20% off" follows. Empty: no discount.').optional(),
      rating: number('Stars from 1 to 5: 4.5.', 1, 5),
      reviews: wholeNumber('Number of reviews | How many guests gave these stars.', 1),
      bed: text(60, 'How many beds and which: "1 queen bed".'),
      squareMetres: wholeNumber('Size | In square metres: 24. Empty: not shown.', 5, 300).optional(),
      sleeps: wholeNumber('Guests | How many can sleep in it. Empty: not shown.', 1, 12).optional(),
      outlook: text(60, 'View or floor | "Garden, harbour or hills, by house". Empty: not shown.').optional(),
      includes: list(
        'Included | What the price covers in every house that has this room. Empty: not shown.',
        [0, 6],
        text(24, 'One thing: "Breakfast".'),
      ).optional(),
      ...picture,
    }),
    carousel: entries('Moving cards | Cards of rooms that move, on three pages.', [1, 12], {
      id,
      title: title(30),
      subtitle: text(80, 'One line: what is special about this room.'),
      ...picture,
      hotel: hotelRef,
    }),
  }),
  facilities: file('Facilities', {
    cards: entries('The cards with hours on the Facilities page.', [1, 12], {
      title: title(30),
      hours,
      description: text([40, 240], 'Two or three sentences.'),
      ...picture,
      button,
      link: reference('page', 'Page | The page that the button opens.'),
      enquiry: enquiryName.optional(),
    }),
  }),
  explore: file('Explore Hotels', {
    tabs: entries('The tabs on Home and Facilities.', [1, 10], {
      id,
      icon,
      title: title(20),
      description: text([40, 320], 'Two or three sentences.'),
      ...picture,
      hotel: hotelRef,
      hours: hours.optional().meta(fieldMeta('Hours | Empty: those of the Facilities card of this name.')),
      button,
    }),
    tiles: entries('The tiles below the tabs.', [1, 12], {
      icon,
      title: title(30),
      description: text(80, 'One line.'),
      enquiries: list(`Begins messages | ${enquiryHint}`, [0, 2], enquiryName).optional(),
    }),
  }),
  counters: file('Figures', {
    counters: entries('Figures | The figures on Home.', [1, 8], {
      id,
      icon,
      value: wholeNumber(
        'Empty: the number of hotels in the search, the slider and the gallery.',
        0,
      ).optional(),
      label: text(24, 'What is counted.'),
      suffix: text(3, 'After the number: "%".').optional(),
    }),
  }),
  about: file('About page', {
    hero: pageHero,
    story: group('Below the title "OUR STORY".', {
      paragraphs: list('The story, in order.', [1, 5], paragraph(60, 600)),
      ...picture,
    }),
    quote: group('In large letters on Home.', {
      text: text(140, 'One or two sentences out of the story.'),
      source: text(40, 'Who said it.'),
    }),
    why: group('Below the title "Why Choose Us?".', {
      text: paragraph(60, 400),
      points: list('What you promise.', [2, 6], text(120, 'Promise | One promise, one sentence.')),
    }),
    features: entries('The six tiles of the About page.', [6, 6], {
      icon,
      title: title(30),
      description: text(120, 'One sentence.'),
    }),
    progress: entries('Bars | How guests judge you.', [1, 6], {
      label: text(40, 'What guests judged.'),
      shown: number('Per cent as written | The figure that guests read.', 0, 100),
      drawn: number('Per cent as drawn | How long the bar is.', 0, 100),
    }),
  }),
  contact: file('Contact page', {
    hero: pageHero
      .omit({ picture: true, alt: true, focus: true })
      .meta(fieldMeta('Top | The top of the page.')),
    intro: text(240, 'Beside the form.'),
    enquiryIntro: text(160, 'Above a message that a link has begun.'),
    enquiries: group('Messages that links begin | Guests only fill in the dots.', {
      ...fieldForEach(enquiryNames, () => enquiry),
    }),
    roomEnquiry: group('Asking for a room | Every hotel has this link and this message.', {
      link: text(30, 'Words of the link | "Ask for a room".'),
      title: title(30),
      message: text([20, 300], 'Message | {hotel} is its name and town; guests fill in the dots.'),
    }),
    map: group('The drawn map of the office.', {
      title: text(60, 'Names the town of the office.'),
      caption: text(200, 'The way from the station, in words.'),
      town: reference('town', 'Town of the drawn map | Change it only when the map is drawn again.'),
      places: group('Words on the drawn map | The map itself is drawn by hand.', {
        ...fieldForEach(drawnPlaces, () => text(24, 'A word on the drawn map.')),
      }),
    }),
  }),
  questions: file('Questions and answers', {
    questions: entries('What guests ask before they book.', [8, 24], {
      question: text(80, 'As a guest would ask it.'),
      answer: text([20, 300], 'What is true of every hotel.'),
      fact: oneOf(
        'Then what each hotel says about | Hotels with the same text are listed together.',
        factNames,
      ).optional(),
    }),
  }),
  privacy: file('Privacy notice', {
    title: title(60),
    summary: text(160, 'One sentence next to the form.'),
    officer: group('Who answers | Who answers questions about the data; the address is that of the group.', {
      title: text(40, 'Heading | What the notice calls it: "Who answers".'),
      name: text(40, 'A person of your house.'),
      role: text(40, 'What this person does.'),
    }),
    sections: entries('Parts | Ask someone who knows the law before you change them.', [3, 8], {
      title: title(40),
      text: paragraph(40, 500),
    }),
    storedTitle: text(60, 'Title of what is kept | Above the list below.'),
    storedIntro: text(160, 'Words above the list | Above the list below.'),
    stored: entries('What the browser keeps | Changes only with the code.', [1, 9], {
      what: text(120, 'What is kept, in everyday words.'),
      until: text(120, 'Until when it is kept.'),
      places: list('', [1, 9], text(80, '', 'hidden'), 'hidden'),
    }),
    storedRemoval: text(240, 'How to delete it | Below the list.'),
  }),
  'access-note': file('Accessibility of the site', {
    title: title(60),
    paragraphs: list('What works, what does not.', [2, 4], text(320, `Paragraph | ${contactHint}`)),
  }),
  malayalam: file('Words in Malayalam', {
    summary: malayalamWord('In Malayalam'),
    address: malayalamWord('Address'),
    phone: malayalamWord('Phone'),
    times: malayalamWord('Check-in'),
    timesFromUntil: text(80, 'From … until … | Keep {in} and {out}.'),
    morning: malayalam(20, 'In the morning | From 4 to 11 o’clock.'),
    noon: malayalam(20, 'At noon | From 12 to 3 o’clock.'),
    evening: malayalam(20, 'In the evening | From 4 to 6 o’clock.'),
    night: malayalam(20, 'At night | From 7 o’clock on.'),
    ...inMalayalam(40, 'The words for "*".').shape,
  }),
  labels: { title: 'Buttons and short words', keyed: label },
  'not-found': file('Page not found', {
    title: title(60),
    text: text(240, 'What to do at a wrong address.'),
    ...picture,
  }),
  offline: file('Offline page', {
    title: title(60),
    text: text(240, 'What to do without a connection.'),
    tryAgain: text(40, 'Button | What the button says.'),
    phonesTitle: text(60, 'Title above the phones | Above the phone numbers.'),
    phonesText: text(120, 'Words above the phones | Below that title.'),
    linksTitle: text(60, 'Title above the pages | Above the pages that are saved.'),
  }),
} as const;

/** The schema of a file; `keys` are those that a keyed file has. */
export function schemaOf(name: FileName, keys: readonly string[]): z.ZodType {
  const file = files[name];
  return 'schema' in file ? file.schema : z.strictObject(fieldForEach(keys, () => file.keyed));
}

export type FileName = keyof typeof files;

/** What a file holds: as it is written there (`input`), or as pages use it (`output`), by the keys that it has. */
type In<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type Out<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;
type FileContent<Name extends FileName> = (typeof files)[Name] extends { keyed: infer Entry }
  ? Record<string, In<Entry>>
  : (typeof files)[Name] extends { schema: infer Schema }
    ? In<Schema>
    : never;
export type Parsed<Name extends FileName, Keys = Record<string, unknown>> = (typeof files)[Name] extends {
  keyed: infer Entry;
}
  ? Record<keyof Keys, Out<Entry>>
  : (typeof files)[Name] extends { schema: infer Schema }
    ? Out<Schema>
    : never;

export type HotelFile = z.input<typeof hotel>;
export type ParsedHotel = z.output<typeof hotel>;

/** Everything that the hotels say, as it is in the files; hotels by the name of their file. */
export type Content = { [Name in FileName]: FileContent<Name> } & { hotels: Record<string, HotelFile> };

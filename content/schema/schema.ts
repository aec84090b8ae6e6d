/**
 * The schema of the content: one for each JSON file. The types are inferred from it, the form of `npm run edit` is made
 * from it, and the check refuses what does not fit. It defines what can be checked in one field: kind, length, pattern,
 * choices. The messages are in content/check/schema-messages.ts, and rules that compare fields in content/check/rules/.
 */
import { z } from 'zod';

import {
  button,
  fieldMeta,
  fieldForEach,
  entries,
  group,
  list,
  number,
  oneOf,
  paragraph,
  pattern,
  reference,
  text,
  title,
  wholeNumber,
  yesNo,
} from './field-kinds';
import { factNames, inMalayalam, type hotel } from './hotel-schema';
import {
  address,
  coordinates,
  hotelRef,
  hours,
  icon,
  id,
  malayalam,
  offerCode,
  pageHero,
  phone,
  picture,
  pin,
  rupees,
  streets,
  townRef,
} from './shared-fields';
import { districtNames, enquiryNames, languages, mapWords, networkNames } from './vocabulary';
import { mailbox, siteUrl, siteUrlHint } from './web-addresses';

const contactHint = 'Write {phone} and {email} where these belong.';
const enquiryHint = 'A link on the site opens the Contact page with this message in the form.';
const enquiryName = oneOf(`Prepared message | ${enquiryHint}`, enquiryNames);

const enquiryMessage = text(
  [20, 300],
  'Message | The site replaces {hotel} by the name and the town of the hotel. Guests fill in the dots.',
);

/** A message that a link begins. */
const enquiry = group(enquiryHint, {
  link: text(30, 'Text of the link | Such as "Ask about a wedding".'),
  title: title(30),
  hotel: hotelRef.optional(),
  message: enquiryMessage,
});
const malayalamWord = (label: string) => malayalam(40, `${label} | The Malayalam words for "${label}".`);
const page = group('What search engines, shared links and the menu show of this page.', {
  path: text(40, '', 'hidden'),
  menu: text(16, 'Name in the menu | If empty, the page is not in the menu.').optional(),
  title: text(30, 'Browsers and search engines show it after the brand.'),
  description: text([70, 160], 'What search engines and shared links show.'),
  ...picture,
});

const heading = group('The title of a section.', {
  title: text(60, 'The words above the section.'),
  intro: text(200, 'One sentence below the title. It can be empty.').or(z.literal('')).optional(),
});

const label = text(
  160,
  'Shown exactly as you write it. Keep the words in braces, such as {n}: the site replaces them.',
);

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
    shortName: text(16, 'If empty, the first word of the brand.').optional(),
    legalName: text(60, 'Registered name of the company | It is in the privacy notice.'),
    url: pattern(100, `Address of this site | ${siteUrlHint}`, siteUrl, { input: 'url' }),
    language: oneOf(
      'The language of the site: English as in India, Britain or America. Screen readers use it.',
      languages,
    ),
    tagline: text(60, 'What the group is, in one line.'),
    blurb: text([60, 300], 'Paragraph in the footer | Below the name.'),
    phone,
    email: pattern(100, 'E-mail | A mailbox that is read every day: "stay@example.com".', mailbox, {
      input: 'email',
      fix: 'Write an address such as stay@example.com.',
    }),
    whatsAppText: text(120, 'First chat message | WhatsApp shows it when a guest opens the chat.'),
    address: group('Address of the office | The postal address of your office.', {
      lines: streets,
      town: townRef,
      pin,
    }),
    coordinates,
    topBarTowns: list(
      'Towns in the top bar | Up to eight of the towns in which you have a hotel.',
      [1, 8],
      z.string(),
      'town',
    ),
    social: entries('Social networks | The icons in the footer.', [0, 4], {
      network: oneOf('The network of the account.', networkNames),
      url: address('Address of your account | Open your page there and copy the address.'),
      isPlaceholder: yesNo('No account yet | The icon is grey, says "soon" and has no link.').optional(),
    }),
    copyrightYear: wholeNumber(
      'The year in the last line of every page.',
      2000,
      new Date().getFullYear() + 1,
    ),
    credit: group('Who built the site | The company in the last line of every page.', {
      label: text(40, 'Name | The name of the company.'),
      url: address('Address | The website of the company.'),
    }),
    officialChannels: text([40, 240], `Warning of look-alike sites | ${contactHint}`),
  }),
  towns: file('Towns', {
    towns: entries('Every town with a hotel or an office.', [1, 99], {
      name: text(30, 'As on a map, such as Kumarakom.'),
      malayalam: malayalam(30, 'Name in Malayalam | It is on the map of Kerala.'),
      district: oneOf('The check compares PINs and positions with it.', districtNames),
    }),
  }),
  pages: { title: 'Pages', keyed: page },
  headings: { title: 'Titles of sections', keyed: heading },
  hero: file('First screen', {
    main: group('First slide | A picture without a text.', picture),
    slides: entries('The slides after the first one.', [1, 6], {
      ...picture,
      hotel: hotelRef,
      tagline: text(80, 'One short sentence over the picture.'),
    }),
  }),
  offers: file('Offers', {
    offers: entries('The site shows the offers in this order, until you remove them.', [1, 12], {
      id,
      percent: wholeNumber('The discount in per cent, such as 15. The site then writes "15% OFF".', 1, 80),
      code: offerCode,
      title: title(40),
      description: text(160, 'Who gets it, from when until when, and what is excluded.'),
    }),
  }),
  'book-direct': file('Why book direct', {
    title: text(60, 'Title | Above the reasons.'),
    reasons: list(
      'Reasons | Up to three, beside the booking links. Each must be true of every hotel. If there are none, the site shows nothing.',
      [0, 3],
      text(120, 'Reason | One sentence.'),
    ),
  }),
  rooms: file('Rooms and prices', {
    rooms: entries('The cards with prices.', [1, 24], {
      title: title(30),
      price: rupees('Rupees per night, in digits only: 1950.'),
      oldPrice: rupees(
        'Price before the discount | The site then writes "20% off". Leave it empty without a discount.',
      ).optional(),
      rating: number('Stars from 1 to 5, such as 4.5.', 1, 5),
      reviews: wholeNumber('Number of reviews | How many guests gave these stars.', 1),
      bed: text(60, 'The number and kind of beds, such as "1 queen bed".'),
      squareMetres: wholeNumber(
        'Size | In square metres, such as 24. If empty, the site does not show it.',
        5,
        300,
      ).optional(),
      sleeps: wholeNumber(
        'Guests | How many people can sleep in the room. If empty, the site does not show it.',
        1,
        12,
      ).optional(),
      view: text(
        60,
        'View | Such as "View: garden or hills, depending on the hotel". If empty, the site does not show it.',
      ).optional(),
      includes: list(
        'Included | What the price includes in every hotel with this room. If empty, the site does not show it.',
        [0, 6],
        text(24, 'One thing, such as "Breakfast".'),
      ).optional(),
      ...picture,
    }),
    carousel: entries('Room carousel | The row of rooms that moves, on three pages.', [1, 12], {
      id,
      title: title(30),
      subtitle: text(80, 'One line that says what is special about this room.'),
      ...picture,
      hotel: hotelRef,
    }),
  }),
  facilities: file('Facilities', {
    cards: entries('The cards with opening hours on the Facilities page.', [1, 12], {
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
    tabs: entries('The tabs on Home and Facilities.', [2, 10], {
      id,
      icon,
      title: title(20),
      description: text([40, 320], 'Two or three sentences.'),
      ...picture,
      hotel: hotelRef,
      hours: hours
        .optional()
        .meta(fieldMeta('Hours | If empty, the hours of the Facilities card with the same title.')),
      button,
    }),
    tiles: entries('The tiles below the tabs.', [1, 12], {
      icon,
      title: title(30),
      description: text(80, 'One line.'),
      enquiries: list(`Prepared messages | ${enquiryHint}`, [0, 2], enquiryName).optional(),
    }),
  }),
  counters: file('Figures', {
    counters: entries('Figures | The numbers on Home.', [1, 8], {
      id,
      icon,
      value: wholeNumber(
        'If empty, the number of hotels in the search, the slider and the gallery.',
        0,
      ).optional(),
      label: text(24, 'What the number counts.'),
      suffix: text(3, 'The sign after the number, such as "%".').optional(),
    }),
  }),
  about: file('About page', {
    hero: pageHero,
    story: group('Below the title "OUR STORY".', {
      paragraphs: list('The story, in order.', [1, 5], paragraph(60, 600)),
      ...picture,
    }),
    quote: group('The quotation in large letters on Home.', {
      text: text(140, 'One or two sentences of the story.'),
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
    progress: entries('Bars | How guests rate you.', [1, 6], {
      label: text(40, 'What guests rated.'),
      shown: number('Per cent as a number | The number that guests read.', 0, 100),
      drawn: number('Per cent as a bar | The length of the bar.', 0, 100),
    }),
  }),
  contact: file('Contact page', {
    hero: pageHero
      .omit({ picture: true, alt: true, focus: true })
      .meta(fieldMeta('Top | The top of the page.')),
    intro: text(240, 'Beside the form.'),
    enquiryIntro: text(160, 'Above a prepared message.'),
    enquiries: group('Prepared messages | Guests only fill in the dots.', {
      ...fieldForEach(enquiryNames, () => enquiry),
    }),
    roomEnquiry: group('Request for a room | Every hotel has this link and this message.', {
      link: text(30, 'Text of the link | Such as "Ask for a room".'),
      title: title(30),
      message: enquiryMessage,
    }),
    map: group('The drawn map of the office.', {
      title: text(60, 'The title above the map, with the town of the office.'),
      caption: text(200, 'How to walk from the station to the office.'),
      town: reference('town', 'Town of the drawn map | Change it only together with the drawing.'),
      places: group('Words on the drawn map | The drawing itself is part of the code.', {
        ...fieldForEach(mapWords, () => text(24, 'A word on the drawn map.')),
      }),
    }),
  }),
  questions: file('Questions and answers', {
    questions: entries('What guests ask before they book.', [8, 24], {
      question: text(80, 'As a guest would ask it.'),
      answer: text([20, 300], 'What is true for every hotel.'),
      fact: oneOf(
        'Also show for each hotel | The site lists hotels with the same text together.',
        factNames,
      ).optional(),
    }),
  }),
  privacy: file('Privacy notice', {
    title: title(60),
    summary: text(160, 'One sentence next to the form.'),
    officer: group(
      'Contact person | The person who answers questions about the data. The address of the group is used.',
      {
        title: text(40, 'Heading | The title of this part, such as "Who answers".'),
        name: text(40, 'A person who works for you.'),
        role: text(40, 'The job of this person.'),
      },
    ),
    sections: entries('Parts | Ask a lawyer before you change them.', [3, 8], {
      title: title(40),
      text: paragraph(40, 500),
    }),
    storedTitle: text(60, 'Title of the list | Above the list of stored data.'),
    storedIntro: text(160, 'Introduction to the list | Between that title and the list.'),
    stored: entries('What the browser stores | Change it only together with the code.', [1, 9], {
      what: text(120, 'What the browser stores, in everyday words.'),
      until: text(120, 'How long the browser stores it.'),
      places: list('', [1, 9], text(80, '', 'hidden'), 'hidden'),
    }),
    storedRemoval: text(240, 'How to delete it | The text below the list.'),
  }),
  'site-accessibility': file('Accessibility of the site', {
    title: title(60),
    paragraphs: list('What works and what does not.', [2, 4], text(320, `Paragraph | ${contactHint}`)),
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
    ...inMalayalam(40, 'The Malayalam words for "*".').shape,
  }),
  labels: { title: 'Buttons and short words', keyed: label },
  'not-found': file('Page not found', {
    title: title(60),
    text: text(240, 'What guests can do at a wrong address.'),
    ...picture,
  }),
  offline: file('Offline page', {
    title: title(60),
    text: text(240, 'What guests can do without a connection.'),
    tryAgain: text(40, 'Button | The words on the button.'),
    phonesTitle: text(60, 'Title above the phone numbers | A few words.'),
    phonesText: text(120, 'Text above the phone numbers | Below that title.'),
    linksTitle: text(60, 'Title above the saved pages | A few words.'),
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

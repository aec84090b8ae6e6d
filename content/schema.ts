/**
 * The single truth about the content: one schema for each JSON file. The types are inferred from it, the form of
 * `npm run edit` is made from it (`title` is a field's label, `description` its hint, `form` what chooses its value),
 * and the check refuses what does not fit. It has what a form can know: kinds, lengths, patterns, choices. Everything
 * else is in rules/; the sentences for what does not fit are in sentences.ts.
 */
import { z } from 'zod';

import { iconNames } from './icons';
import { readCode, readText } from './invisible';
import { phoneNumber } from './phone';
import { pictureName } from './picture-names';
import {
  districtNames,
  drawnPlaces,
  enquiryNames,
  languages,
  linkKinds,
  networkNames,
  showers,
} from './vocabulary';
import { mailbox, siteUrl, siteUrlHint, webAddress } from './web-addresses';

type Limits = readonly [min: number, max: number];

/**
 * What the form shows next to a field.
 *
 * @param words its hint, or 'Label | hint' where its name is not a good label
 * @param form what chooses its value: 'picture', 'hotel', 'url'
 */
function described(words: string, form?: string) {
  const [description, title] = words.split(' | ').reverse();
  return { description, ...(title && { title }), ...(form && { form }) };
}

/** Words: `text(60, hint)` takes 1 to 60 characters, `text([60, 600], hint)` 60 to 600. `read` tidies what was written. */
function text(size: number | Limits, hint: string, form?: string, read = readText) {
  const [min, max] = typeof size === 'number' ? [1, size] : size;
  return z.string().overwrite(read).min(min).max(max).meta(described(hint, form));
}

interface PatternOptions {
  form?: string;
  read?: typeof readCode;
  /** What the check says of words that do not fit. The form always says the hint, and so does the check without this. */
  fix?: string;
}

/** Words with a pattern. */
const pattern = (
  max: number,
  hint: string,
  regex: RegExp,
  { form, read = readCode, fix = described(hint).description }: PatternOptions = {},
) =>
  text(max, hint, form, read)
    .regex(regex, { error: ({ input }) => `'${String(input)}' is not right. ${fix}` })
    .meta(described(hint, form));

/** Malayalam with a name between its words, but not two words of English in a row. */
const malayalam = (max: number, hint: string) =>
  pattern(
    max,
    `${hint} In Malayalam letters.`,
    /^(?=[^]*[\u0d00-\u0d7f])(?![^]*[A-Za-z]{3}[^\u0d00-\u0d7f]*[ ,.][^\u0d00-\u0d7f]*[A-Za-z]{3})/,
    { read: readText, fix: 'Write all of it in Malayalam letters.' },
  );
const range = '([A-Za-z -]+ )?TIME( to TIME)?'.replaceAll('TIME', '(1[0-2]|[1-9])(:[0-5]\\d)? [AP]M');
const hours = pattern(
  40,
  'Write "7:30 AM to 10:00 PM", or "24/7".',
  new RegExp(`^(24/7|${range}(, ${range})*)$`),
);
const title = (max: number) => text(max, 'Title | A few words, without a full stop.');
const button = text(24, 'What the button says: "Reserve a Table".');
const paragraph = (min: number, max: number) => text([min, max], 'Paragraph | A few sentences.');

const copied = 'Copy it from the browser: "https://www.example.com/".';
const address = (hint: string) => pattern(300, `${hint} ${copied}`, webAddress, { form: 'url', fix: copied });
const yesNo = (hint: string, form?: string) => z.boolean().meta(described(hint, form));
const number = (hint: string, min: number, max: number, error?: (value: number) => string | undefined) =>
  z
    .number()
    .min(min, error && { error: ({ input }) => error(Number(input)) })
    .max(max, error && { error: ({ input }) => error(Number(input)) })
    .meta(described(hint));
const whole = (hint: string, min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.int().min(min).max(max).meta(described(hint));
const rupees = (hint: string) => whole(hint, 1, 100_000);
const one = <const Values extends readonly string[]>(hint: string, values: Values) =>
  z.enum(values).meta(described(hint));
/** A name out of another file, which `form` chooses. */
const ref = (form: string, hint: string) => z.string().min(1).meta(described(hint, form));
const group = <Shape extends z.ZodRawShape>(hint: string, shape: Shape) =>
  z.strictObject(shape).meta(described(hint));
const list = <Value extends z.ZodType>(hint: string, [min, max]: Limits, value: Value, form?: string) =>
  z.array(value).min(min).max(max).meta(described(hint, form));
/** A list of groups. */
const entries = <Shape extends z.ZodRawShape>(hint: string, limits: Limits, shape: Shape) =>
  list(hint, limits, z.strictObject(shape));
/** The same kind of field under several names. */
const each = <Name extends string, Field extends z.ZodType>(
  names: readonly Name[],
  field: (label: string) => Field,
) => Object.fromEntries(names.map((name) => [name, field(name)])) as Record<Name, Field>;

/** An id of an older entry; new ones take theirs from the title. */
const id = text(40, '', 'hidden').optional();
const icon = one('The small drawing next to the words.', iconNames);
const time = (label: string) =>
  pattern(
    20,
    `${label} | Write "14:00" for two o’clock in the afternoon. From 07:00 to 23:59.`,
    /^(0[7-9]|1\d|2[0-3]):[0-5]\d$/,
  );
const phone = pattern(
  24,
  'Write "+91 481 555 0100", with spaces. The button that calls follows from it.',
  /^(?=.* )\+(91(?! ?0)( ?\d){10}|91 ?1800( ?\d){6,7}|1( ?\d){10}|(?!91)[2-9]( ?\d){7,14})$/,
).transform(phoneNumber);
const hotelRef = ref('hotel', 'Hotel | Its name, phone and booking page are shown.');
const townRef = ref('town', 'Town | Not in the list? Add it under Towns first.');
const latitudes: Limits = [8, 13];
const longitudes: Limits = [74, 78];
const outsideKerala =
  ([low, high]: Limits, other: string) =>
  (value: number): string =>
    value >= low && value <= high
      ? `is ${value}, which is a ${other}; swap the two numbers`
      : `is ${value}, which is not in Kerala; copy both numbers from the map again`;
const coordinates = group('Long-press the entrance in a map on your phone: it shows both numbers.', {
  latitude: number(
    'The first figure, with four digits after the point: 9.9679.',
    ...latitudes,
    outsideKerala(longitudes, 'longitude'),
  ),
  longitude: number('The second figure: 76.2478.', ...longitudes, outsideKerala(latitudes, 'latitude')),
});
const pin = pattern(20, 'PIN | Six digits without a space, which begin with 67, 68 or 69.', /^6[789]\d{4}$/);
const streets = list(
  'House and street | As on a letter, without town and PIN.',
  [1, 4],
  pattern(60, 'Line | A line of the address, without town and PIN.', /^(?!.*\d{3} ?\d{3}\b)/, {
    fix: 'Write it without town and PIN, which have their own fields.',
  }),
);

/** A picture and the words for those who cannot see it, which are written once, wherever it is used. */
const picture = {
  picture: ref(
    'picture',
    'Picture | At least 720 x 480 pixels. It is made smaller, and loses its place (GPS).',
  ).transform(pictureName),
  alt: text(
    [20, 180],
    'What the picture shows | One sentence for people who cannot see it. Empty: said elsewhere of this picture.',
  ).optional(),
  focus: list(
    'Centre of interest | Two numbers: per cent from the left edge, then from the top. This point is never cut off. Empty: the middle.',
    [2, 2],
    whole('The first from the left edge, the second from the top.', 0, 100),
  ).optional(),
};
const pageHero = group('Top | The top of the page.', {
  title: title(40),
  intro: text(200, 'One or two sentences below the title.'),
  ...picture,
});

/** What a hotel says of itself before guests come. */
const stayWords = {
  identity: text(200, 'ID proof | What only this hotel asks for. Empty: nothing more.'),
  children: text(200, 'Children | From which age, and until which age they stay free.'),
  pets: text(200, 'Pets | Whether they may come, and where they stay.'),
  cancellation: text(200, 'Cancellation | Until when it is free, and what it costs after that.'),
  airport: text(200, 'From the airport | Its name, kilometres and time.'),
  railway: text(200, 'From the station | Its name, kilometres and time.'),
  road: text(200, 'By road | The last turns, as you would say them on the phone.'),
  bus: text(200, 'A bus | Where it waits. Empty: ask the desk.'),
  food: text(200, 'Food | What vegetarians eat. Empty: ask the desk.'),
  temple: text(200, 'At the temple | How to dress. Empty: there is no temple near.'),
};
const mayBeEmpty = { identity: true, bus: true, food: true, temple: true } as const;

/** The facts of a hotel that an answer may list. */
const factNames = ['checkIn', 'access', ...Object.keys(stayWords)] as FactName[];
export type FactName = 'checkIn' | 'access' | keyof typeof stayWords;

/** The Malayalam of each of these fields, with the same label. */
function inMalayalam(max: number, hint: string) {
  const fields = Object.entries(stayWords).map(([name, field]) => {
    const label = field.meta()!.title!;
    return [name, malayalam(max, `${label} | ${hint.replace('*', label)}`)];
  });
  return z.strictObject(Object.fromEntries(fields) as typeof stayWords);
}

/** Texts of a hotel in Malayalam; each translates the English field of the same name. */
const hotelInMalayalam = z.strictObject({
  name: malayalam(60, 'The name of the hotel.'),
  address: malayalam(160, 'House, street, town and PIN.'),
  ...inMalayalam(200, 'The same as "*", with the same figures.').partial().shape,
});

/** Yes, no, or nothing: what is not known is not in the file. */
const known = (label: string) =>
  yesNo(`${label} | While it is not known, guests are asked to ask the desk.`, 'known').optional();

/** What was measured in the hotel; what is left empty is unknown. */
const access = group('Steps, lift and doors | What a guest in a wheelchair must know. Measure it.', {
  stepFree: known('Step-free from the street to a room'),
  lift: known('Lift'),
  doorWidthCm: whole('Narrowest door | From the street to the bed, in centimetres.', 50, 200).optional(),
  bathroom: one('Shower | Low step: up to 3 cm.', showers).optional(),
  parking: known('Marked parking space at the entrance'),
  note: text(160, 'What else helps: "Four rooms are on the ground floor."').optional(),
});

/** One hotel of the group; the file's name is its id. */
export const hotel = z.strictObject({
  order: z.int().min(1).optional().meta(described('', 'hidden')),
  name: text(60, 'As it is on the door: 40 letters fit everywhere.'),
  town: townRef,
  tagline: text(90, 'One line below the name.'),
  description: text([60, 600], 'The paragraph in the list of hotels.'),
  phone,
  link: group('Booking page | The page that "Book Now" opens.', {
    url: address('Address | Where guests book.'),
    kind: one('Kind of page | Marketplace: a page at an agency, such as MakeMyTrip.', linkKinds),
  }),
  isFeatured: yesNo('In the search, the slider and the gallery | Then it needs all the pictures below.'),
  picture: picture.picture.optional(),
  alt: picture.alt,
  focus: picture.focus,
  address: group('As a letter reaches the hotel.', {
    lines: streets,
    locality: text(40, 'The part of the town: Fort Kochi.'),
    pin,
  }),
  coordinates,
  amenities: list('What the hotel has.', [3, 12], text(40, 'Amenity | A few words: "Free parking".')),
  rooms: list('Rooms | Which rooms the hotel has; its prices follow from them.', [1, 24], z.string(), 'room'),
  roomCount: whole('Number of rooms | How many rooms guests can book. Empty: not shown.', 1, 999).optional(),
  stay: group('Before you come | What guests ask before they travel.', {
    checkIn: time('Check-in from'),
    checkOut: time('Check-out until'),
    ...z.strictObject(stayWords).partial(mayBeEmpty).shape,
  }),
  access: access.default({}),
  nearby: entries(
    'What is near | Three to five places that guests ask about. The nearest is shown first.',
    [0, 5],
    {
      name: text(40, 'Place | A temple, a beach, a market: "Chinese fishing nets".'),
      kilometres: number(
        'Kilometres | By road: 0.8. The minutes on foot follow from a short way; a long one needs no decimals.',
        0.1,
        99,
      ),
    },
  ).optional(),
  halls: entries('Halls | For weddings and meetings. None: leave it empty.', [0, 4], {
    name: text(40, 'What guests call it: "Banquet hall".'),
    seated: whole('Guests seated | How many can sit at tables.', 2, 3000),
    standing: whole('Guests standing | Empty: not shown.', 2, 5000).optional(),
    squareMetres: whole('Size | In square metres, without the stage. Empty: not shown.', 10, 5000).optional(),
    daylight: yesNo('Daylight | Whether it has windows. Not known: not shown.', 'known').optional(),
  }).optional(),
  reviews: entries('Review links | Sites where guests have written of you.', [0, 4], {
    name: text(24, 'Name of the site | "Google" or "Tripadvisor".'),
    url: address('Address of your reviews | Open your reviews there and copy it.'),
  }).default([]),
  malayalam: hotelInMalayalam
    .optional()
    .meta(described('Texts in Malayalam | Someone who reads Malayalam should read it twice.')),
  rows: entries('Slider rows | Three; what each is about, its heading says.', [0, 3], {
    heading: text(60, 'The name of the hotel, then "Premium Quality Rooms", then "Our Vision".'),
    text: text([60, 600], 'Two to four sentences.'),
    ...picture,
  }).default([]),
  gallery: entries('Gallery pictures | 6 to 12, each shown in one gallery only.', [0, 12], {
    ...picture,
    caption: text(120, 'The line below the picture: what guests would say of it.'),
  }).default([]),
});

const contactHint = 'Write {phone} and {email} where these belong.';
const enquiryHint = 'A link begins this message to you; its words are on the Contact page.';
const enquiryName = one(`Begins a message | ${enquiryHint}`, enquiryNames);

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
  title: text(30, 'Behind the brand, in browsers and search engines.'),
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
 * What each JSON file of content/ holds, in the order in which mistakes are listed: one `schema`, or entries of one kind
 * under keys that the pages name (`keyed`).
 */
export const files = {
  site: file('The group', {
    name: text(40, 'Brand | The name of the group, everywhere on the site.'),
    shortName: text(16, 'Empty: the first word of the brand.').optional(),
    legalName: text(60, 'Company as registered | Printed in the privacy notice.'),
    url: pattern(100, `Address of this site | ${siteUrlHint}`, siteUrl, { form: 'url' }),
    language: one('How browsers read it aloud: English of India.', languages),
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
      network: one('Where the account is.', networkNames),
      url: address('Address of your account | Open your page there and copy the address.'),
      isPlaceholder: yesNo('No account yet: grey, without a link | Shown as "soon".').optional(),
    }),
    copyrightYear: whole('In the last line of every page.', 2000, new Date().getFullYear() + 1),
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
      district: one('PIN and position are compared with it.', districtNames),
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
      percent: whole('How much is taken off: 15. The label "15% OFF" follows.', 1, 80),
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
      reviews: whole('Number of reviews | How many guests gave these stars.', 1),
      bed: text(60, 'How many beds and which: "1 queen bed".'),
      squareMetres: whole('Size | In square metres: 24. Empty: not shown.', 5, 300).optional(),
      sleeps: whole('Guests | How many can sleep in it. Empty: not shown.', 1, 12).optional(),
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
      link: ref('page', 'Page | The page that the button opens.'),
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
      hours: hours.optional().meta(described('Hours | Empty: those of the Facilities card of this name.')),
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
      value: whole('Empty: the number of hotels in the search, the slider and the gallery.', 0).optional(),
      label: text(24, 'What is counted.'),
      suffix: text(3, 'Behind the figure: "%".').optional(),
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
      .meta(described('Top | The top of the page.')),
    intro: text(240, 'Beside the form.'),
    enquiryIntro: text(160, 'Above a message that a link has begun.'),
    enquiries: group('Messages that links begin | Guests only fill in the dots.', {
      ...each(enquiryNames, () => enquiry),
    }),
    roomEnquiry: group('Asking for a room | Every hotel has this link and this message.', {
      link: text(30, 'Words of the link | "Ask for a room".'),
      title: title(30),
      message: text([20, 300], 'Message | {hotel} is its name and town; guests fill in the dots.'),
    }),
    map: group('The drawn map of the office.', {
      title: text(60, 'Names the town of the office.'),
      caption: text(200, 'The way from the station, in words.'),
      town: ref('town', 'Town of the drawn map | Change it only when the map is drawn again.'),
      places: group('Words on the drawn map | The map itself is drawn by hand.', {
        ...each(drawnPlaces, () => text(24, 'A word on the drawn map.')),
      }),
    }),
  }),
  questions: file('Questions and answers', {
    questions: entries('What guests ask before they book.', [8, 24], {
      question: text(80, 'As a guest would ask it.'),
      answer: text([20, 300], 'What is true of every hotel.'),
      fact: one(
        'Then what each hotel says of | Hotels with the same text are listed together.',
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
  return 'schema' in file ? file.schema : z.strictObject(each(keys, () => file.keyed));
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

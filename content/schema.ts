/**
 * The single truth about the content: one schema for each JSON file. The types are inferred from it, the form of
 * `npm run edit` is made from it (`title` is a field's label, `description` its hint, `form` what chooses its value),
 * and the check refuses what does not fit. Sentences for zod's own findings are in rules/sentences.ts; rules that
 * compare entries are in rules/across.ts.
 */
import { z } from 'zod';

import { iconNames } from './icons';
import { districtNames } from './rules/places';
import {
  emailFault,
  hoursFault,
  networkNames,
  ownPageFault,
  phoneFault,
  siteUrlFault,
  timeZoneFault,
  webAddressFault,
} from './rules/reach';
import { altFault, faultOfPlaceholders, faultOfSigns, faultOfWords, malayalamFault } from './rules/words';

/** A string with checks of its own: each gives what is wrong and how to fix it, or nothing. */
function checked(text: z.ZodString, ...checks: ((value: string) => string | undefined)[]) {
  return text.superRefine((value, context) => {
    if (value === '') return;
    const fault = [...checks, faultOfSigns].map((check) => check(value)).find(Boolean);
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });
}

/** Words for guests: `text(60)` takes 1 to 60 characters, `text(600, 60)` 60 to 600. */
const text = (max: number, min = 1) =>
  checked(z.string().min(min).max(max), faultOfWords, (value) => faultOfPlaceholders(undefined, value));
const form = (kind: string, title?: string, description?: string) => ({
  form: kind,
  ...(title && { title }),
  ...(description && { description }),
});
const list = <T extends z.ZodType>(entry: T, min: number, max?: number) =>
  max === undefined ? z.array(entry).min(min) : z.array(entry).min(min).max(max);
/** The same words in Malayalam, which may also have digits, signs and names in capitals. */
const malayalam = (max: number) => checked(z.string().min(1).max(max), faultOfWords, malayalamFault);
const rupees = z.int().min(1).max(100_000);

/** An id of an older entry; new ones take theirs from the title. */
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no id; use lower-case letters, digits and dashes')
  .optional()
  .meta(form('hidden'));
const icon = z.enum(iconNames);
const hours = checked(z.string().min(1).max(40), faultOfWords, hoursFault).meta({
  description: "Like '7:30 AM to 10:00 PM', or '24/7'.",
});
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "is no time; write it in 24 hours, like '14:00'")
  .meta({ description: "In 24 hours: '14:00'." });
const webAddress = checked(z.string().min(1).max(300), webAddressFault);
const phone = checked(z.string().min(1), phoneFault).meta({
  description: "With +91 and spaces: '+91 481 555 0100'.",
});
const ownPage = checked(z.string().min(1), ownPageFault).meta(form('page'));
const hotelRef = z.string().min(1).meta(form('hotel', 'Hotel'));
const townRef = z
  .string()
  .min(1)
  .meta(form('town', 'Town', 'Not in the list? Add it under Towns first.'));
const coordinates = z
  .strictObject({ latitude: z.number().min(8).max(13), longitude: z.number().min(74).max(78) })
  .meta({ description: 'Degrees with four digits, as a map shows them: 9.9679 and 76.2478.' });
const pin = z
  .string()
  .regex(/^6[789]\d{4}$/, 'is no PIN of Kerala; write its six digits, which begin with 67, 68 or 69')
  .meta({ title: 'PIN' });

/** A picture and the words for those who cannot see it, which are written once, wherever it is used. */
const picture = {
  picture: z
    .string()
    .regex(
      /^\/pictures\/[^.]+\.(jpe?g|png|webp|avif)$/,
      "is no picture of content/pictures; write it like '/pictures/rooms/standard.jpg'",
    )
    .meta(form('picture', 'Picture', 'At least 720 x 480 pixels.')),
  alt: checked(z.string().min(20).max(180), faultOfWords, altFault).optional().meta({
    title: 'What the picture shows',
    description:
      'One sentence for people who cannot see it. Leave it empty if the picture is used elsewhere and described there.',
  }),
};
const photo = z.strictObject(picture);

/** The facts of a hotel that an answer may list. */
export const factNames = [
  'checkIn',
  'bus',
  'identity',
  'children',
  'food',
  'temple',
  'access',
  'pets',
  'cancellation',
  'airport',
] as const;
export type FactName = (typeof factNames)[number];

const stay = z
  .strictObject({
    checkIn: time,
    checkOut: time,
    identity: text(200).meta({ title: 'Identity papers', description: 'What guests show at the desk.' }),
    children: text(200).meta({ description: 'From which age, and until which age they stay free.' }),
    pets: text(200).meta({ description: 'Whether they may come, and where they stay.' }),
    cancellation: text(200).meta({ description: 'Until when it is free, and what it costs after that.' }),
    airport: text(200).meta({ title: 'From the airport', description: 'Its name, kilometres and time.' }),
    railway: text(200).meta({ title: 'From the station', description: 'Its name, kilometres and time.' }),
    road: text(200).meta({
      title: 'By road',
      description: 'The last turns, as you would say them on the phone.',
    }),
    bus: text(200).optional().meta({ title: 'A bus', description: 'Where it waits. Empty: ask the desk.' }),
    food: text(200).optional().meta({ title: 'Vegetarian food', description: 'Empty: ask the desk.' }),
    temple: text(200)
      .optional()
      .meta({ title: 'Dress for the temple', description: 'Empty: there is no temple near.' }),
  })
  .superRefine(({ checkIn, checkOut }, context) => {
    if (checkOut <= checkIn) return;
    const [hour = '', minutes = ''] = checkIn.split(':');
    context.addIssue({
      code: 'custom',
      path: ['checkIn'],
      message:
        Number(hour) < 7
          ? `'${checkIn}' is in the night; for the afternoon write '${Number(hour) + 12}:${minutes}'`
          : `'${checkIn}' is earlier than check-out at '${checkOut}'; exchange the two`,
    });
  });

const yesNo = z.boolean().optional().meta({ description: 'Unknown: guests are asked to ask the desk.' });

/** What was measured in the hotel; what is left empty is unknown. */
const access = z.strictObject({
  stepFree: yesNo.meta({ title: 'Step-free from the street to a room' }),
  lift: yesNo,
  doorWidthCm: z
    .int()
    .min(50)
    .max(200)
    .optional()
    .meta({ title: 'Narrowest door', description: 'On the way to the room and in it, in centimetres.' }),
  bathroom: z
    .enum(['roll-in', 'low-step', 'step'])
    .optional()
    .meta({ title: 'Shower', description: 'roll-in: no step; low-step: up to 3 cm; step: higher.' }),
  parking: yesNo.meta({ title: 'Marked parking space at the entrance' }),
  note: text(160).optional(),
});
const review = z.strictObject({
  name: text(24).meta({ title: 'Name of the site' }),
  url: webAddress.meta({ title: 'Address of your reviews there' }),
});
/** Texts of a hotel in Malayalam; each translates the English field of the same name. */
const hotelInMalayalam = z.strictObject({
  name: malayalam(60),
  address: malayalam(160).meta({ description: 'House, street, town and PIN.' }),
  airport: malayalam(200).optional(),
  railway: malayalam(200).optional(),
  road: malayalam(200).optional(),
});

const row = z.strictObject({ heading: text(60), text: text(600, 60), ...picture });
const galleryPicture = z.strictObject({ ...picture, caption: text(120) });

/** One property of the group; the file's name is its id. */
const hotel = z.strictObject({
  order: z.int().min(1).optional().meta(form('hidden')),
  name: text(60),
  town: townRef,
  tagline: text(90).meta({ description: 'One line below the name.' }),
  description: text(600, 60).meta({ description: 'The paragraph in the list of hotels.' }),
  phone,
  link: z.strictObject({
    url: webAddress.meta({ title: 'Address', description: 'Where guests book: https://…' }),
    kind: z.enum(['booking-engine', 'own-site', 'marketplace']).meta({ title: 'Kind of page' }),
  }),
  isFeatured: z.boolean().meta({
    title: 'In the search, the slider and the gallery',
    description: 'Needs three rows and 6 to 12 gallery pictures below.',
  }),
  ...picture,
  detail: photo.meta({ title: 'Detail', description: 'A door, a lamp or a cup, beside the map.' }),
  address: z.strictObject({
    lines: list(text(60), 1, 4).meta({ title: 'House and street' }),
    locality: text(40),
    pin,
  }),
  coordinates,
  amenities: list(text(40), 3, 12),
  rooms: z
    .array(z.string())
    .min(1)
    .meta(form('room', 'Rooms', 'Which rooms the hotel has; its prices follow from them.')),
  stay: stay.meta({ title: 'Before you come' }),
  access: access.default({}).meta({ title: 'Steps, lift and doors' }),
  reviews: list(review, 0, 4).default([]).meta({ title: 'Links to reviews' }),
  malayalam: hotelInMalayalam.optional().meta({ title: 'Texts in Malayalam' }),
  rows: list(row, 0, 3).default([]).meta({
    title: 'Slider rows',
    description: "Three: the hotel, 'Premium Quality Rooms', 'Our Vision'.",
  }),
  gallery: list(galleryPicture, 0, 12)
    .default([])
    .meta({ title: 'Gallery pictures', description: '6 to 12, each shown in one gallery alone.' }),
});

const offer = z.strictObject({
  id,
  percent: z.int().min(1).max(80),
  code: z
    .string()
    .min(1)
    .max(20)
    .regex(/^[A-Za-z0-9-]*$/, 'has a space or another sign in it; use letters, digits and dashes')
    .meta({ description: 'Guests type it on the booking page.' }),
  title: text(40),
  description: text(160),
});

const room = z
  .strictObject({
    title: text(30),
    price: rupees.meta({ title: 'Price', description: 'Rupees a night, digits alone: 1950.' }),
    oldPrice: rupees
      .optional()
      .meta({ title: 'Price before the discount', description: 'Empty: no discount.' }),
    rating: z.number().min(0).max(5),
    reviews: z.int().min(1).meta({ title: 'Number of reviews' }),
    bed: text(60),
    ...picture,
  })
  .refine(({ price, oldPrice }) => oldPrice === undefined || oldPrice > price, {
    path: ['oldPrice'],
    error: 'is not above the price; write what the room cost before, or leave it empty',
  });

const roomCarouselCard = z.strictObject({
  id,
  title: text(30),
  subtitle: text(80),
  ...picture,
  hotel: hotelRef,
});

const counter = z.strictObject({
  id,
  icon,
  value: z
    .int()
    .min(0)
    .optional()
    .meta({ description: 'Empty: the number of hotels in the search, the slider and the gallery.' }),
  label: text(24),
  suffix: text(3).optional().meta({ description: "Behind the value: '%'." }),
});

const exploreTab = z.strictObject({
  id,
  icon,
  title: text(20),
  description: text(320, 40),
  ...picture,
  hotel: hotelRef,
  hours: hours
    .optional()
    .meta({ description: 'Empty: those of the card of this name on the Facilities page.' }),
  button: text(24),
});
const enquiryRef = z
  .string()
  .optional()
  .meta({ title: 'Begins a message', description: 'The name of an enquiry in contact.json, like wedding.' });
const serviceTile = z.strictObject({
  icon,
  title: text(30),
  description: text(80),
  enquiries: list(z.string(), 0, 2).optional().meta({ title: 'Begins a message' }),
});

const facilityCard = z.strictObject({
  title: text(30),
  hours,
  description: text(240, 40),
  ...picture,
  button: text(24),
  link: ownPage,
  enquiry: enquiryRef,
});

const heroSlide = z.strictObject({ ...picture, hotel: hotelRef, tagline: text(80) });

const pageHero = z.strictObject({ title: text(40), intro: text(200), ...picture });
const progress = z.number().min(0).max(100);

const about = z.strictObject({
  hero: pageHero,
  story: z.strictObject({ paragraphs: list(text(600, 60), 1, 5), ...picture }),
  quote: z.strictObject({ text: text(140), source: text(40), ...picture }),
  why: z.strictObject({ text: text(400, 60), points: list(text(120), 2, 6) }),
  features: list(z.strictObject({ icon, title: text(30), description: text(120) }), 6, 6),
  progress: list(
    z.strictObject({
      label: text(40),
      shown: progress.meta({ title: 'Per cent as written' }),
      drawn: progress.meta({ title: 'Per cent as drawn' }),
    }),
    1,
    6,
  ),
});

/** A message that a link begins. */
const enquiry = z.strictObject({
  link: text(30).meta({ title: 'Words of the link' }),
  title: text(30),
  hotel: hotelRef.optional(),
  message: checked(z.string().min(20).max(300), faultOfWords).meta({
    title: 'Beginning of the message',
    description: '{hotel} is the name of the hotel and its city.',
  }),
});

const contact = z.strictObject({
  hero: pageHero.omit({ picture: true, alt: true }),
  intro: text(240).meta({ description: 'Beside the form.' }),
  enquiryIntro: text(160).meta({ description: 'Above a message that a link has begun.' }),
  enquiries: z
    .strictObject({ wedding: enquiry, meeting: enquiry, table: enquiry })
    .meta({ title: 'Messages that links begin' }),
  map: z.strictObject({
    title: text(60),
    caption: text(200),
    town: townRef.meta(form('town', 'Town of the drawn map', 'Change it only when the map is drawn again.')),
    places: z
      .strictObject({
        office: text(24),
        junction: text(24),
        station: text(24),
        townRoad: text(24),
        mainRoad: text(24),
        eastward: text(24),
        southward: text(24),
        northRiver: text(24),
        southRiver: text(24),
      })
      .meta({ title: 'Words on the drawn map' }),
  }),
});

const questions = z.strictObject({
  questions: list(
    z.strictObject({
      question: text(80),
      answer: text(300, 20).meta({ description: 'What is true of every hotel.' }),
      fact: z.enum(factNames).optional().meta({
        title: 'Then what each hotel says of',
        description: 'Its own field; hotels that say the same are named together.',
      }),
    }),
    8,
    12,
  ),
});

const privacy = z.strictObject({
  title: text(60),
  summary: text(160),
  officer: z
    .strictObject({ name: text(40), role: text(40) })
    .meta({ title: 'Who answers', description: 'A person; the address is that of the group.' }),
  sections: list(z.strictObject({ title: text(40), text: text(500, 40) }), 3, 8),
  storedTitle: text(60),
  storedIntro: text(160),
  stored: list(
    z.strictObject({
      what: text(120),
      until: text(60),
      places: list(
        z
          .string()
          .regex(
            /^(localStorage|sessionStorage|indexedDB|caches) \S+$/,
            "is no place; write it like 'localStorage motion'",
          ),
        1,
      ).meta(form('hidden')),
    }),
    1,
  ).meta({ title: 'What the browser keeps' }),
  storedRemoval: text(240),
});

const accessNote = z.strictObject({ title: text(60), paragraphs: list(text(320), 2, 4) });

/** The Malayalam words beside a hotel's own. */
const malayalamWords = z.strictObject({
  summary: malayalam(40),
  address: malayalam(40),
  phone: malayalam(40),
  times: malayalam(40),
  timesFromUntil: checked(z.string().min(1).max(80), faultOfWords, (value) =>
    ['{in}', '{out}'].every((place) => value.includes(place))
      ? undefined
      : 'has lost {in} or {out}; write both',
  ),
  airport: malayalam(40),
  railway: malayalam(40),
  road: malayalam(40),
});

const offline = z.strictObject({
  title: text(60),
  text: text(240),
  tryAgain: text(40),
  phonesTitle: text(60),
  phonesText: text(120),
  linksTitle: text(60),
});
const notFound = z.strictObject({ title: text(60), text: text(240), ...picture });

const page = z.strictObject({
  path: z
    .string()
    .regex(
      /^\/([A-Za-z0-9]+(-[A-Za-z0-9]+)*)?$/,
      "is no address of a page; write a slash and one word, '/weddings'",
    )
    .meta(form('hidden')),
  menu: text(16).optional().meta({ title: 'Name in the menu' }),
  title: text(30).meta({ description: 'Behind the brand, in browsers and search engines.' }),
  description: text(160, 70).meta({ description: 'What search engines and shared links show.' }),
  ...picture,
});

const heading = z.strictObject({ title: text(60), intro: text(200).or(z.literal('')).optional() });

const social = z.strictObject({
  network: z.enum(networkNames),
  url: webAddress.meta({ title: 'Address of your account' }),
  isPlaceholder: z.boolean().optional().meta({ title: 'No account yet: grey, without a link' }),
});

const site = z.strictObject({
  name: text(40).meta({ title: 'Brand' }),
  shortName: text(16).optional().meta({ description: 'Empty: the first word of the brand.' }),
  legalName: text(60).meta({ title: 'Company as registered' }),
  url: checked(z.string().min(1), siteUrlFault).meta({
    title: 'Address of this site',
    description: 'https:// and the host, without a slash at the end.',
  }),
  language: z.enum(['en-IN', 'en-GB', 'en-US', 'en']),
  tagline: text(60),
  blurb: text(300, 60).meta({ title: "The footer's paragraph" }),
  phone,
  email: checked(z.string().min(1), emailFault),
  chatText: text(120).meta({ title: 'Text of a new chat message' }),
  address: z.strictObject({
    lines: list(text(60), 1, 4).meta({ title: 'House and street' }),
    town: townRef,
    pin,
  }),
  coordinates,
  places: z.array(z.string()).min(1).max(8).meta(form('town', 'Cities in the top bar')),
  social: list(social, 0, 4),
  copyrightYear: z
    .int()
    .min(2000)
    .max(new Date().getFullYear() + 1),
  credit: z.strictObject({ label: text(40), url: webAddress }).meta({ title: 'Who built the site' }),
  officialChannels: text(240, 40).meta({
    title: 'Warning of look-alike sites',
    description: 'Write {phone} and {email} where these belong.',
  }),
  timeZone: checked(z.string().min(1), timeZoneFault),
});

const town = z.strictObject({
  name: text(30),
  malayalam: z
    .string()
    .min(1)
    .regex(
      /^(\p{Script=Malayalam}[\p{Script=Malayalam}\u200c\u200d ]*)?$/u,
      'has other letters; write it in Malayalam letters',
    )
    .meta({ title: 'Name in Malayalam letters' }),
  district: z.enum(districtNames),
});

/** The label of this name, with the places that the page fills in. */
const label = (name: string) =>
  checked(z.string().min(1).max(160), faultOfWords, (value) => faultOfPlaceholders(name, value));

/**
 * What each JSON file of content/ holds, in the order in which mistakes are listed: one `schema`, or entries under keys
 * that the pages name (`keyed`).
 */
export const files = {
  site: { title: 'The group', schema: site },
  towns: { title: 'Towns', schema: z.strictObject({ towns: list(town, 1) }) },
  pages: { title: 'Pages', keyed: () => page },
  headings: { title: 'Titles of sections', keyed: () => heading },
  hero: {
    title: 'First screen',
    schema: z.strictObject({ main: photo.meta({ title: 'First slide' }), slides: list(heroSlide, 1, 6) }),
  },
  offers: { title: 'Offers', schema: z.strictObject({ offers: list(offer, 1, 12) }) },
  rooms: {
    title: 'Rooms and prices',
    schema: z.strictObject({
      rooms: list(room, 1, 24),
      carousel: list(roomCarouselCard, 1, 12).meta({ title: 'Moving cards of rooms' }),
    }),
  },
  facilities: { title: 'Facilities', schema: z.strictObject({ cards: list(facilityCard, 1, 12) }) },
  explore: {
    title: 'Explore Hotels',
    schema: z.strictObject({ tabs: list(exploreTab, 1, 10), tiles: list(serviceTile, 1, 12) }),
  },
  counters: { title: 'Figures', schema: z.strictObject({ ...picture, counters: list(counter, 1, 8) }) },
  about: { title: 'About page', schema: about },
  contact: { title: 'Contact page', schema: contact },
  questions: { title: 'Questions and answers', schema: questions },
  privacy: { title: 'Privacy notice', schema: privacy },
  'access-note': { title: 'Accessibility of the site', schema: accessNote },
  malayalam: { title: 'Words in Malayalam', schema: malayalamWords },
  labels: { title: 'Buttons and short words', keyed: label },
  'not-found': { title: 'Page not found', schema: notFound },
  offline: { title: 'Offline page', schema: offline },
} as const;
export { hotel };

/** The schema of a file; `keys` are those that a keyed file has. */
export function schemaOf(name: FileName, keys: readonly string[]): z.ZodObject {
  const file = files[name];
  return 'schema' in file
    ? file.schema
    : z.strictObject(Object.fromEntries(keys.map((key) => [key, file.keyed(key)])));
}

export type HotelFile = z.infer<typeof hotel>;
export type FileName = keyof typeof files;
export type FileContent<Name extends FileName> = (typeof files)[Name] extends { schema: infer Schema }
  ? z.infer<Schema>
  : (typeof files)[Name] extends { keyed: (key: string) => infer Entry }
    ? Record<string, z.infer<Entry>>
    : never;

/** Everything that the hotels say, as it is in the files; hotels by the name of their file. */
export type Content = { [Name in FileName]: FileContent<Name> } & { hotels: Record<string, HotelFile> };

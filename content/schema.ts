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
  accountFault,
  bookingFault,
  emailFault,
  hoursFault,
  networkNames,
  siteUrlFault,
  webAddressFault,
} from './rules/reach';
import { altFault, faultOfPlaceholders, faultOfSigns, faultOfWords, malayalamFault } from './rules/words';

type Fault = string | undefined;
type Check = (value: string) => Fault;
/** What the form says of a field: a hint, a label where the field's name is not enough, and what chooses its value. */
type Says = string | readonly [hint: string, title?: string, form?: string];

function says(said: Says) {
  const [description, title, form] = typeof said === 'string' ? [said] : said;
  return { description, ...(title && { title }), ...(form && { form }) };
}

/** A string with checks of its own: the first that finds a fault says what is wrong and how to correct it. */
function checked(said: Says, base: z.ZodString, ...checks: Check[]) {
  return base
    .superRefine((value, context) => {
      const message = value && [...checks, faultOfSigns].map((check) => check(value)).find(Boolean);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .meta(says(said));
}

/** The same with a pattern that the form knows too. What follows the semicolon in `wrong` is the form's sentence. */
const pattern = (said: Says, regex: RegExp, wrong: string, ...checks: Check[]) =>
  checked(said, z.string().min(1).max(100).regex(regex, wrong), ...checks).meta({ wrong });

/** Words for guests: `text(60, hint)` takes 1 to 60 characters, `text([60, 600], hint)` 60 to 600. */
function text(size: number | [min: number, max: number], ...said: [hint: string, title?: string]) {
  const [min, max] = typeof size === 'number' ? [1, size] : size;
  const places: Check = (value) => faultOfPlaceholders(undefined, value);
  return checked(said, z.string().min(min).max(max), faultOfWords, places);
}
/** The same words in Malayalam, which may also have digits, signs and names in capitals. */
const malayalam = (max: number, ...said: [hint: string, title?: string]) =>
  checked(said, z.string().min(1).max(max), faultOfWords, malayalamFault);

/** A text in Malayalam for each of some English fields, with the same label; each may be left out. */
function inMalayalam<Name extends string>(fields: Record<Name, z.ZodType>, max: number) {
  const texts = Object.entries<z.ZodType>(fields).map(([name, field]) => {
    const label = field.meta()?.title ?? name.charAt(0).toUpperCase() + name.slice(1);
    return [name, malayalam(max, `The same as "${label}", with the same figures.`, label).optional()];
  });
  return Object.fromEntries(texts) as Record<Name, z.ZodOptional<z.ZodString>>;
}

const one = <const Values extends readonly string[]>(said: Says, values: Values) =>
  z.enum(values).meta(says(said));
const number = (said: Says, min: number, max: number) => z.number().min(min).max(max).meta(says(said));
const whole = (said: Says, min: number, max: number) => z.int().min(min).max(max).meta(says(said));
const group = <Shape extends z.ZodRawShape>(said: Says, shape: Shape) =>
  z.strictObject(shape).meta(says(said));

/** A list; no two entries may have the same value in one of the fields `unique`, in whatever case. */
const list = <T extends z.ZodType>(
  said: Says,
  entry: T,
  [min, max]: [number, number],
  unique: string[] = [],
) =>
  z
    .array(entry)
    .min(min)
    .max(max)
    .superRefine((entries, context) => addRepeats(entries, unique, context))
    .meta(says(said));

/** The rule of `list`, for the entries of an object as well. An empty name of a field is the entry itself. */
function addRepeats(entries: object, fields: readonly string[], context: z.RefinementCtx): void {
  const isList = Array.isArray(entries);
  const keys: (string | number)[] = isList ? [...entries.keys()] : Object.keys(entries);
  for (const field of fields) {
    const values = Object.values(entries).map((entry: unknown) => {
      const value = field ? (entry as Record<string, unknown>)[field] : entry;
      return typeof value === 'string'
        ? value
            .toLowerCase()
            .replace(/[\s.-]+/g, ' ')
            .trim()
        : '';
    });
    for (const [index, value] of values.entries()) {
      const first = values.indexOf(value);
      const place = isList ? `entry ${first + 1}` : keys[first];
      const path = field ? [keys[index]!, field] : [keys[index]!];
      const message = `is the same as in ${place}; give each its own`;
      if (value && first < index) context.addIssue({ code: 'custom', path, message });
    }
  }
}

const rupees = (said: Says) => whole(said, 1, 100_000);
/** A name out of another file, which `form` chooses. */
const ref = (form: string, hint: string, title: string) =>
  z
    .string()
    .min(1)
    .meta(says([hint, title, form]));
const yesNo = (said: Says) => z.boolean().meta(says(said));
/** An id of an older entry; new ones take theirs from the title. */
const id = pattern(
  ['', 'Id', 'hidden'],
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'is no id; use lower-case letters, digits and dashes',
).optional();
const icon = one('The small drawing beside the words.', iconNames);
const title = (max: number) => text(max, 'A few words, without a full stop.', 'Title');
const button = text(24, 'What the button says: "Reserve a Table".');
const hours = checked(
  'Like "7:30 AM to 10:00 PM", or "24/7".',
  z.string().min(1).max(40),
  faultOfWords,
  hoursFault,
);
const time = (title: string) =>
  pattern(
    ['In 24 hours: 14:00.', title],
    /^([01]\d|2[0-3]):[0-5]\d$/,
    "is no time; write it in 24 hours, like '14:00'",
  );
const webAddress = (hint: string, title: string) =>
  checked([hint, title, 'url'], z.string().min(1).max(300), webAddressFault);
const phone = pattern(
  'With +91 and spaces: "+91 481 555 0100". The button that calls follows from it.',
  /^(?=.* )\+(91(?! ?0)( ?\d){10}|91 ?1800( ?\d){6,7}|1( ?\d){10}|(?!91)[2-9]( ?\d){7,14})$/,
  "is no phone number; write it like '+91 481 555 0100', with ten digits after +91",
);
const hotelRef = ref('hotel', 'Its name, phone and booking page are shown.', 'Hotel');
const townRef = ref('town', 'Not in the list? Add it under Towns first.', 'Town');
const coordinates = group(
  'Press long on the entrance in a map on your phone: it shows both, with four digits or more.',
  {
    latitude: number('The first figure: 9.9679.', 8, 13),
    longitude: number('The second figure: 76.2478.', 74, 78),
  },
);
const pin = pattern(
  ['Six digits, without a space.', 'PIN'],
  /^6[789]\d{4}$/,
  'is no PIN of Kerala; write its six digits, which begin with 67, 68 or 69',
);
const streets = list(
  ['As on a letter, without town and PIN.', 'House and street'],
  text(60, 'A line of the address, without town and PIN.', 'Line'),
  [1, 4],
);

/** A picture and the words for those who cannot see it, which are written once, wherever it is used. */
const picture = {
  picture: z
    .string()
    .regex(
      /^\/pictures\/[^.]+\.(jpe?g|png|webp|avif)$/,
      "is no picture of content/pictures; write it like '/pictures/rooms/standard.jpg'",
    )
    .meta(
      says([
        'At least 720 x 480 pixels. It is made smaller, and loses the place where it was taken (GPS).',
        'Picture',
        'picture',
      ]),
    ),
  alt: checked(
    [
      'One sentence for people who cannot see it. Leave it empty if the picture is used elsewhere and described there.',
      'What the picture shows',
    ],
    z.string().min(20).max(180),
    faultOfWords,
    altFault,
  ).optional(),
};
const photo = (said: Says) => group(said, picture);

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

/** What a hotel says of itself before guests come. */
const stayWords = {
  identity: text(
    200,
    'What this hotel asks for beyond the answer for every hotel. Empty: nothing.',
    'Identity papers',
  ).optional(),
  children: text(200, 'From which age, and until which age they stay free.'),
  pets: text(200, 'Whether they may come, and where they stay.'),
  cancellation: text(200, 'Until when it is free, and what it costs after that.'),
  airport: text(200, 'Its name, kilometres and time.', 'From the airport'),
  railway: text(200, 'Its name, kilometres and time.', 'From the station'),
  road: text(200, 'The last turns, as you would say them on the phone.', 'By road'),
  bus: text(200, 'Where it waits. Empty: ask the desk.', 'A bus').optional(),
  food: text(200, 'Empty: ask the desk.', 'Vegetarian food').optional(),
  temple: text(200, 'Empty: there is no temple near.', 'Dress for the temple').optional(),
};

const stay = z
  .strictObject({
    checkIn: time('Check-in from'),
    checkOut: time('Check-out until'),
    ...stayWords,
  })
  .superRefine((times, context) => {
    const say = (field: 'checkIn' | 'checkOut', message: string) =>
      context.addIssue({ code: 'custom', path: [field], message: `'${times[field]}' is ${message}` });
    for (const field of ['checkIn', 'checkOut'] as const) {
      const [hour = '', minutes = ''] = times[field].split(':');
      if (Number(hour) < 7)
        say(field, `in the night; for the afternoon write '${Number(hour) + 12}:${minutes}'`);
    }
    if (times.checkOut > times.checkIn)
      say('checkIn', `earlier than check-out at '${times.checkOut}'; exchange the two`);
  })
  .meta(says(['What guests ask before they travel.', 'Before you come']));

/** Yes, no, or nothing: what is not known is not in the file. */
const known = (title: string) =>
  yesNo(['While it is not known, guests are asked to ask the desk.', title, 'known']).optional();

/** What was measured in the hotel; what is left empty is unknown. */
const access = z.strictObject({
  stepFree: known('Step-free from the street to a room'),
  lift: known('Lift'),
  doorWidthCm: whole(
    ['On the way to the room and in it, in centimetres.', 'Narrowest door'],
    50,
    200,
  ).optional(),
  bathroom: one(
    ['Roll-in: no step. Low step: up to 3 cm.', 'Shower'],
    ['roll-in', 'low-step', 'step'],
  ).optional(),
  parking: known('Marked parking space at the entrance'),
  note: text(160, 'What else helps: "Four rooms are on the ground floor."').optional(),
});
const review = group('Opens in a new tab.', {
  name: text(24, '"Google" or "Tripadvisor".', 'Name of the site'),
  url: webAddress('Open your reviews there and copy the address.', 'Address of your reviews there'),
});
/** Texts of a hotel in Malayalam; each translates the English field of the same name. */
const hotelInMalayalam = z.strictObject({
  name: malayalam(60, 'The name of the hotel.'),
  address: malayalam(160, 'House, street, town and PIN.'),
  ...inMalayalam(stayWords, 200),
});

const row = group('One row of the slider.', {
  heading: text(60, 'The name of the hotel, "Premium Quality Rooms" or "Our Vision".'),
  text: text([60, 600], 'Two to four sentences.'),
  ...picture,
});
const galleryPicture = group('A picture of this hotel alone.', {
  ...picture,
  caption: text(120, 'The line below the picture: what guests would say of it.'),
});
const link = group(['The page that "Book Now" opens.', 'Booking page'], {
  url: checked(['Where guests book: https://…', 'Address', 'url'], z.string().min(1).max(300), bookingFault),
  kind: one(
    [
      'A booking page of the group, a site of the hotel, or a page at an agency such as MakeMyTrip.',
      'Kind of page',
    ],
    ['booking-engine', 'own-site', 'marketplace'],
  ),
});

/** One property of the group; the file's name is its id. */
const hotel = z.strictObject({
  order: z
    .int()
    .min(1)
    .optional()
    .meta(says(['', 'Order', 'hidden'])),
  name: text(60, 'As it is on the door: 40 letters fit everywhere.'),
  town: townRef,
  tagline: text(90, 'One line below the name.'),
  description: text([60, 600], 'The paragraph in the list of hotels.'),
  phone,
  link,
  isFeatured: yesNo([
    'Needs both pictures, three rows and 6 to 12 gallery pictures below.',
    'In the search, the slider and the gallery',
  ]),
  picture: picture.picture.optional(),
  alt: picture.alt,
  detail: photo(['A door, a lamp or a cup, in the list of hotels.', 'Detail']).optional(),
  address: group('As a letter reaches the hotel.', {
    lines: streets,
    locality: text(40, 'The part of the town: Fort Kochi.'),
    pin,
  }),
  coordinates,
  amenities: list('What the hotel has.', text(40, 'A few words: "Free parking".', 'Amenity'), [3, 12], ['']),
  rooms: list(
    ['Which rooms the hotel has; its prices follow from them.', 'Rooms', 'room'],
    z.string(),
    [1, 24],
    [''],
  ),
  stay,
  access: access
    .default({})
    .meta(
      says(['What a guest in a wheelchair must know. Measure it; do not guess.', 'Steps, lift and doors']),
    ),
  reviews: list(['Sites where guests have written of you.', 'Review links'], review, [0, 4], ['url']).default(
    [],
  ),
  malayalam: hotelInMalayalam
    .optional()
    .meta(says(['Somebody who reads Malayalam should read it twice.', 'Texts in Malayalam'])),
  rows: list(
    ['Three: the hotel, "Premium Quality Rooms", "Our Vision".', 'Slider rows'],
    row,
    [0, 3],
    ['picture'],
  ).default([]),
  gallery: list(
    ['6 to 12, each shown in one gallery alone.', 'Gallery pictures'],
    galleryPicture,
    [0, 12],
    ['picture'],
  ).default([]),
});

const offer = group('The booking page must know the code, too.', {
  id,
  percent: whole('How much is taken off: 15. The label "15% OFF" follows.', 1, 80),
  code: pattern(
    'Guests type it on the booking page: letters, digits and dashes.',
    /^[A-Za-z0-9-]*$/,
    'has a space or another sign in it; use letters, digits and dashes',
  ).max(20),
  title: title(40),
  description: text(160, 'For whom, from when until when, and what does not count.'),
});

const room = z
  .strictObject({
    title: title(30),
    price: rupees('Rupees a night, digits alone: 1950.'),
    oldPrice: rupees([
      'Empty: no discount. "20% off" follows from the two.',
      'Price before the discount',
    ]).optional(),
    rating: number('Stars from 1 to 5: 4.5.', 1, 5),
    reviews: z
      .int()
      .min(1)
      .meta(says(['How many guests gave these stars.', 'Number of reviews'])),
    bed: text(60, 'How many beds and which: "1 queen bed".'),
    ...picture,
  })
  .refine(({ price, oldPrice }) => oldPrice === undefined || oldPrice > price, {
    path: ['oldPrice'],
    error: 'is not above the price; write what the room cost before, or leave it empty',
  })
  .meta(says('A card on the Facilities page.'));

const roomCarouselCard = group('Leads to the booking page of its hotel.', {
  id,
  title: title(30),
  subtitle: text(80, 'One line: what is special about this room.'),
  ...picture,
  hotel: hotelRef,
});

const counter = group('It counts up when it is seen.', {
  id,
  icon,
  value: z
    .int()
    .min(0)
    .optional()
    .meta(says('Empty: the number of hotels in the search, the slider and the gallery.')),
  label: text(24, 'What is counted.'),
  suffix: text(3, 'Behind the figure: "%".').optional(),
});

const exploreTab = group('What one hotel does best.', {
  id,
  icon,
  title: title(20),
  description: text([40, 320], 'Two or three sentences.'),
  ...picture,
  hotel: hotelRef,
  hours: hours
    .optional()
    .meta(says(['Empty: those of the card of this name on the Facilities page.', 'Hours'])),
  button,
});

/** The messages that links begin. */
const enquiryNames = ['wedding', 'meeting', 'table'] as const;
const enquiryHint = 'A link begins this message to you; its words are on the Contact page.';
const serviceTile = group('One of the six tiles below the tabs.', {
  icon,
  title: title(30),
  description: text(80, 'One line.'),
  enquiries: list(
    [enquiryHint, 'Begins a message'],
    one([enquiryHint, 'Message'], enquiryNames),
    [0, 2],
    [''],
  ).optional(),
});

const facilityCard = group('A card with its hours.', {
  title: title(30),
  hours,
  description: text([40, 240], 'Two or three sentences.'),
  ...picture,
  button,
  link: pattern(
    ['The page that the button opens.', 'Page', 'page'],
    /^\//,
    "is no page of this site; begin it with a slash, '/contact'",
  ),
  enquiry: one([enquiryHint, 'Begins a message'], enquiryNames).optional(),
});

const heroSlide = group('A picture across the page: 1280 x 720 pixels or more.', {
  ...picture,
  hotel: hotelRef,
  tagline: text(80, 'One short sentence over the picture.'),
});

const pageHero = z
  .strictObject({ title: title(40), intro: text(200, 'One or two sentences below the title.'), ...picture })
  .meta(says(['The top of the page.', 'Top']));
const percent = (hint: string, title: string) => number([hint, title], 0, 100);
const paragraph = (min: number, max: number) => text([min, max], 'A few sentences.', 'Paragraph');

const about = z.strictObject({
  hero: pageHero,
  story: group('Below the title "OUR STORY".', {
    paragraphs: list('The story, in order.', paragraph(60, 600), [1, 5], ['']),
    ...picture,
  }),
  quote: group('In large letters on Home.', {
    text: text(140, 'One or two sentences out of the story.'),
    source: text(40, 'Who said it.'),
  }),
  why: group('Below the title "Why Choose Us?".', {
    text: paragraph(60, 400),
    points: list('What you promise.', text(120, 'One promise, one sentence.', 'Promise'), [2, 6], ['']),
  }),
  features: list(
    'The six tiles of the About page.',
    group('One of the six tiles.', { icon, title: title(30), description: text(120, 'One sentence.') }),
    [6, 6],
    ['title'],
  ),
  progress: list(
    ['How guests judge you.', 'Bars'],
    group('One bar.', {
      label: text(40, 'What guests judged.'),
      shown: percent('The figure that guests read.', 'Per cent as written'),
      drawn: percent('How long the bar is.', 'Per cent as drawn'),
    }),
    [1, 6],
    ['label'],
  ),
});

/** A message that a link begins. */
const enquiry = z
  .strictObject({
    link: text(30, '"Ask about a wedding".', 'Words of the link'),
    title: title(30),
    hotel: hotelRef.optional(),
    message: checked(
      [
        '{hotel} is the name of the hotel and its town; three dots are for the guest to fill in.',
        'Beginning of the message',
      ],
      z.string().min(20).max(300),
      faultOfWords,
    ),
  })
  .superRefine(({ hotel, message }, context) => {
    const place = message.match(/\{.*?\}/g)?.find((each) => each !== '{hotel}' || !hotel);
    const fix = place === '{hotel}' ? 'choose a hotel' : 'use {hotel}';
    if (place)
      context.addIssue({
        code: 'custom',
        path: ['message'],
        message: `${place} is filled in by no page; ${fix}, or remove it`,
      });
  })
  .meta(says(enquiryHint));

const onMap = (title: string) => text(24, 'A word on the drawn map.', title);
const contact = z.strictObject({
  hero: pageHero.omit({ picture: true, alt: true }).meta(says(['The top of the page.', 'Top'])),
  intro: text(240, 'Beside the form.'),
  enquiryIntro: text(160, 'Above a message that a link has begun.'),
  enquiries: group(['Guests only fill in the dots.', 'Messages that links begin'], {
    wedding: enquiry,
    meeting: enquiry,
    table: enquiry,
  }),
  map: group('The drawn map of the office.', {
    title: text(60, 'Names the town of the office.'),
    caption: text(200, 'The way from the station, in words.'),
    town: townRef.meta(
      says(['Change it only when the map is drawn again.', 'Town of the drawn map', 'town']),
    ),
    places: group(['The map itself is drawn by hand.', 'Words on the drawn map'], {
      office: onMap('Office'),
      junction: onMap('Junction'),
      station: onMap('Station'),
      townRoad: onMap('Road to the town'),
      mainRoad: onMap('Main road'),
      eastward: onMap('To the east'),
      southward: onMap('To the south'),
      northRiver: onMap('River in the north'),
      southRiver: onMap('River in the south'),
    }),
  }),
});

const questions = z.strictObject({
  questions: list(
    'What guests ask before they book.',
    group('A question and its answer.', {
      question: text(80, 'As a guest would ask it.'),
      answer: text([20, 300], 'What is true of every hotel.'),
      fact: one(
        ['Its own field; hotels that say the same are named together.', 'Then what each hotel says of'],
        factNames,
      ).optional(),
    }),
    [8, 12],
    ['question', 'answer', 'fact'],
  ),
});

const privacy = z.strictObject({
  title: title(60),
  summary: text(160, 'One sentence beside the form.'),
  officer: group(['Who answers questions about the data; the address is that of the group.', 'Who answers'], {
    title: text(40, 'What the notice calls it: "Who answers".', 'Heading'),
    name: text(40, 'A person of your house.'),
    role: text(40, 'What this person does.'),
  }),
  sections: list(
    ['Ask somebody who knows the law before you change them.', 'Parts'],
    group('One part of the notice.', { title: title(40), text: paragraph(40, 500) }),
    [3, 8],
    ['title'],
  ),
  storedTitle: text(60, 'Above the list below.', 'Title of what is kept'),
  storedIntro: text(160, 'Above the list below.', 'Words above the list'),
  stored: list(
    ['Changes only with the code.', 'What the browser keeps'],
    group('Changes only with the code.', {
      what: text(120, 'What is kept, in everyday words.'),
      until: text(120, 'Until when it is kept.'),
      places: list(
        ['', 'Places', 'hidden'],
        pattern(
          '',
          /^(localStorage|sessionStorage|indexedDB|caches) \S+$/,
          "is no place; write it like 'localStorage motion'",
        ),
        [1, 9],
      ),
    }),
    [1, 9],
  ),
  storedRemoval: text(240, 'Below the list.', 'How to delete it'),
});

const accessNote = z.strictObject({
  title: title(60),
  paragraphs: list(
    'What works, what does not, and how to reach you.',
    text(320, 'Write {phone} and {email} where these belong.', 'Paragraph'),
    [2, 4],
    [''],
  ),
});

/** Words for each name, with its label and what the hint says of it. */
function words<Name extends string>(labels: Record<Name, string>, word: (label: string) => z.ZodString) {
  const fields = Object.entries<string>(labels).map(([name, label]) => [name, word(label)]);
  return Object.fromEntries(fields) as Record<Name, z.ZodString>;
}
const malayalamWord = (label: string) => malayalam(40, `The words for "${label}".`, label);

/** The Malayalam words beside a hotel's own. */
const malayalamWords = z.strictObject({
  ...words({ summary: 'In Malayalam', address: 'Address', phone: 'Phone', times: 'Check-in' }, malayalamWord),
  timesFromUntil: checked(
    ['The page fills in {in} and {out}; keep both.', 'From … until …'],
    z.string().min(1).max(80),
    faultOfWords,
    (value) =>
      ['{in}', '{out}'].every((place) => value.includes(place))
        ? undefined
        : 'has lost {in} or {out}; write both',
  ),
  morning: malayalam(20, 'From 4 to 11 o’clock.', 'In the morning'),
  noon: malayalam(20, 'From 12 to 3 o’clock.', 'At noon'),
  evening: malayalam(20, 'From 4 to 6 o’clock.', 'In the evening'),
  night: malayalam(20, 'From 7 o’clock on.', 'At night'),
  ...words(
    {
      identity: 'Identity papers',
      children: 'Children',
      food: 'Food',
      pets: 'Pets',
      cancellation: 'Cancellation',
      temple: 'At the temple',
      airport: 'From the airport',
      railway: 'From the station',
      road: 'By road',
      bus: 'A bus',
    },
    malayalamWord,
  ),
});

const offline = z.strictObject({
  title: title(60),
  text: text(240, 'What to do without a connection.'),
  tryAgain: text(40, 'What the button says.', 'Button'),
  phonesTitle: text(60, 'Above the phone numbers.', 'Title above the phones'),
  phonesText: text(120, 'Below that title.', 'Words above the phones'),
  linksTitle: text(60, 'Above the pages that are saved.', 'Title above the pages'),
});
const notFound = z.strictObject({
  title: title(60),
  text: text(240, 'What to do at a wrong address.'),
  ...picture,
});

const page = group('What search engines, shared links and the menu show of this page.', {
  path: pattern(
    ['', 'Path', 'hidden'],
    /^\/([A-Za-z0-9]+(-[A-Za-z0-9]+)*)?$/,
    "is no address of a page; write a slash and one word, '/weddings'",
  ),
  menu: text(16, 'Empty: the page is not in the menu.', 'Name in the menu').optional(),
  title: text(30, 'Behind the brand, in browsers and search engines.'),
  description: text([70, 160], 'What search engines and shared links show.'),
  ...picture,
});

const heading = group('The title of a section.', {
  title: text(60, 'Above the section.'),
  intro: text(200, 'One sentence below the title. Empty: none.').or(z.literal('')).optional(),
});

const social = z
  .strictObject({
    network: one('Where the account is.', networkNames),
    url: webAddress('Open your page there and copy the address.', 'Address of your account'),
    isPlaceholder: yesNo(['Shown as "soon".', 'No account yet: grey, without a link']).optional(),
  })
  .superRefine(({ network, url }, context) => {
    const message = accountFault(network, url);
    if (message) context.addIssue({ code: 'custom', path: ['url'], message });
  })
  .meta(says('A mark in the footer.'));

const site = z.strictObject({
  name: text(40, 'The name of the group, everywhere on the site.', 'Brand'),
  shortName: text(16, 'Empty: the first word of the brand.').optional(),
  legalName: text(60, 'Printed in the privacy notice.', 'Company as registered'),
  url: checked(
    ['https:// and the host, without a slash at the end.', 'Address of this site', 'url'],
    z.string().min(1).max(300),
    siteUrlFault,
  ),
  language: one('How browsers read it aloud: English of India.', ['en-IN', 'en-GB', 'en-US', 'en']),
  tagline: text(60, 'What the group is, in one line.'),
  blurb: text([60, 300], 'Below the name in the footer.', "The footer's paragraph"),
  phone,
  email: checked(
    ['The mailbox that somebody reads every day.', 'E-mail', 'email'],
    z.string().min(1).max(100),
    emailFault,
  ),
  chatText: text(120, 'What WhatsApp shows when a guest opens the chat.', 'Text of a new chat message'),
  address: group(['The office.', 'Address of the office'], { lines: streets, town: townRef, pin }),
  coordinates,
  places: list(
    ['Those in which you have a hotel.', 'Cities in the top bar', 'town'],
    z.string(),
    [1, 8],
    [''],
  ),
  social: list(['The marks in the footer.', 'Social networks'], social, [0, 4], ['network']),
  copyrightYear: z
    .int()
    .min(2000)
    .max(new Date().getFullYear() + 1)
    .meta(says('In the last line of every page.')),
  credit: group(['In the last line of every page.', 'Who built the site'], {
    label: text(40, 'The name of the company.', 'Name'),
    url: webAddress('Its own site.', 'Address'),
  }),
  officialChannels: text(
    [40, 240],
    'Write {phone} and {email} where these belong.',
    'Warning of look-alike sites',
  ),
  timeZone: z.enum(['Asia/Kolkata']).meta(says(['', 'Time zone', 'hidden'])),
});

const town = z
  .strictObject({
    name: text(30, 'As on a map: Kumarakom.'),
    malayalam: z
      .string()
      .min(1)
      .regex(
        /^(\p{Script=Malayalam}[\p{Script=Malayalam}\u200c\u200d ]*)?$/u,
        'has other letters; write it in Malayalam letters',
      )
      .meta(says(['It is on the map of Kerala.', 'Name in Malayalam letters'])),
    district: one('PIN and position are compared with it.', districtNames),
  })
  .meta(says('A town with a hotel or an office.'));

/** The label of this name, with the places that the page fills in. */
const label = (name: string) =>
  checked(
    'Shown as it is here. Keep the words in braces: the page fills them in.',
    z.string().min(1).max(160),
    faultOfWords,
    (value) => faultOfPlaceholders(name, value),
  );

/**
 * What each JSON file of content/ holds, in the order in which mistakes are listed: one `schema`, or entries under keys
 * that the pages name (`keyed`), which differ in the fields `unique`.
 */
export const files = {
  site: { title: 'The group', schema: site },
  towns: {
    title: 'Towns',
    schema: z.strictObject({
      towns: list('Every town with a hotel or an office.', town, [1, 99], ['name', 'malayalam']),
    }),
  },
  pages: { title: 'Pages', keyed: () => page, unique: ['path', 'menu', 'title', 'description'] },
  headings: { title: 'Titles of sections', keyed: () => heading, unique: [] },
  hero: {
    title: 'First screen',
    schema: z.strictObject({
      main: photo(['The first slide, without words.', 'First slide']),
      slides: list('They follow the first one.', heroSlide, [1, 6], ['picture']),
    }),
  },
  offers: {
    title: 'Offers',
    schema: z.strictObject({
      offers: list('The first is shown first.', offer, [1, 12], ['code', 'title']),
    }),
  },
  rooms: {
    title: 'Rooms and prices',
    schema: z.strictObject({
      rooms: list('The cards with prices.', room, [1, 24], ['title']),
      carousel: list(
        ['The moving cards on Home, About and Facilities.', 'Rooms that move'],
        roomCarouselCard,
        [1, 12],
        ['title'],
      ),
    }),
  },
  facilities: {
    title: 'Facilities',
    schema: z.strictObject({
      cards: list('The cards with hours on the Facilities page.', facilityCard, [1, 12], ['title']),
    }),
  },
  explore: {
    title: 'Explore Hotels',
    schema: z.strictObject({
      tabs: list('The tabs on Home and Facilities.', exploreTab, [1, 10], ['title']),
      tiles: list('The tiles below the tabs.', serviceTile, [1, 12], ['title']),
    }),
  },
  counters: {
    title: 'Figures',
    schema: z.strictObject({
      counters: list(['The figures on Home.', 'Figures'], counter, [1, 8], ['label']),
    }),
  },
  about: { title: 'About page', schema: about },
  contact: { title: 'Contact page', schema: contact },
  questions: { title: 'Questions and answers', schema: questions },
  privacy: { title: 'Privacy notice', schema: privacy },
  'access-note': { title: 'Accessibility of the site', schema: accessNote },
  malayalam: { title: 'Words in Malayalam', schema: malayalamWords },
  labels: { title: 'Buttons and short words', keyed: label, unique: [] },
  'not-found': { title: 'Page not found', schema: notFound },
  offline: { title: 'Offline page', schema: offline },
} as const;
export { hotel };

/** The schema of a file; `keys` are those that a keyed file has. */
export function schemaOf(name: FileName, keys: readonly string[]): z.ZodType {
  const file = files[name];
  return 'schema' in file
    ? file.schema
    : z
        .strictObject(Object.fromEntries(keys.map((key) => [key, file.keyed(key)])))
        .superRefine((entries, context) => addRepeats(entries, [...file.unique], context));
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

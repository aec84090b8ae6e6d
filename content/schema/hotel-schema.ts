/** The schema of a hotel: content/hotels/NAME.json. */
import { z } from 'zod';

import {
  address,
  coordinates,
  fieldMeta,
  entries,
  group,
  list,
  malayalam,
  number,
  oneOf,
  phone,
  picture,
  pin,
  streets,
  text,
  time,
  townRef,
  wholeNumber,
  yesNo,
} from './field-kinds';
import { linkKinds, showers } from './vocabulary';

/** What a hotel tells guests before they come. */
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
export const factNames = ['checkIn', 'access', ...Object.keys(stayWords)] as FactName[];
export type FactName = 'checkIn' | 'access' | keyof typeof stayWords;

/** The Malayalam of each of these fields, with the same label. */
export function inMalayalam(max: number, hint: string) {
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

/** Yes, no or unknown. An unknown fact is left out of the file. */
const yesNoOrUnknown = (label: string) =>
  yesNo(`${label} | Until it is known, the site tells guests to ask the desk.`, 'known').optional();

/** Facts that were measured in the hotel. An empty field means unknown. */
const access = group('Steps, lift and doors | What a guest in a wheelchair must know. Measure it.', {
  stepFree: yesNoOrUnknown('Step-free from the street to a room'),
  lift: yesNoOrUnknown('Lift'),
  doorWidthCm: wholeNumber(
    'Narrowest door | From the street to the bed, in centimetres.',
    50,
    200,
  ).optional(),
  bathroom: oneOf('Shower | Low step: up to 3 cm.', showers).optional(),
  parking: yesNoOrUnknown('Marked parking space at the entrance'),
  note: text(160, 'What else helps: "Four rooms are on the ground floor."').optional(),
});

/** One hotel of the group; the file's name is its id. */
export const hotel = z.strictObject({
  order: z.int().min(1).optional().meta(fieldMeta('', 'hidden')),
  name: text(60, 'As it is on the door: 40 letters fit everywhere.'),
  town: townRef,
  tagline: text(90, 'One line below the name.'),
  description: text([60, 600], 'The paragraph in the list of hotels.'),
  phone,
  link: group('Booking page | The page that "Book Now" opens.', {
    url: address('Address | Where guests book.'),
    kind: oneOf('Kind of page | Marketplace: a page at an agency, such as MakeMyTrip.', linkKinds),
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
  roomCount: wholeNumber(
    'Number of rooms | How many rooms guests can book. Empty: not shown.',
    1,
    999,
  ).optional(),
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
    seated: wholeNumber('Guests seated | How many can sit at tables.', 2, 3000),
    standing: wholeNumber('Guests standing | Empty: not shown.', 2, 5000).optional(),
    squareMetres: wholeNumber(
      'Size | In square metres, without the stage. Empty: not shown.',
      10,
      5000,
    ).optional(),
    daylight: yesNo('Daylight | Whether it has windows. Not known: not shown.', 'known').optional(),
  }).optional(),
  reviews: entries('Review links | Sites where guests have written of you.', [0, 4], {
    name: text(24, 'Name of the site | "Google" or "Tripadvisor".'),
    url: address('Address of your reviews | Open your reviews there and copy it.'),
  }).default([]),
  malayalam: hotelInMalayalam
    .optional()
    .meta(fieldMeta('Texts in Malayalam | Someone who reads Malayalam should read it twice.')),
  rows: entries('Slider rows | Three; what each is about, its heading says.', [0, 3], {
    heading: text(60, 'The name of the hotel, then "Premium Quality Rooms", then "Our Vision".'),
    text: text([60, 600], 'Two to four sentences.'),
    ...picture,
  }).default([]),
  gallery: entries('Gallery pictures | 6 to 12, each shown in one gallery only.', [0, 12], {
    ...picture,
    caption: text(120, 'The line below the picture: what guests would say about it.'),
  }).default([]),
});

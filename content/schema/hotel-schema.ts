/** The schema of a hotel: content/hotels/NAME.json. The type Hotel, which pages use, is in content/hotels.ts. */
import { z } from 'zod';

import { fieldMeta, entries, group, list, number, oneOf, text, wholeNumber, yesNo } from './field-kinds';
import {
  address,
  coordinates,
  malayalam,
  phone,
  picture,
  pin,
  streets,
  time,
  townRef,
} from './shared-fields';
import { linkKinds, showers } from './vocabulary';

/** What a hotel tells guests before they come. */
const stayWords = {
  identity: text(
    200,
    'ID proof | What this hotel asks for in addition to the other hotels. Leave it empty if there is nothing.',
  ),
  children: text(200, 'Children | From which age they are welcome, and up to which age they stay free.'),
  pets: text(200, 'Pets | Whether guests may bring them, and where they stay.'),
  cancellation: text(200, 'Cancellation | Until when it is free, and what it costs later.'),
  airport: text(
    200,
    'From the airport | The name of the airport, the distance in kilometres and the travel time.',
  ),
  railway: text(
    200,
    'From the station | The name of the station, the distance in kilometres and the travel time.',
  ),
  road: text(200, 'By road | The last turns, as you explain them on the phone.'),
  bus: text(
    200,
    'Bus | Where the bus of a group can wait. If empty, the site tells guests to ask reception.',
  ),
  food: text(200, 'Food | What vegetarians can eat. If empty, the site tells guests to ask reception.'),
  temple: text(200, 'At the temple | What to wear. Leave it empty if no temple is near.'),
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
  ...inMalayalam(200, 'The Malayalam text for "*", with the same numbers.').partial().shape,
});

/** Yes, no or unknown. An unknown fact is left out of the file. */
const yesNoOrUnknown = (label: string) =>
  yesNo(`${label} | If unknown, the site tells guests to ask reception.`, 'known').optional();

/** Facts that were measured in the hotel. An empty field means unknown. */
const access = group(
  'Steps, lift and doors | What a guest in a wheelchair needs to know. Measure the doors.',
  {
    stepFree: yesNoOrUnknown('Step-free from the street to a room'),
    lift: yesNoOrUnknown('Lift'),
    doorWidthCm: wholeNumber(
      'Narrowest door | The narrowest door between the street and the bed. Its width in centimetres.',
      50,
      200,
    ).optional(),
    bathroom: oneOf('Shower | A low step is up to 3 cm high.', showers).optional(),
    parking: yesNoOrUnknown('Marked parking space at the entrance'),
    note: text(160, 'What else helps, such as "Four rooms are on the ground floor."').optional(),
  },
);

const hotelPicture = picture('the house from the street, with its door');

/** One hotel of the group; the file's name is its id. */
export const hotel = z.strictObject({
  order: number(
    'Place among the hotels | 1 is the first. To put a hotel between the second and the third, write 2.5.',
    0,
    999,
  ).optional(),
  name: text(60, 'As on the sign of the hotel. Up to 40 letters fit everywhere.'),
  town: townRef,
  tagline: text(90, 'One line below the name.'),
  description: text([60, 600], 'The paragraph in the list of hotels.'),
  phone,
  link: group('Booking page | The page that "Book Now" opens.', {
    url: address('Address | Where guests book.'),
    kind: oneOf('Kind of page | A marketplace is a travel agency, such as MakeMyTrip.', linkKinds),
  }),
  isFeatured: yesNo(
    'In the search, the slider and the gallery | If yes, the hotel needs all the pictures below.',
  ),
  ...hotelPicture,
  picture: hotelPicture.picture.optional(),
  address: group('The postal address of the hotel.', {
    lines: streets,
    locality: text(40, "The town, as in a letter's address: Kochi, or Kakkanad, Kochi."),
    pin,
  }),
  coordinates,
  amenities: list('What the hotel has.', [3, 12], text(40, 'Amenity | A few words, such as "Free parking".')),
  rooms: list(
    'Rooms | The rooms that the hotel has. The site takes its prices from them.',
    [1, 24],
    z.string(),
    'room',
  ),
  roomCount: wholeNumber(
    'Number of rooms | How many rooms guests can book. If empty, the site does not show it.',
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
    'What is near | Three to five places that guests ask about. The site shows the nearest first.',
    [0, 5],
    {
      name: text(40, 'Place | A temple, a beach or a market, such as "Chinese fishing nets".'),
      kilometres: number(
        'Kilometres | The distance by road, such as 0.8. For a short distance, the site also shows the minutes on foot. A long distance needs no decimals.',
        0.1,
        99,
      ),
    },
  ).optional(),
  halls: entries('Halls | For weddings and meetings. Leave it empty if there are none.', [0, 4], {
    name: text(40, 'The name that guests use, such as "Banquet hall".'),
    seated: wholeNumber('Guests seated | How many can sit at tables.', 2, 3000),
    standing: wholeNumber(
      'Guests standing | How many can stand. If empty, the site does not show it.',
      2,
      5000,
    ).optional(),
    squareMetres: wholeNumber(
      'Size | In square metres, without the stage. If empty, the site does not show it.',
      10,
      5000,
    ).optional(),
    daylight: yesNo(
      'Daylight | Whether the hall has windows. If unknown, the site does not show it.',
      'known',
    ).optional(),
  }).optional(),
  reviews: entries('Review links | Sites with reviews that your guests wrote.', [0, 4], {
    name: text(24, 'Name of the site | "Google" or "Tripadvisor".'),
    url: address('Address of your reviews | Open your reviews on that site and copy the address.'),
  }).default([]),
  malayalam: hotelInMalayalam
    .optional()
    .meta(fieldMeta('Texts in Malayalam | Ask someone who reads Malayalam to check them.')),
  rows: entries('Slider rows | Three rows, each with its own heading.', [0, 3], {
    heading: text(
      60,
      'First row: the name of the hotel. Second row: "Premium Quality Rooms". Third row: "Our Vision".',
    ),
    text: text([60, 600], 'Two to four sentences.'),
    ...picture('what the text beside it says'),
  }).default([]),
  gallery: entries(
    'Gallery pictures | 6 to 12 pictures. The first is as wide as the window. Use each picture in one gallery only.',
    [0, 12],
    {
      ...picture('one thing that guests will find in this hotel'),
      caption: text(120, 'The line below the picture.'),
    },
  ).default([]),
});

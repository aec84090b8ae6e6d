/** @jest-environment node */
import type { HotelFile } from '@/content/schema/schema';
import { changeReport } from '@/editor/change-report/report';

import { contentAfter, type Edit } from '../../../support/changed-content';
import { testContent } from '../../../support/content';
import { direct, festival, hall, kottayam, offer, tagline, today, warningsOf } from '../../../support/warnings';

test.each<[what: string, part: Partial<HotelFile>, expected: string[]]>([
  ['as it should be', {}, []],
  ['a phone of another district', { phone: '+91 484 555 0190' }, ['Phone: has the area code of House kochi (Kochi)']],
  [
    'the PIN of a hotel elsewhere',
    { coordinates: { latitude: 9.7012, longitude: 76.6512 } },
    ['PIN: belongs to House kottayam (Kottayam), which is far from here; check it'],
  ],
  ['a mobile number', { phone: '+91 98470 00190' }, ['Phone: is a mobile number, but no other hotel has one; is it the number of the desk?']],
  [
    'a position far from its town',
    { coordinates: { latitude: 9.4512, longitude: 76.9123 } },
    [
      'PIN: belongs to House kottayam (Kottayam), which is far from here; check it',
      expect.stringMatching(/^Coordinates: is \d+ km from the nearest other hotel in Kottayam; look at it on a map$/) as string,
    ],
  ],
])('a new hotel: %s', (_, part, expected) => {
  const hotel = {
    ...kottayam,
    name: 'House hill',
    tagline: 'Tea in the mist',
    phone: '+91 481 555 0190',
    order: 9,
    description: 'A bungalow of four rooms in a tea garden, with a fire in the evening and a veranda all round it for the rain.',
    link: { ...kottayam.link, url: 'https://book.house.example/hill' },
    coordinates: { latitude: 9.6012, longitude: 76.5512 },
    rows: [],
    gallery: [],
    reviews: [],
    nearby: [],
    stay: { ...kottayam.stay, road: 'Up the hill road, and left at the tea shop.' },
    picture: undefined,
    alt: undefined,
    malayalam: undefined,
    ...part,
  };
  const found = warningsOf(['hotels.hill', JSON.parse(JSON.stringify(hotel)) as HotelFile]);
  expect(found).toEqual(expected);
});

// What people do on an ordinary day goes live without a second person.
test.each<[what: string, ...edits: Edit[]]>([
  ['a price', ['rooms.rooms.2.price', 2050]],
  ['a discount', ['rooms.rooms.0.oldPrice', 6000]],
  ['a discount that ends', ['rooms.rooms.1.price', 3500], ['rooms.rooms.1.oldPrice', undefined]],
  ['an offer', ['offers.offers.0', { ...direct, percent: 20, code: 'STAY20' }]],
  ['dates of an offer', [offer, 'Two nights or more in any room, from 20 December to 5 January, in all houses.']],
  [
    'a new offer',
    [
      'offers.offers.3',
      { ...festival, percent: 10, code: 'RAIN10', title: 'Rain', description: 'Three nights or more from 1 June to 31 August 2027, in every house.' },
    ],
  ],
  ['a removed offer', ['offers.offers.2', undefined]],
  ['another order', ['offers.offers', [...testContent().offers.offers].reverse()]],
  ['hours', [hall, '7:00 AM to 10:30 PM']],
  [
    'a new question',
    ['questions.questions.8', { question: 'Can we charge an electric car?', answer: 'In most houses there is a socket in the yard. Ask the desk.' }],
  ],
  ['a tagline', [tagline, 'A quiet old house on the water of Kochi']],
  ['a caption', ['hotels.kochi.gallery.0.caption', 'The garden in the morning, before the heat']],
  ['an amenity that a text has', ['hotels.kochi.amenities.3', 'View of the garden']],
  [
    'a photograph with its words',
    [
      'hotels.kochi.gallery.0',
      { picture: '/pictures/hero/sunrise.jpg', alt: 'A cup of tea on the sill of a window at first light', caption: 'Tea at the window, at six' },
    ],
  ],
  ['a position that is corrected by a few metres', ['hotels.kochi.coordinates', { latitude: 9.9682, longitude: 76.2479 }]],
  ['a counter', ['counters.counters.0.value', 1350]],
  ['the year', ['site.copyrightYear', 2026]],
  ['a fact that is known now', ['hotels.kochi.access', { lift: false, doorWidthCm: 90 }]],
  ['all prices', ['rooms.rooms.2.price', 1800], ['rooms.rooms.5.price', 1700]],
  ['one more review', ['rooms.rooms.0.reviews', 2]],
  ['a short name in capitals', [tagline, 'A pepper warehouse near the KSRTC stand']],

  ['a review site', ['hotels.kochi.reviews', [{ name: 'Booking.com', url: 'https://www.booking.com/hotel/in/house.html' }]]],
])('%s has no warning', (_, ...edits) => {
  expect(warningsOf(...edits)).toEqual([]);
});

test.each<[what: string, before: Edit[], after: Edit[]]>([
  [
    'a word like another one',
    [['hotels.lake.tagline', 'A boat with chairs, and more chairs']],
    [
      ['hotels.lake.tagline', 'A boat with chairs, and more chairs'],
      [tagline, 'A house behind chains in Kochi'],
    ],
  ],
  [
    'another place near one of two hotels',
    [
      ['hotels.kochi.nearby', [{ name: 'Marine Drive', kilometres: 2 }]],
      ['hotels.lake.nearby', [{ name: 'Marine Drive, the lake', kilometres: 2 }]],
    ],
    [
      ['hotels.kochi.nearby', [{ name: 'The nets', kilometres: 2 }]],
      ['hotels.lake.nearby', [{ name: 'Marine Drive, the lake', kilometres: 2 }]],
    ],
  ],
  [
    'an amenity in other words',
    [
      ['hotels.kochi.amenities.3', 'Bicycles to borrow'],
      ['hotels.kochi.gallery.0.caption', 'Bicycles to borrow; the bell works'],
    ],
    [
      ['hotels.kochi.amenities.3', 'Free bicycles'],
      ['hotels.kochi.gallery.0.caption', 'Bicycles to borrow; the bell works'],
    ],
  ],
])('%s has no warning', (_, before, after) => {
  expect(changeReport(contentAfter(...before), contentAfter(...after), today).flatMap((change) => change.warnings)).toEqual([]);
});

import type { Content } from '@/content/schema/schema';

import { contentAfter, type Edit } from '../../support/changed-content';
import { testContent } from '../../support/content';
import { formatted, hotelAt, mistakes, testMistakes } from '../../support/mistakes';

test('content that the specification asks for is not refused', () => {
  expect(mistakes()).toEqual([]);
});

testMistakes([
  ['hotels.Kochi 2', { ...hotelAt('lake') }, 'has a file name that does not work in a link; rename the file, with small letters, digits and dashes only'],
]);

test('a hotel that was copied and not finished is reported field by field', () => {
  const copy = { ...hotelAt('kochi'), name: 'House munnar' };
  expect(mistakes(['hotels.munnar', copy]).length).toBeGreaterThan(8);
});

test('an empty gallery is reported before the texts that went with its pictures', () => {
  const [first, ...others] = mistakes(['hotels.kochi.gallery', []]);
  expect(first).toMatch(/^content\/hotels\/kochi\.json, Gallery pictures: has 0 of /);
  expect(others).toContainEqual(expect.stringMatching(/What the picture shows: is missing/));
});

test('several mistakes are reported in the order of the files', () => {
  expect(mistakes(['rooms.rooms.3.price', -5], ['offers.offers.0.code', ''])).toEqual([
    'content/offers.json, Offers, Book Direct, Code: is empty; write it',
    'content/rooms.json, Rooms, Standard, Price: is -5; write 1 or more',
  ]);
});

test('a change that the guides describe is not refused', () => {
  const { order: _, ...house } = hotelAt('lake');
  const munnar = {
    ...house,
    name: 'House munnar',
    picture: '/pictures/hero/sunrise.jpg',
    alt: 'The hills in the first sun, tea on both sides of the road',
    malayalam: { name: 'മലയിലെ വീട്', address: 'മലയിലെ വഴി' },
    town: 'Munnar',
    tagline: 'Tea on three sides',
    description: `${house.description} It is in the hills.`,
    phone: '+91 486 555 0144',
    link: { url: 'https://book.house.example/munnar', kind: 'booking-engine' },
    address: { lines: ['Tea Road'], locality: 'Munnar', pin: '685612' },
    coordinates: { latitude: 10.0889, longitude: 77.0595 },
    stay: {
      ...house.stay,
      road: 'Up the hill from Adimali.',
      railway: 'Aluva, 110 km.',
      airport: 'Cochin International, 105 km.',
    },
  };
  const changes: Edit[] = [
    ['hotels.munnar', munnar],
    ['towns.towns.3', { name: 'Munnar', malayalam: 'മൂന്നാർ', district: 'Idukki' }],
    ['offers.offers.0', { ...testContent().offers.offers[0], percent: 20, code: 'STAY20' }],
    ['rooms.rooms.0.price', 6100],
    ['site.phone', '+91 98470 12345'],
  ];
  expect(mistakes(...changes)).toEqual([]);
});

test('a group without Malayalam, and with two offers, is not refused', () => {
  const { hotels, towns } = testContent();
  const malayalam = [...Object.keys(hotels).map((id) => `hotels.${id}.malayalam`), ...towns.towns.map((_, index) => `towns.towns.${index}.malayalam`)];
  const withoutIt = malayalam.map((field): Edit => [field, undefined]);
  expect(mistakes(...withoutIt, ['offers.offers.2', undefined])).toEqual([]);
});

test('the rules accept a new file without an example in the tests', () => {
  const { 'book-direct': _, ...others } = contentAfter(['hotels.kochi.address.pin', '695001']);
  expect(formatted(others as Content)).toEqual([
    'content/hotels/kochi.json, Address, PIN: is not a PIN of Ernakulam; look it up again, or correct the town or its district',
  ]);
});

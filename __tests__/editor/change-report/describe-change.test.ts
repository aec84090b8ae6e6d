import { differenceBetween } from '@/editor/change-report/describe-change';
import { reportAsText } from '@/editor/change-report/report-text';

import type { Edit } from '../../support/changed-content';
import { testContent } from '../../support/content';
import { described } from '../../support/described-changes';

const first = testContent().offers.offers[0]!;
const newOffer = {
  ...first,
  percent: 20,
  code: 'LATE20',
  title: 'Late Nights',
  description: 'Sunday to Thursday.',
};

test('a long text shows what differs, with a few words around it', () => {
  expect(
    differenceBetween(
      'The house on the quay has eighteen rooms behind the same green shutters.',
      'The house on the quay has nineteen rooms behind the same green shutters.',
    ),
  ).toEqual([
    ['same', '… on the quay has'],
    ['old', 'eighteen'],
    ['new', 'nineteen'],
    ['same', 'rooms behind the same …'],
  ]);
});

test('the same content has no change, whatever the order of its fields', () => {
  const { price, title, ...room } = testContent().rooms.rooms[0]!;
  expect(described(['rooms.rooms.0', { title, ...room, price }], ['hotels.kochi.reviews', []])).toEqual([]);
});

test.each<[what: string, edits: Edit[], lines: string[]]>([
  [
    'a number, with the labels of the form and the place on the site',
    [['rooms.rooms.2.price', 2050]],
    [
      'Rooms and prices: Rooms, Super deluxe, Price',
      '  “1,950” → “2,050”',
      '  shows on Facilities, Rooms; Home',
    ],
  ],
  [
    'a choice, by the name that people choose it by',
    [
      ['explore.tabs.1.hotel', 'kottayam'],
      ['explore.tabs.1.description', first.description],
    ],
    [
      'Explore Hotels: Tabs, Rooms, Description',
      'Explore Hotels: Tabs, Rooms, Hotel',
      '  “House kochi” → “House kottayam”',
    ],
  ],
  [
    'a centre of interest as one value',
    [['hotels.kochi.focus', [58, 50]]],
    ['House kochi (Kochi): Centre of interest', '  “58, 50”'],
  ],
  [
    'a reason, with its place on the site',
    [['book-direct.reasons.0', 'You reach the desk that keeps your key.']],
    ['Why book direct: Reasons', '  shows on Home; Facilities, Rooms'],
  ],
  [
    'yes and no',
    [['hotels.kochi.isFeatured', false]],
    ['House kochi (Kochi): In the search, the slider and the gallery', '  “yes” → “no”'],
  ],
  [
    'a field that is added, and one that is removed',
    [
      ['rooms.rooms.0.oldPrice', 6000],
      ['rooms.rooms.1.oldPrice', undefined],
    ],
    [
      'Business Suite, Price before the discount',
      '  “6,000”',
      'Premium Room, Price before the discount',
      '  “3,500” is removed',
    ],
  ],
  [
    'a new entry with all its fields',
    [['offers.offers.3', newOffer]],
    ['Offers: Offers, Late Nights (new)', '  Percent: “20”', '  Code: “LATE20”', '  Title: “Late Nights”'],
  ],
  [
    'an entry that is removed from the middle of the list',
    [['questions.questions.2', undefined]],
    ['Questions and answers: Questions, Is there a room with 3 windows? (removed)'],
  ],
  [
    'entries in another order',
    [['offers.offers', [...testContent().offers.offers].reverse()]],
    [
      'Offers: Offers (another order)',
      '  Rooms Together: “place 3” → “place 1”',
      '  Book Direct: “place 1” → “place 3”',
    ],
  ],
  [
    'an entry with a new title is the same entry',
    [['offers.offers.0.title', 'Book With Us']],
    ['Offers: Offers, Book Direct, Title', '  “Book Direct” → “Book With Us”'],
  ],
  [
    'a whole hotel',
    [['hotels.lake', undefined]],
    ['House lake (Kumarakom) (removed)', '  Name: “House lake” is removed'],
  ],
  [
    'a position',
    [['hotels.kochi.coordinates.latitude', 9.968]],
    ['House kochi (Kochi): Coordinates', '  “9.9679, 76.2478” → “9.968, 76.2478”'],
  ],
])('%s', (_, edits, lines) => {
  const text = reportAsText(described(...edits));
  let from = 0;
  for (const line of lines) {
    expect(text.slice(from)).toContain(line);
    from = text.indexOf(line, from);
  }
});

test('one edit is one change', () => {
  expect(described(['questions.questions.2', undefined])).toHaveLength(1);
  expect(described(['offers.offers', [...testContent().offers.offers].reverse()])).toHaveLength(1);
  expect(
    described(['hotels.kochi.amenities', ['Laundry', 'Restaurant', 'Free parking', 'Lift']]),
  ).toHaveLength(2);
});

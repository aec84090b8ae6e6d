import { describeChange as asWords } from '@/editor/change-report/describe-change';
import { changeReport } from '@/editor/change-report/report';
import { reportAsMarkdown, reportAsText, summaryOf } from '@/editor/change-report/report-text';

import { contentAfter, type Edit } from '../../support/changed-content';
import { testContent } from '../../support/content';

const today = new Date('2027-03-01T12:00:00Z');
function described(...edits: Edit[]) {
  const [before, after] = [testContent(), contentAfter(...edits)];
  return changeReport(before, after, today).map((change) => asWords(change, before, after));
}
const first = testContent().offers.offers[0]!;
const newOffer = {
  ...first,
  percent: 20,
  code: 'LATE20',
  title: 'Late Nights',
  description: 'Sunday to Thursday.',
};

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
    [['direct.reasons.0', 'You reach the desk that keeps your key.']],
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

test('the summary counts the changes with a warning', () => {
  expect(summaryOf([])).toBe('No change');
  expect(summaryOf(described(['rooms.rooms.2.price', 2050]))).toBe('1 change, none with a warning');
  expect(summaryOf(described(['rooms.rooms.2.price', 19500], ['counters.counters.0.value', 1250]))).toBe(
    '2 changes, 1 with a warning',
  );
});

test('Markdown has the changes with warnings first, and no text becomes a link, a mention or HTML', () => {
  const text = reportAsMarkdown(
    described(
      ['rooms.rooms.0.bed', '1 king bed <img src=x> @all #12 [x](https://a.example) www.a.example'],
      ['rooms.rooms.2.price', 19500],
      ['rooms.rooms.4.bed', '1 king bed'],
    ),
  );
  expect(text.match(/^### /gm)).toHaveLength(3);
  expect(text.indexOf('10 times as much')).toBeGreaterThan(0);
  expect(text.indexOf('10 times as much')).toBeLessThan(text.indexOf('Deluxe, Bed'));
  expect(text).toContain('<del>1,950</del> → <ins>19,500</ins>');
  expect(text).not.toMatch(/<img|@all|#12|\]\(|https:|www\./);
});

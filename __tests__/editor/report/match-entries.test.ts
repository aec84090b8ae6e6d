import { matchEntries } from '@/editor/report/match-entries';

const garden = { title: 'Garden Room', bed: '1 king bed', price: 3000 };
const harbour = { title: 'Harbour Room', bed: '2 single beds beside the harbour', price: 4000 };
const attic = { title: 'Attic Room', bed: '1 queen bed', price: 2000 };

const inWords = (pairs: [number, number][]) =>
  pairs
    .map(([from, to]) => `${from} to ${to}`)
    .sort()
    .join(', ');

test.each<[what: string, before: unknown[], after: unknown[], pairs: string]>([
  ['in another order', [garden, harbour], [harbour, garden], '0 to 1, 1 to 0'],
  [
    'by its id, whatever its title',
    [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
    ],
    [
      { id: 'b', title: 'A' },
      { id: 'a', title: 'B' },
    ],
    '0 to 1, 1 to 0',
  ],
  ['by its title, whatever else changed', [garden, harbour], [{ ...harbour, bed: '1', price: 1, sleeps: 2 }], '1 to 0'],
  ['by a long text, if its title changed', [garden, harbour], [{ ...harbour, title: 'Quay' }], '1 to 0'],
  ['but not by its place', [garden, harbour], [attic, harbour], '1 to 1'],
  ['only once', [garden, garden], [garden], '0 to 0'],
  ['as one of some words', ['Lift', 'Laundry'], ['Laundry', 'Parking', 'Pool'], '1 to 0'],
  ['as the only words that are new', ['Quay Road', 'First Floor'], ['First Floor', 'Jetty Lane'], '0 to 1, 1 to 0'],
])('an entry is found again %s', (_, before, after, expected) => {
  expect(inWords(matchEntries(before, after))).toBe(expected);
});

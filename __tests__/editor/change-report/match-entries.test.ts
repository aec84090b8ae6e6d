/** @jest-environment node */
import { matchEntries } from '@/editor/change-report/match-entries';

const garden = { title: 'Garden Room', bed: '1 king bed', price: 3000 };
const harbour = { title: 'Harbour Room', bed: '2 single beds', price: 4000 };
const attic = { title: 'Attic Room', bed: '1 queen bed', price: 2000 };

test.each<[what: string, before: unknown[], after: unknown[], pairs: string]>([
  ['in another order', [garden, harbour], [harbour, garden], '0 to 1, 1 to 0'],
  [
    'with other values: by its title',
    [garden, harbour],
    [{ ...harbour, bed: '1', price: 1, sleeps: 2 }],
    '1 to 0',
  ],
  ['with another title: by its other values', [garden, harbour], [{ ...harbour, title: 'Quay' }], '1 to 0'],
  ['with everything new: by its place in a list of the same length', [garden], [attic], '0 to 0'],
  ['but not in a longer list', [garden], [attic, harbour], ''],
  ['and only once', [garden, garden], [garden], '0 to 0'],
  ['as one of some words', ['Lift', 'Laundry'], ['Laundry', 'Parking'], '1 to 0'],
])('an entry is found again %s', (_, before, after, expected) => {
  const pairs = matchEntries(before, after).map(([from, to]) => `${from} to ${to}`);
  expect(pairs.sort().join(', ')).toBe(expected);
});

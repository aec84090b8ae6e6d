/** @jest-environment node */
import { matchEntries, movedEntries } from '@/editor/report/match-entries';

const garden = { title: 'Garden Room', bed: '1 king bed', price: 3000 };
const harbour = { title: 'Harbour Room', bed: '2 single beds', price: 4000 };
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
  ['by its other values, if its title changed', [garden, harbour], [{ ...harbour, title: 'Quay' }], '1 to 0'],
  ['by the closest values', [garden, { ...garden, title: 'Lake', price: 3500 }], [{ ...garden, title: 'Sea', price: 3500 }], '1 to 0'],
  ['but not by its place', [garden, harbour], [attic, harbour], '1 to 1'],
  ['only once', [garden, garden], [garden], '0 to 0'],
  ['as one of some words', ['Lift', 'Laundry'], ['Laundry', 'Parking', 'Pool'], '1 to 0'],
  ['as the closest words', ['Free parking', 'Laundry'], ['Laundry', 'Free valet parking', 'Lift'], '0 to 1, 1 to 0'],
  ['as the only words that are new', ['Quay Road', 'First Floor'], ['First Floor', 'Jetty Lane'], '0 to 1, 1 to 0'],
])('an entry is found again %s', (_, before, after, expected) => {
  expect(inWords(matchEntries(before, after))).toBe(expected);
});

test.each<[what: string, after: string, moved: string]>([
  ['nothing', 'abcd', ''],
  ['one to the end', 'bcda', '0 to 3'],
  ['one to the start', 'dabc', '3 to 0'],
  ['two', 'badc', '0 to 1, 2 to 3'],
  ['nothing beside a new and a removed one', 'xbcd', ''],
])('what moved: %s', (_, after, expected) => {
  expect(inWords(movedEntries(matchEntries([...'abcd'], [...after])))).toBe(expected);
});

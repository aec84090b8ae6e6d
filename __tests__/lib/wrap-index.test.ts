import { wrapIndex } from '@/lib/wrap-index';

test.each([
  [0, 1, 4, 1],
  [3, 1, 4, 0],
  [0, -1, 4, 3],
  [1, -6, 4, 3],
  [0, 1, 1, 0],
])('from index %i, %i steps further of %i is %i', (index, step, count, expected) => {
  expect(wrapIndex(index, step, count)).toBe(expected);
});

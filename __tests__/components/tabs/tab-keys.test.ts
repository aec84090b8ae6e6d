import { tabIndexForKey } from '@/components/tabs/tab-keys';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['ArrowUp', 1, null],
  ['ArrowDown', 1, null],
  ['Tab', 1, null],
  ['Enter', 1, null],
])('T2 T4 %s on tab %i of 0 to 3 moves to tab %s', (key, index, expected) => {
  expect(tabIndexForKey(key, index, 4)).toBe(expected);
});

test.each(['ArrowRight', 'ArrowLeft', 'Home', 'End'])('%s stays on the only tab', (key) => {
  expect(tabIndexForKey(key, 0, 1)).toBe(0);
});

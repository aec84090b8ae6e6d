import { stepForKey, stepForSwipe } from '@/components/gallery/gallery-dialog/gallery-steps';
import { tabIndexForKey } from '@/components/tabs/tab-keys';

describe('T2 T4 the tab that a key leads to, from the second of six', () => {
  test.each([
    ['ArrowRight', 2],
    ['ArrowLeft', 0],
    ['Home', 0],
    ['End', 5],
    ['ArrowUp', null],
    ['ArrowDown', null],
    ['Tab', null],
    ['Enter', null],
  ])('%s: %s', (key, expected) => {
    expect(tabIndexForKey(key, 1, 6)).toBe(expected);
  });

  test('the ends wrap', () => {
    expect(tabIndexForKey('ArrowRight', 5, 6)).toBe(0);
    expect(tabIndexForKey('ArrowLeft', 0, 6)).toBe(5);
  });
});

describe('D9 how far the gallery moves', () => {
  test.each([
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
    ['Escape', 0],
    ['ArrowDown', 0],
  ])('for %s: %i', (key, expected) => {
    expect(stepForKey(key)).toBe(expected);
  });

  test.each([
    ['to the left', -120, 10, 1],
    ['to the right', 120, -10, -1],
    ['just enough', -40, 0, 1],
    ['too short', -39, 0, 0],
    ['a scroll', -60, 200, 0],
    ['a tap', 0, 0, 0],
  ])('for a swipe %s', (_, dx, dy, expected) => {
    expect(stepForSwipe(dx, dy)).toBe(expected);
  });
});

import { stepForKey, stepForSwipe } from '@/components/gallery/gallery-preview/gallery-steps';

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', 0],
  ['ArrowDown', 0],
  ['Home', 0],
  ['Tab', 0],
])('D9 %s moves the preview by %i', (key, step) => {
  expect(stepForKey(key)).toBe(step);
});

test.each([
  ['to the left', -40, 10, 1],
  ['to the right', 120, 10, -1],
  ['as far down as to the left', -60, 60, 1],
  ['too short, a tap', 39, 0, 0],
  ['too short, to the left', -39, 0, 0],
  ['mostly down, a scroll', 60, 200, 0],
  ['mostly up', -60, -61, 0],
])('D9 a movement %s (%i, %i) moves the preview by %i', (_, dx, dy, step) => {
  expect(stepForSwipe(dx, dy)).toBe(step);
});

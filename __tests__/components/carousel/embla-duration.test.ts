import { emblaDuration } from '@/components/carousel/embla-duration';

test('a longer change has a larger duration value, with a minimum', () => {
  expect(emblaDuration(1000)).toBeGreaterThan(emblaDuration(800));
  expect(emblaDuration(0)).toBe(20);
});

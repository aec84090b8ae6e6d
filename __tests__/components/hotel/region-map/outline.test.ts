import { coastAt } from '@/components/hotel/region-map/outline';
import { map } from '@/content/region/kerala-map';

test.each([
  ['at the northern end of the coast', 10, 14.7],
  ['north of it', -50, 14.7],
  ['between two points of the coast', 20, 19.1],
  ['at the southern end', 456, 233],
  ['south of it', 460, 233],
])('%s, the coast is at the right place', (_, y, expected) => {
  expect(coastAt(map, y)).toBe(expected);
});

import { project } from '@/components/hotel/region-map/projection';
import { map } from '@/content/region/kerala-map';

test.each([
  ['a degree of latitude is 100 units high', 11.85, 74.72, { x: 0, y: 100 }],
  ['a degree of longitude is narrower', 12.85, 75.72, { x: 98.3, y: 0 }],
  ['Trivandrum, in the south', 8.4842, 76.9479, { x: 219.1, y: 436.6 }],
])('%s', (_, latitude, longitude, expected) => {
  expect(project(map, { latitude, longitude })).toEqual(expected);
});

test('all of Kerala is on the map', () => {
  for (const [latitude, longitude] of [
    [12.79, 74.87],
    [8.29, 77.1],
    [9.77, 77.3],
  ] as const) {
    const { x, y } = project(map, { latitude, longitude });
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(map.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(map.height);
  }
});

/** @jest-environment node */
import { MAP_HEIGHT_UNITS, MAP_WIDTH_UNITS, project } from '@/components/hotel/kerala-map/projection';

test.each([
  ['a degree of latitude is 100 units high', 11.85, 74.72, { x: 0, y: 100 }],
  ['a degree of longitude is narrower', 12.85, 75.72, { x: 98.3, y: 0 }],
  ['Trivandrum, in the south', 8.4842, 76.9479, { x: 219.1, y: 436.6 }],
])('%s', (_, latitude, longitude, expected) => {
  expect(project({ latitude, longitude })).toEqual(expected);
});

test('all of Kerala is on the map', () => {
  for (const [latitude, longitude] of [
    [12.79, 74.87],
    [8.29, 77.1],
    [9.77, 77.3],
  ] as const) {
    const { x, y } = project({ latitude, longitude });
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_WIDTH_UNITS);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_HEIGHT_UNITS);
  }
});

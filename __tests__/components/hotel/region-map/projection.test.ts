import { project } from '@/components/hotel/region-map/projection';
import { map } from '@/content/region/kerala-map';

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

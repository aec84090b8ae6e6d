/** @jest-environment node */
import { readHotelDrawing } from '@/components/hotel/hotel-drawing/hotel-drawing';
import { hotelSilhouette } from '@/components/hotel/hotel-drawing/hotel-silhouette';
import { color } from '@/lib/node/colors';

test.each(['kochi', 'boathouse', 'a-new-hotel'])('%s is a dark house with lit windows in one file', (id) => {
  const svg = hotelSilhouette({ id });
  expect(svg).toContain(`viewBox="${readHotelDrawing({ id }).viewBox}"`);
  expect(svg).toContain(`fill="${color('pine')}"`);
  expect(svg).toContain(`fill="${color('brass-light')}"`);
  // Nothing that needs another file or a style sheet.
  expect(svg).not.toMatch(/href|url\(|class|style/);
});

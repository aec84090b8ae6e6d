import { readHotelDrawing } from '@/components/hotel/hotel-drawing/hotel-drawing';
import type { Hotel } from '@/content/hotels';
import { color } from '@/lib/node/colors';

/** The parts of a drawing that are large enough for a small picture, and their colours. The others are left out. */
const fills: Readonly<Record<string, string>> = {
  wall: 'pine',
  roof: 'pine',
  thatch: 'pine',
  shutter: 'pine',
  teal: 'pine',
  pile: 'pine',
  pane: 'brass-light',
  lit: 'brass-light',
};

/**
 * A hotel's drawing as a picture of its own, about as large as a thumb: a dark house with lit windows. It has its
 * colours in attributes, because a style sheet does not reach into a picture.
 *
 * @returns the text of an SVG file
 */
export function hotelSilhouette(hotel: Pick<Hotel, 'id'>): string {
  const { viewBox, drawing, width, height } = readHotelDrawing(hotel);
  const shapes = [...drawing.matchAll(/<path class="drawn-(\w+)" d="([^"]+)"\/>/g)].flatMap(
    ([, kind = '', d = '']) => (fills[kind] ? `<path fill="${color(fills[kind])}" d="${d}"/>` : []),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${shapes.join('')}</svg>`;
}

/** How many pictures a key moves the preview: 1 for ArrowRight, -1 for ArrowLeft, 0 for every other key. */
export function stepForKey(key: string): -1 | 0 | 1 {
  if (key === 'ArrowRight') return 1;
  if (key === 'ArrowLeft') return -1;
  return 0;
}

/** Shorter movements are taps. */
const SWIPE_MIN_PX = 40;

/**
 * How many pictures a swipe moves the preview: to the left brings the next. Mostly vertical movements
 * scroll or zoom, and count as none.
 *
 * @param dx how far the pointer went to the right, in CSS pixels
 * @param dy how far it went down
 */
export function stepForSwipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_MIN_PX || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

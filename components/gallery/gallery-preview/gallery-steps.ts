/** How many pictures a key moves the preview: 1 for ArrowRight, -1 for ArrowLeft, 0 for every other key. */
export function stepForKey(key: string): -1 | 0 | 1 {
  if (key === 'ArrowRight') return 1;
  if (key === 'ArrowLeft') return -1;
  return 0;
}

/** Shorter movements are taps. */
const SWIPE_MIN_PX = 40;

/**
 * The number of pictures that a swipe moves the preview. A swipe to the left shows the next picture. A mostly vertical
 * movement scrolls or zooms, and returns 0.
 *
 * @param dx movement to the right, in CSS pixels
 * @param dy movement down
 */
export function stepForSwipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_MIN_PX || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

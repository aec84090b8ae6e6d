/**
 * Embla's `duration` is not a time but a parameter of its spring animation. This converts milliseconds to it. Measured
 * at 60 frames per second: 99% of the movement takes 38 ms per unit, minus 260 ms, between 500 ms and 2.5 s.
 *
 * @param milliseconds how long a slide change should take
 */
export function emblaDuration(milliseconds: number): number {
  return Math.max(20, Math.round((milliseconds + 260) / 38.3));
}

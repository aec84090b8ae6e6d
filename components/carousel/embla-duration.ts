/**
 * Embla's `duration` is no time but the weight of its spring. Stepping that spring at 60 frames a
 * second, 99% of the way takes 38 ms per unit less 260 ms, between 500 ms and 2.5 s.
 *
 * @param milliseconds how long a slide change should take
 */
export function emblaDuration(milliseconds: number): number {
  return Math.max(20, Math.round((milliseconds + 260) / 38.3));
}

/** The index that is `step` further, wrapping at both ends. `count` is at least 1. */
export function wrapIndex(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

import type { Check } from '../mistake';

/** Refuses a price that is not below the price before the discount. */
export function wrongOldPrices({ content: { rooms }, report }: Check): void {
  for (const [index, { price, oldPrice = Infinity }] of rooms.rooms.entries()) {
    const fix = 'write what the room cost before, or leave it empty';
    report(
      `rooms rooms ${index} oldPrice`,
      oldPrice < price * 1.01 && `is ${oldPrice}, which is not above the price of ${price}; ${fix}`,
    );
  }
}

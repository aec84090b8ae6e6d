import { slug } from '../../slug';
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

/** Refuses a tab without hours, or with other hours than the facility of the same name. */
export function tabHours({ content: { explore, facilities }, report }: Check): void {
  for (const [index, { title, hours, id = slug(title) }] of explore.tabs.entries()) {
    const card = facilities.cards.find((each) => slug(each.title) === id);
    const missing = 'is missing, and no card of content/facilities.json has this title; write the hours';
    const other = `is not what content/facilities.json says ('${card?.hours}'); leave it empty to use those hours`;
    report(`explore tabs ${index} hours`, card ? hours && hours !== card.hours && other : !hours && missing);
  }
}

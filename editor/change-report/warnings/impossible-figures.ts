/** Figures that cannot both be true: beds and guests, and the ways from two hotels to one place. */
import { kilometres } from '../../../lib/coordinates';

import { valueOf } from './figures';
import { nameOf, type WarningRule } from './warning-rule';

/** How many guests the beds are for: 4 in '1 double and 2 single beds'. */
const placesIn = (beds: string) =>
  [...beds.matchAll(/\b(\d+|a|one|two|three|four) (single|twin|double|queen|king)\b/gi)].reduce(
    (sum, [, count = '', size = '']) =>
      sum + (Number(count) || valueOf(count)) * (/single|twin/i.test(size) ? 1 : 2),
    0,
  );

/** Beds for more guests than the room is said to sleep. */
export const tooManyBeds: WarningRule = ({ before, after }) => {
  if (!after || !/^rooms rooms (bed|sleeps)$/.test(after.place) || before?.value === after.value)
    return undefined;
  const { bed, sleeps } = after.entry;
  const places = placesIn(String(bed));
  return (
    typeof sleeps === 'number' &&
    places > sleeps &&
    `does not fit: the beds are for ${places} guests, and 'Guests' says ${sleeps}`
  );
};

/** A place that two hotels name, nearer to both than they are to each other. */
export const impossibleDistance: WarningRule = ({ before, after }, { fieldsAfter, after: { hotels } }) => {
  if (!after || !/^hotels nearby (name|kilometres)$/.test(after.place)) return undefined;
  const { name, kilometres: way } = after.entry as { name: string; kilometres: number };
  // Where both are new, it is said once.
  if (nameOf(after) === 'name' && before?.entry.kilometres !== way) return undefined;
  const own = hotels[after.owner ?? ''];
  for (const other of fieldsAfter) {
    const hotel = hotels[other.owner ?? ''];
    const isSame = other.place === 'hotels nearby name' && other.value === name && hotel !== own;
    if (!isSame || !own || !hotel) continue;
    const apart = kilometres(own.coordinates, hotel.coordinates);
    const otherWay = Number(other.entry.kilometres);
    if (way + otherWay < apart)
      return `cannot be: ${name} is ${otherWay} km from ${hotel.name}, which is ${apart.toFixed(1)} km from here`;
  }
  return undefined;
};

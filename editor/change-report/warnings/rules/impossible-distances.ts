/** Warns of impossible distances: a place that is nearer to two hotels than they are to each other. */
import { distanceKm } from '../../../../lib/coordinates';
import { keyOf, type WarningRule } from '../warning-rule';

/** A place that two hotels name, nearer to both than they are to each other. */
export const impossibleDistance: WarningRule = ({ before, after }, { fieldsAfter, after: { hotels } }) => {
  if (!after || !/^hotels nearby (name|kilometres)$/.test(after.schemaPath)) return undefined;
  const { name, kilometres: way } = after.entry as { name: string; kilometres: number };
  // If both are new, one warning is enough.
  if (keyOf(after) === 'name' && before?.entry.kilometres !== way) return undefined;
  const own = hotels[after.owner ?? ''];
  for (const other of fieldsAfter) {
    const hotel = hotels[other.owner ?? ''];
    const isSame = other.schemaPath === 'hotels nearby name' && other.value === name && hotel !== own;
    if (!isSame || !own || !hotel) continue;
    const apart = distanceKm(own.coordinates, hotel.coordinates);
    const otherWay = Number(other.entry.kilometres);
    if (way + otherWay < apart)
      return `is impossible: ${name} is ${otherWay} km from ${hotel.name}, which is ${apart.toFixed(1)} km from here`;
  }
  return undefined;
};

/** Warns of positions on the map and centres of interest that move, and of distances that are impossible. */
import { isIn, isPoint, keyOf } from '../../../../content/schema/fields';
import { distanceKm } from '../../../../lib/coordinates';
import { withCommas } from '../figures';
import { ownerOf, type WarningRule } from '../warning-rule';

/** A position that moves farther than this is another entrance. */
const NEXT_DOOR_KM = 0.2;

/** A hotel that is farther than this from all others of its town is probably in another town. */
const TOWN_KM = 25;

const distance = (away: number) =>
  away < 1
    ? `${Math.round(away * 1000)} m`
    : `${away < 100 ? away.toFixed(1) : withCommas(Math.round(away))} km`;

/** A position on the map that moves, that is far from its town or that is not exact. */
export const changedPosition: WarningRule = ({ before, after }, { after: { hotels, site } }) => {
  if (!isPoint(after?.value)) return undefined;
  const { value, entry } = after;
  const places = [...Object.values(hotels), { ...site, ...site.address }];
  const distances = places
    .filter((place) => place.town === entry.town && place.coordinates !== value)
    .map(({ coordinates }) => distanceKm(coordinates, value));
  const nearest = Math.min(...distances);
  if (!before && distances.length > 0 && nearest > TOWN_KM)
    return `is ${Math.round(nearest)} km from the nearest other hotel in ${String(entry.town)}; look at it on a map`;
  const away = isPoint(before?.value) ? distanceKm(before.value, after.value) : 0;
  if (away > NEXT_DOOR_KM) return `moves by ${distance(away)}; look at it on a map`;
  const isRough = Object.values(after.value).every(
    (degrees: number) => Number(degrees.toFixed(2)) === degrees,
  );
  return isRough && 'is exact to a kilometre only; write four digits after the point';
};

/** If a centre of interest moves by more than this, in per cent of the picture, it shows another part. */
const OTHER_PART_PER_CENT = 20;

/** A centre of interest that moves to another part of the same picture. */
export const changedFocus: WarningRule = ({ before, after }) => {
  const [old, now] = [before?.value, after?.value];
  if (!after || !Array.isArray(old) || !Array.isArray(now) || after.entry.picture !== before!.entry.picture)
    return undefined;
  const away = Math.max(...now.map((each, at) => Math.abs(each - old[at]!)));
  return (
    away > OTHER_PART_PER_CENT && `moves by ${away}% of the picture, and the picture is the same; look at it`
  );
};

/** A place that two hotels name, nearer to both than they are to each other. */
export const impossibleDistance: WarningRule = ({ before, after }, { fieldsAfter, after: content }) => {
  if (!after || !isIn(after, 'hotels nearby')) return undefined;
  const { name, kilometres: way } = after.entry as { name: string; kilometres: number };
  // If both are new, one warning is enough.
  if (keyOf(after) === 'name' && before?.entry.kilometres !== way) return undefined;
  const own = ownerOf(after, content);
  for (const other of fieldsAfter) {
    const hotel = ownerOf(other, content);
    const isSame = other.schemaPath === 'hotels nearby name' && other.value === name && hotel !== own;
    if (!isSame || !own || !hotel) continue;
    const apart = distanceKm(own.coordinates, hotel.coordinates);
    const otherWay = Number(other.entry.kilometres);
    if (way + otherWay < apart)
      return `is impossible: ${name} is ${otherWay} km from ${hotel.name}, which is ${apart.toFixed(1)} km from here`;
  }
  return undefined;
};

/** Positions on the map. */
import { isPoint } from '../../../content/fields';
import { kilometres } from '../../../lib/coordinates';

import { inFigures } from './figures';
import type { WarningRule } from './warning-rule';

/** Farther than this, another door is meant. */
const NEXT_DOOR_KM = 0.2;

/** Farther than this from every other house of its town, a new one is in another town. */
const TOWN_KM = 25;

const distance = (away: number) =>
  away < 1
    ? `${Math.round(away * 1000)} m`
    : `${away < 100 ? away.toFixed(1) : inFigures(Math.round(away))} km`;

/** A position on the map that moves, that is far from its town or that is not exact. */
export const changedPosition: WarningRule = ({ before, after }, { after: { hotels, site } }) => {
  if (!isPoint(after?.value)) return undefined;
  const { value, entry } = after;
  const houses = [...Object.values(hotels), { ...site, ...site.address }];
  const distances = houses
    .filter((house) => house.town === entry.town && house.coordinates !== value)
    .map(({ coordinates }) => kilometres(coordinates, value));
  const nearest = Math.min(...distances);
  if (!before && distances.length > 0 && nearest > TOWN_KM)
    return `is ${Math.round(nearest)} km from the nearest other house in ${String(entry.town)}; look at it on a map`;
  const away = isPoint(before?.value) ? kilometres(before.value, after.value) : 0;
  if (away > NEXT_DOOR_KM) return `moves by ${distance(away)}; look at it on a map`;
  const isRough = Object.values(after.value).every(
    (degrees: number) => Number(degrees.toFixed(2)) === degrees,
  );
  return isRough && 'is exact to a kilometre only; write four digits after the point';
};

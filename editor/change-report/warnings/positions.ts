/** Positions on the map, and the centre of interest of a picture. */
import { isPoint } from '../../../content/fields';
import { distanceKm } from '../../../lib/coordinates';

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
    .map(({ coordinates }) => distanceKm(coordinates, value));
  const nearest = Math.min(...distances);
  if (!before && distances.length > 0 && nearest > TOWN_KM)
    return `is ${Math.round(nearest)} km from the nearest other house in ${String(entry.town)}; look at it on a map`;
  const away = isPoint(before?.value) ? distanceKm(before.value, after.value) : 0;
  if (away > NEXT_DOOR_KM) return `moves by ${distance(away)}; look at it on a map`;
  const isRough = Object.values(after.value).every(
    (degrees: number) => Number(degrees.toFixed(2)) === degrees,
  );
  return isRough && 'is exact to a kilometre only; write four digits after the point';
};

/** A centre of interest that moves by more than this, in per cent of the picture, is another part of it. */
const OTHER_PART = 20;

/** A centre of interest that moves to another part of the same picture. */
export const changedFocus: WarningRule = ({ before, after }) => {
  const [old, now] = [before?.value, after?.value];
  if (!after || !Array.isArray(old) || !Array.isArray(now) || after.entry.picture !== before!.entry.picture)
    return undefined;
  const away = Math.max(...now.map((each, at) => Math.abs(each - old[at]!)));
  return away > OTHER_PART && `moves by ${away}% of the picture, and the picture is the same; look at it`;
};

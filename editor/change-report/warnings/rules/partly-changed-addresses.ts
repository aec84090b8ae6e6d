/** Warns of addresses of which only a part changed. */
import { hasKey, isIn, keyOf } from '../../../../content/schema/fields';
import type { SchemaPath } from '../../../../content/schema/schema-path';
import { distanceKm } from '../../../../lib/coordinates';
import { sharedWords } from '../compare-words';
import { ownerOf, type WarningRule } from '../warning-rule';

/** Two hotels that are farther apart than this cannot have the same PIN. */
const ONE_PIN_KM = 5;

/** A PIN of a hotel elsewhere, a PIN that changes while the streets stay, or a place that an address has twice. */
export const partlyChangedAddress: WarningRule = ({ before, after }, { changes, after: content }) => {
  if (!after || typeof after.value !== 'string') return undefined;
  const isChanged = (...places: readonly SchemaPath[]) =>
    changes.some((change) => change.file === after.file && isIn(change, ...places));
  const isStreetChanged =
    isChanged('hotels address lines', 'hotels address locality', 'hotels town') ||
    isChanged('site address lines', 'site address town');
  if (keyOf(after) === 'pin') {
    const own = ownerOf(after, content);
    const duplicate = Object.values(content.hotels).find(
      (other) =>
        own &&
        other.address.pin === after.value &&
        distanceKm(other.coordinates, own.coordinates) > ONE_PIN_KM,
    );
    if (duplicate)
      return `belongs to ${duplicate.name} (${duplicate.town}), which is far from here; check it`;
    return before && !isStreetChanged && 'was changed, but the street was not; check it';
  }
  if (!hasKey(after, 'lines', 'locality')) return undefined;
  if (keyOf(after) === 'locality' && before && !isChanged('hotels address pin'))
    return 'was changed, but the PIN was not; check it';
  const isOtherStreet = before && sharedWords(String(before.value), after.value) <= 0.5;
  if (keyOf(after) === 'lines' && isOtherStreet && !isChanged('site coordinates', 'hotels coordinates'))
    return 'was changed, but the position on the map was not; check it';
  const { lines = [], locality } = after.entry as { lines?: string[]; locality?: string };
  const parts = lines.flatMap((line) => line.split(/\s*,\s*/));
  const twice = [...parts, locality ?? ''].find((part, at, all) => part && all.indexOf(part) !== at);
  return twice && `'${twice}' is twice in this address`;
};

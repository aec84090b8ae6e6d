/** Warns of addresses of which only a part changed. */
import { distanceKm } from '../../../../lib/coordinates';
import { sharedWords } from '../compare-words';
import { keyOf, type WarningRule } from '../warning-rule';

/** Two hotels that are farther apart than this cannot have the same PIN. */
const ONE_PIN_KM = 5;

/** A PIN of a hotel elsewhere, a PIN that changes while the streets stay, or a place that an address has twice. */
export const partlyChangedAddress: WarningRule = ({ before, after }, { changes, after: { hotels } }) => {
  if (!after || typeof after.value !== 'string') return undefined;
  const isOfAddress = after.path.includes('address');
  const isMoved = changes.some(({ file, schemaPath: at }) => file === after.file && /coordinates$/.test(at));
  const isPinNew = changes.some(({ file, schemaPath: at }) => file === after.file && /pin$/.test(at));
  const others = changes.filter(
    ({ file, schemaPath: at }) => file === after.file && /address (lines|locality)|town$/.test(at),
  );
  if (keyOf(after) === 'pin' && before?.value !== after.value) {
    const own = hotels[after.owner ?? ''];
    const duplicate = Object.values(hotels).find(
      (other) =>
        own &&
        other.address.pin === after.value &&
        distanceKm(other.coordinates, own.coordinates) > ONE_PIN_KM,
    );
    if (duplicate)
      return `belongs to ${duplicate.name} (${duplicate.town}), which is far from here; check it`;
  }
  if (keyOf(after) === 'pin' && before && others.length === 0)
    return 'was changed, but the street was not; check it';
  if (!isOfAddress || !/lines|locality/.test(keyOf(after))) return undefined;
  if (keyOf(after) === 'locality' && before && before.value !== after.value && !isPinNew)
    return 'was changed, but the PIN was not; check it';
  const isOtherStreet = before && sharedWords(String(before.value), after.value) <= 0.5;
  if (keyOf(after) === 'lines' && isOtherStreet && !isMoved)
    return 'was changed, but the position on the map was not; check it';
  const { lines = [], locality } = after.entry as { lines?: string[]; locality?: string };
  const parts = lines.flatMap((line) => line.split(/\s*,\s*/));
  const twice = [...parts, locality ?? ''].find((part, at, all) => part && all.indexOf(part) !== at);
  return twice && `'${twice}' is twice in this address`;
};

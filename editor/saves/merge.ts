/** Merges two changes of one JSON file, value by value, so that changes beside each other do not conflict. */
import { isJsonObject, isSameJson } from '../../lib/json';

/** Thrown when two changes set one value differently. */
export class Conflict extends Error {}

/**
 * Applies a change to a value that may have changed too.
 *
 * @param base the value that `theirs` was made from
 * @param ours the value that the change is applied to
 * @param theirs the value after the change; undefined removes it
 * @throws {Conflict} if both changed the same value differently
 */
export function mergeValues(base: unknown, ours: unknown, theirs: unknown): unknown {
  if (isSameJson(base, theirs) || isSameJson(ours, theirs)) return ours;
  if (isSameJson(base, ours)) return theirs;
  if (Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs))
    return mergeLists(base, ours, theirs);
  if (!isJsonObject(base) || !isJsonObject(ours) || !isJsonObject(theirs)) throw new Conflict();
  // In the order of the fields of `ours`, with new ones at the end.
  const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const merged = keys.map((key): [string, unknown] => [key, mergeValues(base[key], ours[key], theirs[key])]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergeLists(
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
): unknown[] {
  if (base.length === ours.length && base.length === theirs.length)
    return base.map((value, at) => mergeValues(value, ours[at], theirs[at]));
  // One side added entries at the end, the other changed those that were there.
  const isLonger = (list: readonly unknown[]) => list.length > base.length;
  const count = base.length;
  if (isLonger(theirs) && ours.length === count)
    return [...mergeLists(base, ours, theirs.slice(0, count)), ...theirs.slice(count)];
  if (isLonger(ours) && theirs.length === count)
    return [...mergeLists(base, ours.slice(0, count), theirs), ...ours.slice(count)];
  throw new Conflict();
}

/** The same for the texts of a file; undefined for a missing file. */
export function mergeFiles(
  base: string | undefined,
  ours: string | undefined,
  theirs: string | undefined,
): string | undefined {
  if (base === theirs || ours === theirs) return ours;
  if (base === ours) return theirs;
  if (base === undefined || ours === undefined || theirs === undefined) throw new Conflict();
  try {
    const [a, b, c] = [base, ours, theirs].map((text) => JSON.parse(text.replace(/^\ufeff/, '')) as unknown);
    return `${JSON.stringify(mergeValues(a, b, c), null, 2)}\n`;
  } catch {
    // No JSON, or two changes of one value.
    throw new Conflict();
  }
}

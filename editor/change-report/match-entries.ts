/** Finds the entries of a list in a changed version of it. */
import { entryNameKeys, isValue } from '../../content/schema/fields';
import { isJsonObject, isSameJson } from '../../lib/json';

/**
 * Which entries of two lists are the same entry, also if it changed or moved.
 *
 * @returns pairs of their indexes: before and after
 */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): [from: number, to: number][] {
  const pairs: [number, number][] = [];
  const free = (indexes: readonly unknown[], side: 0 | 1) =>
    [...indexes.keys()].filter((index) => pairs.every((each) => each[side] !== index));
  const match = (isPair: (from: number, to: number) => boolean) => {
    for (const from of free(before, 0)) {
      const to = free(after, 1).find((index) => isPair(from, index));
      if (to !== undefined) pairs.push([from, to]);
    }
  };
  match((from, to) => isSameJson(before[from], after[to]));
  for (const key of ['id', ...entryNameKeys, 'code', 'picture'])
    match((from, to) => {
      const [one, other] = [before[from], after[to]];
      return (
        isJsonObject(one) && isJsonObject(other) && typeof one[key] === 'string' && one[key] === other[key]
      );
    });
  // A renamed entry is recognised by its other fields, or by its position if the list is as long as before.
  match((from, to) => similarity(before[from], after[to]) > 0.3);
  if (before.length === after.length)
    match((from, to) => from === to && isValue(before[from]) === isValue(after[to]));
  return pairs;
}

/** The share of fields that are equal in two objects. */
function similarity(one: unknown, other: unknown): number {
  if (!isJsonObject(one) || !isJsonObject(other)) return 0;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => key !== 'icon');
  return keys.filter((key) => isSameJson(one[key], other[key])).length / Math.max(1, keys.length);
}

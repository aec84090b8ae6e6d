/** Finds the entries of a list in a changed version of it. */
import { entryNameKeys } from '../../content/schema/fields';
import { isJsonObject, isSameJson } from '../../lib/json';

/** Entries that have less in common than this are two entries. */
const MIN_SIMILARITY = 0.4;

/**
 * Which entries of two lists are the same entry, also if it changed or moved: by its id, else by its title or name,
 * else the closest one. The position in the list never counts.
 *
 * @returns pairs of their indexes: before and after
 */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
): [from: number, to: number][] {
  const pairs: [number, number][] = [];
  const free = (list: readonly unknown[], side: 0 | 1) =>
    [...list.keys()].filter((index) => pairs.every((each) => each[side] !== index));
  const match = (isPair: (one: unknown, other: unknown) => boolean) => {
    for (const from of free(before, 0)) {
      const to = free(after, 1).find((index) => isPair(before[from], after[index]));
      if (to !== undefined) pairs.push([from, to]);
    }
  };
  match(isSameJson);
  for (const key of ['id', ...entryNameKeys, 'code', 'picture'])
    match(
      (one, other) =>
        isJsonObject(one) && isJsonObject(other) && typeof one[key] === 'string' && one[key] === other[key],
    );
  const closest = free(before, 0)
    .flatMap((from) => free(after, 1).map((to) => ({ from, to, share: similarity(before[from], after[to]) })))
    .filter(({ share }) => share > MIN_SIMILARITY)
    .sort((one, other) => other.share - one.share);
  for (const { from, to } of closest)
    if (pairs.every((each) => each[0] !== from && each[1] !== to)) pairs.push([from, to]);
  // A text that was written anew, such as the only line of an address.
  const [left, found] = [free(before, 0), free(after, 1)];
  const isText = (list: readonly unknown[], [index]: number[]) => typeof list[index!] === 'string';
  if (left.length === 1 && found.length === 1 && isText(before, left) && isText(after, found))
    pairs.push([left[0]!, found[0]!]);
  return pairs;
}

/** How much two values have in common, from 0 to 1: the share of their words, or of their fields. */
function similarity(one: unknown, other: unknown): number {
  if (isSameJson(one, other)) return 1;
  if (typeof one === 'string' && typeof other === 'string') {
    const [words, otherWords] = [new Set(one.split(/\s+/)), new Set(other.split(/\s+/))];
    return [...words].filter((word) => otherWords.has(word)).length / Math.max(words.size, otherWords.size);
  }
  if (!isJsonObject(one) || !isJsonObject(other)) return 0;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => key !== 'icon');
  const shares = keys.map((key) => similarity(one[key], other[key]));
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, keys.length);
}

/**
 * The entries that someone moved: as few as possible, so that the others are still in their order.
 *
 * @param pairs from `matchEntries`
 */
export function movedEntries(
  pairs: readonly (readonly [from: number, to: number])[],
): [from: number, to: number][] {
  const places = pairs.map(([from, to]): [number, number] => [from, to]).sort(([, a], [, b]) => a - b);
  // The longest row of entries that are in order, for each last entry.
  const rows: [number, number][][] = [];
  for (const place of places) {
    const longest = rows
      .filter((row) => row.at(-1)![0] < place[0])
      .reduce<[number, number][]>((best, row) => (row.length > best.length ? row : best), []);
    rows.push([...longest, place]);
  }
  const kept = rows.reduce((best, row) => (row.length > best.length ? row : best), []);
  return places.filter((place) => !kept.includes(place));
}

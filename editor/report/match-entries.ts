/** Finds the entries of a list in a changed version of it. */
import { entryNameKeys } from '../../content/schema/fields';
import { isJsonObject, isSameJson } from '../../lib/json';

/** If two entries have the same text, and it has at least this many characters, they are the same entry. */
const LONG_TEXT_CHARACTERS = 20;

/**
 * Which entries of two lists are the same entry, also if it changed or moved: by its id, else by its title or name,
 * else by a long text that both have. The position in the list never counts.
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
  const longTexts = (entry: unknown): unknown[] =>
    isJsonObject(entry)
      ? Object.values(entry).filter(
          (value) => typeof value === 'string' && value.length >= LONG_TEXT_CHARACTERS,
        )
      : [];
  match((one, other) => longTexts(one).some((text) => longTexts(other).includes(text)));
  // Texts that were written anew, such as a paragraph, or the only line of an address.
  const [left, found] = [free(before, 0), free(after, 1)];
  const isText = (entry: unknown) => typeof entry === 'string';
  if (left.length === found.length && before.every(isText) && after.every(isText))
    left.forEach((from, index) => pairs.push([from, found[index]!]));
  return pairs;
}

/** The words of texts, to compare them. */
import type { Field } from '../../../content/schema/fields';

/** The words of a text in lower case, without punctuation. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words that nearly every sentence of English has. */
export const functionWords = new Set(
  'a an the of in on at by to from for with and or but is are was were be has have it its this that these you your we our us they not no as if when there all every after before until than then so do can will may who which what'.split(
    ' ',
  ),
);

/** A shorter text may be in another one by chance. */
export const LONG_CHARACTERS = 25;

/** The main words of an amenity: 'Bicycles to borrow' is about 'bicycles', 'Free parking' about 'parking'. */
export function mainWords(amenity: string): string[] {
  const [thing = ''] = amenity.split(/ (?:to|for|in|on|at|of|from|with|by|until) /);
  return wordsIn(thing).filter((word) => word.length > 3 && word !== 'free');
}

/** The share of their words that two texts have in common. */
export function sharedWords(one: string, other: string): number {
  const [a, b] = [new Set(wordsIn(one)), new Set(wordsIn(other))];
  return [...a].filter((word) => b.has(word)).length / Math.max(1, a.size, b.size);
}

const sentencesIn = (text: string) => text.split(/(?<=[.!?]) /);

/** Sentences that changed, each as it was and as it is: those in one place, or with half of their words in common. */
export function changedSentences(before: string, after: string): [before: string, after: string][] {
  const old = sentencesIn(before);
  const now = sentencesIn(after);
  const removed = old.filter((each) => !now.includes(each));
  const found = now.filter((each) => !old.includes(each));
  const isEdit = removed.length === found.length && sharedWords(before, after) >= 0.5;
  return removed.flatMap((each, at): [string, string][] => {
    const same = isEdit ? found[at] : found.find((other) => sharedWords(each, other) >= 0.5);
    return same === undefined ? [] : [[each, same]];
  });
}

/** What a pattern finds in a new text and not in the old one. */
export const findNew = (pattern: RegExp, after: string, before: string) =>
  [...after.matchAll(pattern)].map(([found]) => found).find((found) => !before.includes(found));

/** A text as a part of a pattern that finds exactly this text. */
export const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The characters of a text in order: equal for two texts with the same ones, such as 1950 and 1590. */
export const sortCharacters = (text: string) => [...text].sort().join('');

/** A pattern that finds whole words only. */
export const wholePattern = (pattern: string, flags = '') =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}(?![\\p{L}\\p{M}\\p{N}])`, `u${flags}`);

/** The same for a text: finds it where it is not part of a longer word. */
export const wholeWord = (text: string, flags = '') => wholePattern(escapeRegExp(text), flags);

const counts = new WeakMap<readonly Field[], Map<string, number>>();
/** How often each word is in some texts. */
export function wordCounts(fields: readonly Field[]): Map<string, number> {
  const found = counts.get(fields) ?? new Map<string, number>();
  if (found.size === 0)
    for (const { value, input } of fields)
      if (typeof value === 'string' && input !== 'url' && input !== 'picture')
        for (const word of wordsIn(value)) found.set(word, (found.get(word) ?? 0) + 1);
  counts.set(fields, found);
  return found;
}

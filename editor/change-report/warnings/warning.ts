import { isProse, subjectOf, type Field } from '../../../content/fields';
import type { Content } from '../../../content/schema';
import type { Change, FieldChange } from '../compare';

/** Everything that a warning may compare a change with. */
export interface Context {
  before: Content;
  after: Content;
  /** Every value of what is published, and of what is to be published. */
  fieldsBefore: readonly Field[];
  fieldsAfter: readonly Field[];
  changes: readonly Change[];
  today: Date;
}

/** Why a value should be looked at once more, in one sentence; or nothing. */
export type WarningRule = (change: FieldChange, context: Context) => string | false | undefined;

/** A warning about a text: its value before ('' for a new one) and after. */
export const aboutText =
  (
    find: (
      after: string,
      before: string,
      change: FieldChange & { after: Field },
      context: Context,
    ) => ReturnType<WarningRule>,
  ): WarningRule =>
  (change, context) => {
    const { before, after } = change;
    if (typeof after?.value !== 'string' || !isProse(after)) return undefined;
    return find(
      after.value,
      typeof before?.value === 'string' ? before.value : '',
      { ...change, after },
      context,
    );
  };

/** The key of a field, without its position in a list: 'price', 'lines'. */
export const nameOf = ({ path }: Field) => String(path.findLast((step) => typeof step === 'string') ?? '');

/** 'Nilavara Harbour, Rows, Our Vision, Text': where a value is, in the words of the form. */
export const called = (field: Field) => field.labels.join(', ');

/** 'Nilavara Harbour (Kochi): Slider rows, Our Vision, Text': the same, with the file before it. */
export const subject = (field: Field, { after }: Context) =>
  `${subjectOf(field.file, after.hotels[field.file.slice(7)])}: ${called(field)}`;

/** The file and the path of a field. No two fields have the same. */
export const addressOf = ({ file, path }: Field) => `${file} ${path.join(' ')}`;

/** What the fields of some places have in common: 'A', 'A and B', 'A, B and 3 more'. */
export function listed(names: readonly string[], limit = 3): string {
  const all = [...new Set(names)];
  if (all.length > limit) return `${all.slice(0, limit - 1).join('; ')} and ${all.length - limit + 1} more`;
  return all.length > 1 ? `${all.slice(0, -1).join('; ')} and ${all.at(-1)}` : (all[0] ?? '');
}

/** The words of a text in lower case, without punctuation. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What an amenity is, in its words: 'Bicycles to borrow' is about 'bicycles', 'Free parking' about 'parking'. */
export function thingIn(amenity: string): string[] {
  const [thing = ''] = amenity.split(/ (?:to|for|in|on|at|of|from|with|by|until) /);
  return wordsIn(thing).filter((word) => word.length > 3 && word !== 'free');
}

/** The share of their words that two texts have in common. */
export function sharedWords(one: string, other: string): number {
  const [a, b] = [new Set(wordsIn(one)), new Set(wordsIn(other))];
  return [...a].filter((word) => b.has(word)).length / Math.max(1, a.size, b.size);
}

/** What a pattern finds in a new text and not in the old one. */
export const newIn = (pattern: RegExp, after: string, before: string) =>
  [...after.matchAll(pattern)].map(([found]) => found).find((found) => !before.includes(found));

/** A text as a part of a pattern that finds exactly this text. */
export const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A pattern that finds whole words only. */
export const wholePattern = (pattern: string, flags = '') =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}(?![\\p{L}\\p{M}\\p{N}])`, `u${flags}`);

/** The same for a text: finds it where it is not part of a longer word. */
export const wholeWord = (text: string, flags = '') => wholePattern(escapeRegExp(text), flags);

/** Marks letters that only look like the usual ones, and entries that are removed. */
import { hotelIdOf, isProse } from '../../../content/schema/fields';
import type { Change } from '../compare';

import type { MarkRule } from './context';

const scriptNames =
  'Arabic Armenian Bengali Cyrillic Devanagari Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Kannada Katakana Malayalam Oriya Sinhala Tamil Telugu Thai'.split(
    ' ',
  );
const scripts = scriptNames.map((name) => ({ name, letter: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** A letter or digit that only looks like a usual one, or of an alphabet that such a field never had. */
export const unusualSign: MarkRule = ({ after }, { fieldsBefore }) => {
  if (typeof after?.value !== 'string' || !isProse(after)) return undefined;
  const text = after.value;
  const sign = [...text].find(
    (each) => /[^\x00-\x7f]/.test(each) && /^[A-Za-z\d]$/.test(each.normalize('NFKC')),
  );
  if (sign) return `has ‘${sign}’, which only looks like ‘${sign.normalize('NFKC')}’; type it again`;
  const digit = /(?![0-9])\p{Nd}/u.exec(text)?.[0];
  if (digit) return `has ‘${digit}’, which is no digit from 0 to 9`;
  const usual = fieldsBefore
    .filter(({ schemaPath }) => schemaPath === after.schemaPath)
    .map(({ value }) => String(value))
    .join(' ');
  const other = scripts.find(({ letter }) => letter.test(text) && !letter.test(usual));
  if (!other || usual === '') return undefined;
  const letter = other.letter.exec(text)![0];
  return `has ‘${letter}’, a letter of another alphabet (${other.name})`;
};

/** A hotel, or an entry of a list, that is removed. */
export function removedEntry({ kind, file, labels, counts }: Change): string[] {
  if (kind !== 'removed') return [];
  if (labels.length === 0 && hotelIdOf(file)) return ['the hotel goes from every page'];
  if (!counts) return ['all of it goes'];
  // Another entry came in its place.
  return counts[1] < counts[0] ? [`${counts[1]} of ${counts[0]} entries are left`] : [];
}

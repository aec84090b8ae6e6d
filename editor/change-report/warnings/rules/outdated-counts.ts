/** Warns of a hotel's texts that count something differently after a change. */
import { isProse } from '../../../../content/schema/fields';
import { wholePattern } from '../compare-words';
import { numberWords } from '../figures';
import { findStill, stillSentence } from '../still-in-texts';
import { aboutText } from '../warning-rule';

const countedThings = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d+|${numberWords}) (?:\\p{Ll}+ )?(\\p{Ll}{4,}s)(?!\\p{L})`,
  'giu',
);
/**
 * A number of things that changed in one text, while another text or field of the same hotel has the old number: 'nine
 * villas'.
 */
export const outdatedCountElsewhere = aboutText((after, before, { after: field }, context) => {
  if (!field.owner || before === '') return undefined;
  const countsIn = (text: string) =>
    [...text.matchAll(countedThings)].map(([, figure = '', noun = '']) => ({
      figure,
      noun: noun.toLowerCase(),
    }));
  const now = countsIn(after);
  for (const { figure, noun } of countsIn(before)) {
    const other = now.find((each) => each.noun === noun);
    if (!other || other.figure.toLowerCase() === figure.toLowerCase()) continue;
    if (now.some((each) => each.noun === noun && each.figure.toLowerCase() === figure.toLowerCase()))
      continue;
    const pattern = wholePattern(`${figure} (?:\\p{Ll}+ )?${noun}`, 'i');
    const found = findStill(pattern, field, context, (each) => each.owner === field.owner && isProse(each));
    if (found.length > 0) return stillSentence(found, context);
  }
  return undefined;
});

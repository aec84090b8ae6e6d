/** Warns of other texts that still have an old name, an old number, an old time, an old count or a removed code. */
import { isProse, type Field } from '../../../../content/schema/fields';
import { escapeRegExp, wholePattern, wholeWord } from '../compare-words';
import { numberWords, smallNumberToWords } from '../figures';
import { findSwapped } from '../find-swapped';
import { findStill, stillSentence, type Found } from '../still-in-texts';
import { removedTimes } from '../times-in-texts';
import { aboutText, keyOf, type Context, type WarningRule } from '../warning-rule';

const names = /^(name|shortName|legalName|title|code|phone|email|label|heading|town|menu|malayalam)$/;

/** The old form of a name, a number or a time that other texts still have. */
export const outdatedValueElsewhere: WarningRule = (change, context) => {
  const { before, after } = change;
  if (before && !after) return codeStillNamed(before, context);
  // The title above a section is no name.
  if (!before || !after || before.value === after.value || after.file === 'headings') return undefined;
  const old = before.value;
  if (typeof old === 'number')
    return after.input === 'hidden' ? undefined : stillSentence(figureStillIn(old, after, context), context);
  if (typeof old !== 'string') return undefined;
  if (names.test(keyOf(after)) && old.length > 3) return oldNameElsewhere(old, after, context);
  const isTime = /^(hours|checkIn|checkOut)$/.test(keyOf(after)) && !findSwapped(change, context);
  return isTime ? oldTimeElsewhere(old, after, context) : undefined;
};

/** Whether another field is in the same entry, or about the same hotel. */
const isBeside = (other: Field, { entry, owner }: Field) =>
  other.entry === entry || (Boolean(owner) && other.owner === owner);

function oldNameElsewhere(old: string, after: Field, context: Context): string | undefined {
  // The name of a hall or of a place nearby concerns only its own hotel.
  const isOfHotel = keyOf(after) === 'town' || /^hotels \w+ /.test(after.schemaPath);
  const found = findStill(wholeWord(old), after, context, (field) =>
    isOfHotel ? isBeside(field, after) : isProse(field) || field.input === 'town',
  );
  if (found.length > 0) return stillSentence(found, context);
  // A name in Malayalam does not follow automatically.
  const isTranslated = Object.values(after.entry.malayalam ?? {}).length > 0;
  const isKept = context.changes.every(
    ({ schemaPath, file }) => file !== after.file || schemaPath !== 'hotels malayalam name',
  );
  return after.schemaPath === 'hotels name' && isTranslated && isKept
    ? 'its name in Malayalam is still the old one'
    : undefined;
}

function oldTimeElsewhere(old: string, after: Field, context: Context): string | undefined {
  const isSentence = (field: Field) => isProse(field) && keyOf(field) !== 'hours';
  const isNear = (field: Field) => isBeside(field, after) || (!after.owner && field.file === after.file);
  for (const { phrase, figures: inFigures } of removedTimes(old, String(after.value))) {
    const found = [
      ...findStill(phrase, after, context, (field) => isSentence(field) && field.entry === after.entry),
      ...findStill(inFigures, after, context, (field) => isSentence(field) && isNear(field)),
    ];
    if (found.length > 0) return stillSentence(found, context);
  }
  return undefined;
}

/** A code that was removed with its offer, while texts still tell guests to type it. */
function codeStillNamed(gone: Field, context: Context): string | undefined {
  if (keyOf(gone) !== 'code') return undefined;
  const found = findStill(wholeWord(String(gone.value)), gone, context, isProse);
  return found.length > 0 ? `is removed, and ${stillSentence(found, context)}` : undefined;
}

/** Texts that still name a figure: of the same entry or hotel; a sum of money, in any text. */
function figureStillIn(old: number, own: Field, context: Context): Found[] {
  const isMoney = /price/i.test(keyOf(own));
  if (
    isMoney &&
    context.fieldsAfter.some((field) => field.schemaPath === own.schemaPath && field.value === old)
  )
    return [];
  const grouped = old.toLocaleString('en-IN');
  const thousands = old === 1000 ? '(?:a|one)' : old % 1000 === 0 && smallNumberToWords(old / 1000);
  const words = isMoney ? thousands && `${thousands} thousand(?= rupees)` : smallNumberToWords(old);
  const figures = `(?<![\\d.,:])(?:${escapeRegExp(grouped)}|${old})(?![\\d.,:]\\d|\\d)`;
  const phrase = words ? `(?:${figures}|(?<![a-z-])${words}(?![a-z-]))` : figures;
  const pattern = new RegExp(phrase, 'i');
  // 'Number of rooms': a small number counts only before its word.
  const counted = /^Number of (\w+)$/.exec(own.labels.at(-1) ?? '')?.[1];
  const counting = new RegExp(`${phrase} ${counted}(?![a-z])`, 'i');
  const isNear = (field: Field) =>
    (Boolean(own.owner && counted) && own.owner === field.owner && counting.test(String(field.value))) ||
    (field.entry === own.entry && (old > 9 || keyOf(field) === 'code')) ||
    (Boolean(own.owner) && own.owner === field.owner && old > 12) ||
    (old > 99 && isProse(field));
  return findStill(
    pattern,
    own,
    context,
    (field) => isNear(field) && !/(pin|phone|hours|lines|url)$/.test(field.schemaPath),
  );
}

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

/** Warns of other texts that still have an old name, an old number, an old time, an old count or a removed code. */
import { hasKey, isIn, isProse, keyOf, type Field } from '../../../../content/schema/fields';
import { escapeRegExp, wholePattern, wholeWord } from '../compare-words';
import { numberWords, smallNumberToWords } from '../figures';
import { stillSentence } from '../still-in-texts';
import { removedTimes } from '../times-in-texts';
import { aboutText, fieldsLike, findSwapped, type Context, type WarningRule } from '../warning-rule';

/** A name, or a value that people use like one. */
const isName = (field: Field) =>
  hasKey(field, 'name', 'shortName', 'legalName', 'title', 'heading', 'label', 'menu', 'town') ||
  hasKey(field, 'malayalam', 'code', 'phone', 'email');

/** The old form of a name, a number or a time that other texts still have. */
export const outdatedValueElsewhere: WarningRule = (change, context) => {
  const { before, after } = change;
  if (before && !after) return codeStillNamed(before, context);
  // The title above a section is no name.
  if (!before || !after || isIn(after, 'headings')) return undefined;
  const old = before.value;
  if (typeof old === 'number')
    return after.input === 'hidden' ? undefined : oldFigureElsewhere(old, after, context);
  if (typeof old !== 'string') return undefined;
  if (isName(after) && old.length > 3) return oldNameElsewhere(old, after, context);
  const isTime = hasKey(after, 'hours', 'checkIn', 'checkOut') && !findSwapped(change, context);
  return isTime ? oldTimeElsewhere(old, after, context) : undefined;
};

/** Whether another field is in the same entry, or about the same hotel. */
const isBeside = (other: Field, { entry, owner }: Field) =>
  other.entry === entry || (Boolean(owner) && other.owner === owner);

function oldNameElsewhere(old: string, after: Field, context: Context): string | undefined {
  // The name of a hall or of a place nearby concerns only its own hotel.
  const isOfHotel = keyOf(after) === 'town' || (isIn(after, 'hotels') && after.path.length > 1);
  const isNear = (field: Field) =>
    isOfHotel ? isBeside(field, after) : isProse(field) || field.input === 'town';
  const said = stillSentence(after, context, [wholeWord(old), isNear]);
  if (said) return said;
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
    const said = stillSentence(
      after,
      context,
      [phrase, (field) => isSentence(field) && field.entry === after.entry],
      [inFigures, (field) => isSentence(field) && isNear(field)],
    );
    if (said) return said;
  }
  return undefined;
}

/** A code that was removed with its offer, while texts still tell guests to type it. */
function codeStillNamed(gone: Field, context: Context): string | undefined {
  if (keyOf(gone) !== 'code') return undefined;
  const said = stillSentence(gone, context, [wholeWord(String(gone.value)), isProse]);
  return said && `is removed, and ${said}`;
}

/** Texts that still name a figure: of the same entry or hotel; a sum of money, in any text. */
function oldFigureElsewhere(old: number, own: Field, context: Context): string | undefined {
  const isMoney = hasKey(own, 'price', 'oldPrice');
  if (isMoney && fieldsLike(own, context.fieldsAfter).some(({ value }) => value === old)) return undefined;
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
  const mayCount = (field: Field) => !hasKey(field, 'pin', 'phone', 'hours', 'lines', 'url');
  return stillSentence(own, context, [pattern, (field) => isNear(field) && mayCount(field)]);
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
    const isOwn = (other: Field) => other.owner === field.owner && isProse(other);
    const said = stillSentence(field, context, [pattern, isOwn]);
    if (said) return said;
  }
  return undefined;
});

/** Warns of numbers that change by more than usual (also prices), lose a digit or get another unit. */
import { hasKey, hotelIdOf, isIn, keyOf } from '../../../../content/schema/fields';
import type { FieldKey } from '../../../../content/schema/schema-path';
import type { FieldChange } from '../../compare';
import { changedSentences, findNew, sharedWords, wordsIn } from '../compare-words';
import { figuresIn, withCommas, describeNumberChange } from '../figures';
import { aboutText, fieldsLike, subjectAndLabels, type WarningRule } from '../warning-rule';

/** A smaller number of reviews can double in a month. */
const FEW_REVIEWS = 20;
const isGrowth = (key: FieldKey, before: number, after: number) =>
  key === 'reviews' && before < FEW_REVIEWS && after > before && after < before + 5 * FEW_REVIEWS;

/** The share by which a number usually changes, if that is not a third. */
const ordinaryChange: Partial<Record<FieldKey, number>> = { price: 0.2, doorWidthCm: 0.1 };

/** Whether an entry is now about something else: another place nearby, another offer. */
const isOther = ({ before, after }: FieldChange) => {
  const differs = (key: FieldKey) => before?.entry[key] !== after?.entry[key];
  return differs('name') || (differs('title') && differs('code'));
};

/** A price that becomes what it was before the discount, or gets a discount. */
const isSale = ({ before, after }: FieldChange) =>
  after?.schemaPath === 'rooms rooms price' &&
  (before?.entry.oldPrice === after.value || after.entry.oldPrice === before?.value);

/**
 * A number that changed by more than usual (`ordinaryChange`), that is very different from the others (a factor of
 * three), or above 100%.
 */
export const changedNumber: WarningRule = (change, { fieldsBefore, today }) => {
  const { before, after } = change;
  if (typeof after?.value !== 'number' || after.input === 'hidden') return undefined;
  const value = after.value;
  if (keyOf(after) === 'copyrightYear')
    return value !== today.getFullYear() && `is not this year, ${today.getFullYear()}`;
  if (after.entry.suffix === '%' && value > 100) return 'is above 100%';
  if (typeof before?.value === 'number' && isGrowth(keyOf(after), before.value, value)) return undefined;
  const own =
    typeof before?.value === 'number' && !isOther(change) && !isSale(change)
      ? describeNumberChange(before.value, value, undefined, ordinaryChange[keyOf(after)])
      : undefined;
  if (own) return own;
  const others = fieldsLike(after, fieldsBefore)
    .map(({ value: other }) => Number(other))
    .filter((other) => other !== before?.value);
  const isFar = (one: number) => one > 3 * Math.max(...others) || one * 3 < Math.min(...others);
  return (
    others.length > 1 &&
    isFar(value) &&
    !(typeof before?.value === 'number' && isFar(before.value)) &&
    `is very different from the others (${withCommas(Math.min(...others))} to ${withCommas(Math.max(...others))})`
  );
};

/** The same for a figure in a text. Also AM that became PM, another unit, and another count in a heading. */
export const changedFigure = aboutText((after, before, { after: field }, { changes }) => {
  if (hasKey(field, 'phone', 'hours', 'checkIn', 'checkOut', 'pin', 'code')) return undefined;
  const bare = (text: string) => text.replace(/(\d ?)[ap]\.?m\b/gi, '$1');
  if (before && after.toLowerCase() !== before.toLowerCase() && bare(after) === bare(before))
    return 'says AM instead of PM, or the other way round; is this correct?';
  const measure = otherUnit(before, after);
  if (measure) return measure;
  // The title of a section counts what it shows: 'Six good reasons'.
  const isCount =
    isIn(field, 'headings') && changes.every(({ kind }) => kind === 'changed' || kind === 'moved');
  for (const [oldSentence, sentence] of changedSentences(before, after)) {
    const [old, now] = [figuresIn(oldSentence), figuresIn(sentence)];
    if (old.length !== now.length) continue;
    for (const [index, { value, phrase }] of now.entries()) {
      const was = old[index]!;
      const words = describeNumberChange(was.value, value, was.phrase);
      if (words) return `'${phrase}' ${words}`;
      if (value !== was.value && [phrase, was.phrase].every((each) => /^(1[5-9]|20)\d\d$/.test(each)))
        return `says '${phrase}', and said '${was.phrase}' before; which year is right?`;
      if (isCount && value !== was.value)
        return `says '${phrase}', and said '${was.phrase}' before; count them again`;
    }
  }
  return undefined;
});

const valuesIn = (text: string) => figuresIn(text).map(({ value }) => value);

/** A figure that was removed from a text, while a field of the same hotel still has it. */
export const figureDiffersFromField = aboutText((after, before, { after: field }, context) => {
  const old = valuesIn(before);
  const now = valuesIn(after);
  const removed = old.filter((value) => !now.includes(value));
  if (!field.owner || old.length !== now.length || sharedWords(before, after) < 0.5) return undefined;
  const still = context.fieldsAfter.find(
    ({ file, value, labels }) =>
      hotelIdOf(file) === field.owner &&
      typeof value === 'number' &&
      removed.includes(value) &&
      // A small number may count anything, unless the text has its word: 'Six rooms'.
      (value > 12 || wordsIn(after).includes(wordsIn(labels.at(-1) ?? '').at(-1) ?? '')),
  );
  return still && `no longer says ${still.value}, and ${subjectAndLabels(still, context)} still does`;
});

const units: [unit: string, pattern: RegExp][] = [
  ['m', /^(m|met(re|er)s?)$/],
  ['km', /^(kms?|kilomet(re|er)s?)$/],
  ['minutes', /^min(ute)?s?$/],
  ['hours', /^(hours?|hrs?)$/],
  ['days', /^days?$/],
  ['nights', /^nights?$/],
  ['weeks', /^weeks?$/],
  ['months', /^months?$/],
  ['years', /^years?$/],
];
/** '48 hours' is [['48', 'hours']]. */
const measuresIn = (text: string) =>
  [...text.toLowerCase().matchAll(/(\d[\d.,]*|[a-z]+)(?= ?([a-z]+))/g)].flatMap(
    ([, figure = '', word = '']): [figure: string, unit: string][] => {
      const unit = units.find(([, pattern]) => pattern.test(word))?.[0];
      return unit ? [[figure, unit]] : [];
    },
  );
/** A figure with another unit than before: '48 hours' and '48 days'. */
function otherUnit(before: string, after: string): string | undefined {
  const [old, now] = [measuresIn(before), measuresIn(after)];
  const has = (list: typeof old, [figure, unit]: [string, string]) =>
    list.some(([other, otherUnit]) => other === figure && otherUnit === unit);
  for (const [figure, unit] of old) {
    const other = now.find((each) => each[0] === figure && !has(old, each));
    if (other && !has(now, [figure, unit]))
      return `says '${figure} ${other[1]}', and said '${figure} ${unit}' before`;
  }
  return undefined;
}

/** A placeholder that was replaced by a figure. The figure would stay when hotels or prices change. */
export const replacedPlaceholder = aboutText((after, before) => {
  const removed = before.match(/\{[^}]+\}/g)?.find((name) => !after.includes(name));
  const phrase = figuresIn(after).find(({ phrase }) => !before.includes(phrase))?.phrase;
  if (removed && phrase)
    return `has '${phrase}' in the place of ${removed}, which the site fills in and keeps right`;
  return (
    removed &&
    sharedWords(before, after) > 0.5 &&
    `no longer has ${removed}, which the site fills in; is this correct?`
  );
});

const otherMeasures = ['miles?|mi|feet|ft|foot|yards?|inch(?:es)?', 'lbs?|pounds?', '°?F|fahrenheit'];
const currencySigns = ['US\\$|[$€£¥]', '\\b(?:USD|EUR|GBP|AED|SGD|QAR|SAR)\\b'];
const otherUnits = new RegExp(
  [
    `\\b\\d[\\d.,]*\\s?(?:${otherMeasures.join('|')})\\b`,
    `(?:${currencySigns.join('|')})\\s?\\d*`,
    '\\b(?:dollars?|euros?|dirhams?|riyals?)\\b',
  ].join('|'),
  'gi',
);
/** A unit or a currency that the rest of the site does not use. */
export const foreignUnit = aboutText((after, before, { after: field }) => {
  const found = isIn(field, 'labels') ? undefined : findNew(otherUnits, after, before);
  return found && `has '${found.trim()}' in it: another unit or currency than in the rest of the site`;
});

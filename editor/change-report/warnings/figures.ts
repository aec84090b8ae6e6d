/** Reads figures in texts, and says how two numbers differ. */
import { shortMonths } from '../../../content/calendar';
import { numberToWords } from '../../../content/number-words';

import { sortCharacters } from './compare-words';

/** A number as people in India write it: '1,00,000'. */
export const withCommas = (value: number) => value.toLocaleString('en-IN');

const digitsOf = (value: number) => String(value).replace(/\D/g, '');

/**
 * How a number differs from its old value, if that may be a mistake; undefined for an ordinary change.
 *
 * @param phrase the old number as it was written: years and PINs have no commas
 * @param ordinary the share of the old number that an ordinary change does not exceed
 */
export function describeNumberChange(
  before: number,
  after: number,
  phrase = withCommas(before),
  ordinary = 1 / 3,
): string | undefined {
  const old = digitsOf(before);
  const now = digitsOf(after);
  if (old === now && before !== after) return `has its decimal point or sign in another place than ${phrase}`;
  if (old.length > 1 && sortCharacters(old) === sortCharacters(now) && before !== after)
    return `has the digits of ${phrase} in another order`;
  if (Math.abs(after - before) <= Math.abs(before) * ordinary) return undefined;
  // Small numbers may change by one.
  if (Math.abs(after - before) === 1 && Number.isInteger(before) && before > 0 && after > 0) return undefined;
  const ratio = after / before;
  if (!Number.isFinite(ratio) || ratio <= 0) return `was ${phrase} before`;
  if (ratio >= 2) return `is ${withCommas(Math.round(ratio * 10) / 10)} times as much as before`;
  return `is ${Math.round(Math.abs(1 - ratio) * 100)}% ${ratio > 1 ? 'more' : 'less'} than before`;
}

/** 'two' to 'ninety-nine'. */
const words = Array.from({ length: 98 }, (_, index) => numberToWords(index + 2));
/** In a pattern, 'sixty-two' comes before 'sixty', and 'sixteen' before 'six'. */
export const numberWords = words.toReversed().join('|');
/** 18 is 'eighteen'; undefined below 2 and from 100 on. */
export const smallNumberToWords = (value: number): string | undefined => words[value - 2];
/** The number of 'two' to 'ninety-nine'; 1 for every other word: 'one', 'a'. */
export const wordToNumber = (phrase: string): number => words.indexOf(phrase.toLowerCase()) + 2;

const minutesPer: Record<string, number> = { minute: 1, hour: 60, day: 1440 };
/** '1 hour 30 minutes', '48 hours', 'two days' */
const duration = new RegExp(
  `(?<![\\w.,])(?:\\d+(?:\\.\\d+)?|one|${numberWords}) (?:day|hour|minute)s?(?:(?:,| and)? \\d+ minutes?)?\\b`,
  'gi',
);

/** Figures in a text, except dates and times. A duration is one figure, in minutes. */
export function figuresIn(text: string): { value: number; phrase: string }[] {
  const month = `(?:${shortMonths.join('|')})`;
  const plain = text
    .replace(
      new RegExp(
        `\\d{1,2}(?:st|nd|rd|th)?(?: ?(?:to|and|or|[-–]) ?\\d{1,2}(?:st|nd|rd|th)?)? (?:of )?${month}\\w*(?:,? \\d{4})?`,
        'gi',
      ),
      ' ',
    )
    .replace(new RegExp(`${month}\\w* \\d{1,2}(?!\\d)(?:st|nd|rd|th)?(?:,? \\d{4})?`, 'gi'), ' ')
    .replace(/\d{1,4}([-/.])\d{1,2}\1\d{1,4}/g, ' ')
    .replace(/\d{1,2}(?::\d\d)?(?= ?[ap]\.?m\b)|\d{1,2}:\d\d/gi, ' ');
  const valueIn = (phrase: string) =>
    /\d/.test(phrase) ? Number(phrase.replaceAll(',', '')) : wordToNumber(phrase);
  const durations: string[] = [];
  const rest = plain.replace(duration, (phrase) => `#${durations.push(phrase) - 1}#`);
  const figure = `#(\\d+)#|(?<![\\p{L}\\d])\\d+(?:,\\d+)*(?:\\.\\d+)?|(?<![\\p{L}-])(?:${numberWords})(?![\\p{L}-])`;
  return [...rest.matchAll(new RegExp(figure, 'giu'))].map(([phrase, index]) => {
    if (index === undefined) return { phrase, value: valueIn(phrase) };
    const parts = durations[Number(index)]!.matchAll(/([\w.]+) (day|hour|minute)s?/gi);
    const value = [...parts].reduce(
      (sum, [, count = '', unit = '']) => sum + valueIn(count) * minutesPer[unit.toLowerCase()]!,
      0,
    );
    return { phrase: durations[Number(index)]!, value };
  });
}

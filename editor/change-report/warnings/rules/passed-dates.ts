/** Warns of dates that have passed, and of words that are soon no longer true. */
import { shortMonths } from '../../../../content/calendar';
import {
  markDates,
  markedDate,
  monthNames,
  withoutExceptions,
} from '../../../../content/check/dates-in-text';
import { isIn, isProse, keyOf, type Field } from '../../../../content/schema/fields';
import { dayInIndia } from '../../../../lib/format';
import { findNew } from '../compare-words';
import { aboutText, type WarningRule } from '../warning-rule';

const DAY_MS = 86_400_000;
/** Nothing is planned further ahead than this. */
const FAR_AHEAD_MS = 3 * 365 * DAY_MS;

/** A date in a text: the month counts from zero. Without a day, it is over at the end of the month. */
interface TextDate {
  phrase: string;
  month: number;
  day?: number;
  year?: number;
}

const datePattern = new RegExp(markedDate, 'g');
/** A month without a day ends something only after such a word. */
const monthPattern = new RegExp(`(?<=\\b(?:until|till|in|end of|through) )(?<month>${monthNames})\\b`, 'gi');

/** All dates in a text. */
function datesIn(text: string): TextDate[] {
  const { words, found } = markDates(text);
  const dates = [...words.matchAll(datePattern)].map(([, year, month, day, at]): TextDate => ({
    phrase: found[Number(at)]!,
    month: (Number(month) || 12) - 1,
    ...(Number(day) && { day: Number(day) }),
    ...(Number(year) && { year: Number(year) }),
  }));
  for (const { 0: phrase, groups } of words.matchAll(monthPattern))
    dates.push({ phrase, month: shortMonths.indexOf(groups!.month!.slice(0, 3).toLowerCase()) });
  return dates;
}

/** The last moment of a date in a year, in milliseconds. */
const endIn = (year: number, { month, day }: TextDate) =>
  (day ? Date.UTC(year, month, day) : Date.UTC(year, month + 1, 0)) + DAY_MS;

/**
 * The last date that a text names, and when it is over, in milliseconds. A date without a year is the one nearest to
 * today, in the past or in the future; next to a date with a year ('1 January to 31 March 2027') it is the last one
 * before that.
 */
function lastDate(text: string, today: Date): { phrase: string; end: number } | undefined {
  const dates = datesIn(text);
  const ends = dates.flatMap((date) => (date.year ? [endIn(date.year, date)] : []));
  const lastEnd = Math.max(...ends);
  const endOf = (date: TextDate): number => {
    if (date.year) return endIn(date.year, date);
    if (ends.length === 0) {
      const away = (end: number) => Math.abs(end - today.getTime());
      const near = [-1, 0, 1].map((years) => endIn(today.getFullYear() + years, date));
      return near.sort((a, b) => away(a) - away(b))[0]!;
    }
    const lastYear = new Date(lastEnd - DAY_MS).getUTCFullYear();
    const end = endIn(lastYear, date);
    return end <= lastEnd ? end : endIn(lastYear - 1, date);
  };
  return dates.map((date) => ({ phrase: date.phrase, end: endOf(date) })).sort((a, b) => b.end - a.end)[0];
}

/** Texts that end on their date. In other texts, a date can be part of a story. */
const ends =
  /\b(?:until|till|ends?|valid|through|by|before|to|last day|book(?:ed)? (?:by|before)|offer|only on|closed|opens?|from)\b/i;
const always = /\b(?:every|each|since|yearly|began|opened|built|founded|restored)\b/i;

/** The sentences of a text that end on their date. */
const endingPart = (field: Field, text: string) =>
  withoutExceptions(text)
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !always.test(sentence) && (isIn(field, 'offers') || ends.test(sentence)))
    .join(' ');

/** A text that ends on its date, or the last day of an offer: the date has passed or is years ahead. */
export const passedDate: WarningRule = ({ after }, { today }) => {
  if (!after || typeof after.value !== 'string') return undefined;
  const isFar = (time: number) => time > today.getTime() + FAR_AHEAD_MS;
  if (keyOf(after) === 'validUntil') {
    if (after.value < dayInIndia(today)) return 'has passed, so the site does not show the offer';
    return isFar(Date.parse(after.value)) ? 'is years ahead' : undefined;
  }
  const last = isProse(after) ? lastDate(endingPart(after, after.value), today) : undefined;
  if (!last) return undefined;
  if (last.end <= today.getTime()) return `names a date that has passed ('${last.phrase}')`;
  return isFar(last.end) ? `names a date that is years ahead ('${last.phrase}')` : undefined;
};

const shortLivedPhrases = [
  '(?:only|from|until|till|open|closed|starts?|ends?) today|today only|tomorrow|tonight|yesterday',
  '(?:this|next|coming) (?:week|weekend|month|year|season|(?:sun|mon|tues|wednes|thurs|fri|satur)day)',
  '(?:end of the|month[ -]) ?(?:month|end)|(?:few|limited) (?:days?|time|period)',
  '(?:just|newly) opened|opening soon|hurry|(?:fully|all) booked|sold out',
  "temporar(?:y|ily)|(?:not|isn[’']t) working|out of (?:order|service)",
  'under (?:repair|renovation|construction|maintenance)',
  '(?:road|repair|renovation|construction|maintenance) work',
  'for now|at the moment|currently|these days',
];
const untilDay = '\\b(?:until|till) (?:the )?\\d{1,2}(?:st|nd|rd|th)\\b(?! (?:of )?[a-z])';
const shortLived = new RegExp(`\\b(?:${shortLivedPhrases.join('|')})\\b|${untilDay}`, 'gi');
/** A word that is true for a few days only, in a text that is rarely read again: 'this weekend'. */
export const shortLivedWords = aboutText((after, before, { after: field }) => {
  if (!isIn(field, 'offers', 'hero', 'facilities', 'explore', 'rooms', 'hotels')) return undefined;
  const phrase = findNew(shortLived, after, before);
  return phrase && `says '${phrase}', which will not be true in a few days; write the date`;
});

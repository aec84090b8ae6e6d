/** Finds texts that end on a date that has passed, such as those of an offer. The site shows them until they change. */
import { shortMonths } from '../calendar';
import { fieldsOf, isIn, type Field } from '../schema/fields';
import type { Content } from '../schema/schema';

import { markDates, markedDate } from './dates-in-text';

/** Festivals, and the month in which each is over, counted from zero. */
const festivals: Record<string, number> = {
  'new year': 0,
  pongal: 0,
  vishu: 3,
  easter: 3,
  pooram: 4,
  onam: 8,
  diwali: 10,
  deepavali: 10,
  christmas: 11,
  xmas: 11,
};
const festival = `(?<festival>${Object.keys(festivals).join('|')})`;
/** A festival or a month without a day ends something only after such a word, or with a year. */
const festivalPatterns = [
  new RegExp(`\\b${festival}(?: (?:week|day|season|eve))?,? (?<year>20\\d\\d)`, 'gi'),
  new RegExp(`(?<=\\b(?:until|till|up to|through|end of) )${festival}\\b`, 'gi'),
];
const datePattern = new RegExp(markedDate, 'g');
const monthPattern = new RegExp(
  `(?<=\\b(?:until|till|in|end of|through) )(?<month>${shortMonths.join('|')})[a-z]*`,
  'gi',
);

const DAY_MS = 86_400_000;

/** A date in a text: the month counts from zero. Without a day, it is over at the end of the month. */
interface TextDate {
  phrase: string;
  month: number;
  day?: number;
  year?: number;
}

/** All dates in a text. */
function datesIn(text: string): TextDate[] {
  const dates: TextDate[] = [];
  const withoutFestivals = festivalPatterns.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (phrase: string, ...others: unknown[]) => {
        const groups = others.at(-1) as { festival: string; year?: string };
        const month = festivals[groups.festival.toLowerCase()] ?? 11;
        dates.push({ phrase, month, ...(groups.year && { year: Number(groups.year) }) });
        return '';
      }),
    text,
  );
  const { words, found } = markDates(withoutFestivals);
  for (const [, year, month, day, at] of words.matchAll(datePattern))
    dates.push({
      phrase: found[Number(at)]!,
      month: (Number(month) || 12) - 1,
      ...(Number(day) && { day: Number(day) }),
      ...(Number(year) && { year: Number(year) }),
    });
  for (const { 0: phrase, groups } of words.matchAll(monthPattern))
    dates.push({ phrase, month: shortMonths.indexOf(groups!.month!.toLowerCase()) });
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

/** Days on which an offer is not valid, in every year: 'Not on 24 and 31 December'. It does not end with them. */
const exceptions =
  /\b(?:not (?:valid |available )?(?:on|in|at|during|over)|except|excluding|apart from|other than)\b(?:(?!20\d\d)[^.;!?])*(?=[.;!?]|$)/gi;

/** The sentences of a text that end on their date. */
const endingPart = (field: Field, text: string) =>
  text
    .replace(exceptions, '')
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !always.test(sentence) && (isIn(field, 'offers') || ends.test(sentence)))
    .join(' ');

/** No offer is planned further ahead than this. */
const FAR_AHEAD_YEARS = 3;

/**
 * Why somebody should look at a text: it ends on its date, and the date has passed or is years ahead. A part of a
 * sentence, for the message.
 */
export function passedDateMessage(field: Field, today: Date): string | undefined {
  if (field.input !== '' || typeof field.value !== 'string') return undefined;
  const last = lastDate(endingPart(field, field.value), today);
  if (!last) return undefined;
  if (last.end <= today.getTime()) return `names a date that has passed ('${last.phrase}')`;
  const isFar = last.end > today.getTime() + FAR_AHEAD_YEARS * 365 * DAY_MS;
  return isFar ? `names a date that is years ahead ('${last.phrase}')` : undefined;
}

/** The texts of offers that end on a date that has passed, and a sentence for each. */
export const endedOffers = (content: Content, today = new Date()): { field: Field; why: string }[] =>
  fieldsOf(content)
    .filter((field) => isIn(field, 'offers'))
    .flatMap((field) => {
      const why = passedDateMessage(field, today);
      return why ? [{ field, why }] : [];
    });

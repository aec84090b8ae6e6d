/** Refuses impossible dates, and ranges that end before they begin. */
import { weekdays } from '../../calendar';
import { capital, joint, markDates, markedDate } from '../dates-in-text';

const weekday = '\\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*';
const named = new RegExp(
  `(?:${weekday},? (?:\\(|the )?)?${markedDate}(?:,? \\(?(?:a )?${weekday}(?=[).;]|$))?`,
  'gi',
);

const range = new RegExp(markedDate + joint + markedDate, 'g');

/** The first impossible day, weekday or range in a text, with the fix; undefined if there is none. */
export function dateMessage(text: string): string | undefined {
  const { words, found } = markDates(text);
  for (const [, before, y = '', m = '', d = '', at, after] of words.matchAll(named)) {
    // A date without a year may be the 29th of February.
    const real = new Date(Number(y) || 2028, Number(m) - 1, Number(d));
    const phrase = found[Number(at)];
    if (y.length !== 4) return `says '${phrase}'; write the year with four digits`;
    if (Number(d) && (real.getDate() !== Number(d) || real.getMonth() !== Number(m) - 1))
      return `says '${phrase}', which is not a real date; write the right one`;
    const name = weekdays[real.getDay()]!;
    if (Number(y) && Number(d) && !name.startsWith(capital(before ?? after ?? name)))
      return `says '${phrase}', and that day is a ${name}; correct the day or the date`;
  }
  for (const [, y, m, d, at, year, month, day, to] of words.matchAll(range)) {
    // A range without years can end in the next year.
    const isOpen = y === '0000' || year === '0000';
    if (isOpen ? m === month && d! > day! : `${y}${m}${d}` > `${year}${month}${day}`)
      return `says '${found[Number(at)]} to ${found[Number(to)]}', which ends before it begins; correct the day, the month or the year`;
  }
  return undefined;
}

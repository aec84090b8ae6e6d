/** Dates as people write them: '31 February', 'March 24, 2027', '24/3/2027', '2027-03-24'. */
export const months =
  'january february march april may june july august september october november december'.split(' ');
export const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const month =
  '(?:of )?(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b(?:\\.(?= ?\\d))?';
const day = '\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?:,? (?<year>20\\d\\d)\\b)?';
const weekdayNames = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?';
const weekday = `(?:\\b(?<weekday>${weekdayNames}),? (?:\\(|the )?)?`;
/** '(Monday)' and ', a Monday' behind a date; 'Monday to Friday' says something else. */
const after = `(?:,? \\(?(?:a )?(?<after>${weekdayNames})(?:\\)|(?=[.;]|$)))?`;
const forms = [
  `${weekday}${day} ${month}${year}${after}`,
  `${weekday}\\b${month} ${day}(?!\\d)${year}${after}`,
  `${weekday}${day}[./-](?<month>\\d{1,2})[./-](?<year>20\\d\\d)\\b${after}`,
  `\\b(?<year>20\\d\\d)-(?<month>\\d\\d)-(?<day>\\d\\d)\\b`,
].map((form) => new RegExp(form, 'gi'));

const monthOf = (name: string) =>
  months.findIndex((each) => each.startsWith(name.slice(0, 3).toLowerCase())) + 1;

/** A date in a text; the month counts from 1, and the year may be left out. */
interface WrittenDate {
  found: string;
  index: number;
  day: number;
  month: number;
  year?: number;
  weekday?: string;
}

/** The dates of a text that name a day, in their order. */
export function datesIn(text: string): WrittenDate[] {
  return forms
    .flatMap((form) => [...text.matchAll(form)])
    .map(({ 0: found, index, groups = {} }) => ({
      found,
      index,
      day: Number(groups.day),
      month: Number(groups.month) || monthOf(groups.month!),
      ...(groups.year && { year: Number(groups.year) }),
      weekday: groups.weekday ?? groups.after,
    }))
    .sort((a, b) => a.index - b.index);
}

/** What no calendar has, with the fix: a day, a weekday or a range; undefined when nothing is wrong. */
export function dateFault(text: string): string | undefined {
  const dates = datesIn(text);
  for (const [index, date] of dates.entries()) {
    const { found } = date;
    // A date without a year may be the 29th of February.
    const last = new Date(date.year ?? 2028, date.month, 0).getDate();
    if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > last)
      return `says '${found}', which no calendar has; write the day that is meant`;
    if (date.year && date.weekday) {
      const real = weekdays[new Date(date.year, date.month - 1, date.day).getDay()]!;
      if (!real.startsWith(date.weekday.slice(0, 3).toLowerCase()))
        return `says '${found}', and that day is a ${real.charAt(0).toUpperCase() + real.slice(1)}; correct the day or the date`;
    }
    const range = rangeBefore(text, date, dates[index - 1]);
    if (range) return sayBackwards(range);
  }
  const years = [...text.matchAll(yearsInRange)].find(
    ({ groups: { month: from, year = '', lastMonth: to, lastYear = '' } = {} }) =>
      year > lastYear || (year === lastYear && from && to && monthOf(from) > monthOf(to)),
  );
  return years && sayBackwards(years[0]);
}

const sayBackwards = (range: string) => `says '${range}', which runs backwards; exchange the two`;

/** 'March 2028 to June 2027', '2028–2027'. */
const yearsInRange = new RegExp(
  `(?:\\b${month} )?\\b(?<year>20\\d\\d)(?: (?:to|until|till) | ?[-–] ?)(?:${month.replace('<month>', '<lastMonth>')} )?(?<lastYear>20\\d\\d)\\b`,
  'gi',
);

/** The words of a range that ends with this date and runs backwards. Without years it may run into the next one. */
function rangeBefore(text: string, date: WrittenDate, earlier?: WrittenDate): string | undefined {
  const before = text.slice(0, date.index);
  const joint = /\.?(?: (?:to|until|till) | ?[-–] ?)$|(?<=\bbetween .*) and $/i.exec(before);
  if (joint && earlier && earlier.index + earlier.found.length === joint.index) {
    const of = ({ year = date.year, month, day }: WrittenDate) => (year ?? 0) * 400 + month * 32 + day;
    const isBackwards = earlier.year || earlier.month === date.month ? of(earlier) > of(date) : false;
    return isBackwards ? text.slice(earlier.index, date.index + date.found.length) : undefined;
  }
  const [prefix, first] =
    /\b(\d{1,2})(?:st|nd|rd|th)?(?: (?:to|until|till) | ?[-–] ?|(?<=\bbetween \w+) and )$/i.exec(before) ??
    [];
  if (first && Number(first) > date.day) return `${prefix}${date.found}`;
  const after = text.slice(date.index + date.found.length);
  const [suffix, last] =
    /^(?: (?:to|until|till) | ?[-–] ?)(\d{1,2})(?!\d|[:.]\d|(?:st|nd|rd|th)? ?[a-z])/i.exec(after) ?? [];
  return last && !date.year && Number(last) < date.day ? `${date.found}${suffix}` : undefined;
}

/** A year, or a month and a year: its last day counts. A year in which something began is none. */
const longTime = new RegExp(
  `(?:\\b${month} )?(?<!since |(?<!end )of )(?<!\\d)(?<year>20[1-9]\\d)(?!\\d)`,
  'gi',
);
const beginning = /\b(opened|built|began|begun|born|founded|started|restored|renovated)\b/i;

/** The last day that a text names with its year, as 'YYYY-MM-DD'. */
export function lastDay(text: string): string | undefined {
  const two = (figure: number) => String(figure).padStart(2, '0');
  const days = datesIn(text).filter(({ year }) => year);
  const plain = days.reduce((words, { found }) => words.replace(found, ''), text);
  const rest = [...plain.matchAll(longTime)]
    .filter(({ index }) => !/\bin $/i.test(plain.slice(0, index)) || !beginning.test(plain))
    .map(({ groups = {} }) => `${groups.year}-${groups.month ? two(monthOf(groups.month)) : 12}-31`);
  return [...days.map(({ year, month, day }) => `${year}-${two(month)}-${two(day)}`), ...rest].sort().at(-1);
}

/** Dates that have passed, and opening hours. */
import { shortMonths } from '../../../content/calendar';
import type { Field } from '../../../content/fields';
import { inWords } from '../../../content/number-words';
import { minutesOf, openingsIn } from '../../../content/times';
import type { FieldChange } from '../compare';

import { aboutText, nameOf, newIn, type WarningRule, type Context } from './warning';

const month = `(?<month>${shortMonths.join('|')})[a-z]*\\.?`;
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
const forms = [
  `\\b(?<festival>${Object.keys(festivals).join('|')})(?: (?:week|day|season|eve))?,? (?<year>20\\d\\d)`,
  `(?<=\\b(?:until|till|up to|through|end of) )(?<festival>${Object.keys(festivals).join('|')})\\b`,
  `(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?${month}(?:,? (?<year>20\\d\\d))?`,
  `${month} (?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d)(?:,? (?<year>20\\d\\d))?`,
  '(?<year>20\\d\\d)-(?<number>\\d\\d)-(?<day>\\d\\d)',
  '(?<day>\\d{1,2})(?<gap>[./-])(?<number>\\d{1,2})\\k<gap>(?<year>20\\d\\d)',
  `\\b${month} (?<year>20\\d\\d)`,
  `(?<=\\b(?:until|till|in|end of|through) )${month}(?![a-z])`,
  '(?<!\\d|since )(?<year>20[2-9]\\d)(?!\\d)',
].map((form) => new RegExp(`(?<![\\d/.-])${form}`, 'gi'));

const DAY_MS = 86_400_000;

/**
 * The last date that a text names: as it is said, and when it is over, in milliseconds. A date without a year is the one
 * nearest to today, in the past or in the future; next to a date with a year ('1 January to 31 March 2027') it is the
 * last one before that.
 */
function lastDate(text: string, today: Date): { said: string; end: number } | undefined {
  let rest = text;
  const found: { said: string; endIn: (year: number) => number; year?: number }[] = [];
  for (const form of forms)
    rest = rest.replace(form, (said: string, ...others: unknown[]) => {
      const groups = others.at(-1) as Record<string, string | undefined>;
      const index = groups.month
        ? shortMonths.indexOf(groups.month.toLowerCase().slice(0, 3))
        : (festivals[groups.festival?.toLowerCase() ?? ''] ?? Number(groups.number ?? 12) - 1);
      const endIn = (year: number) =>
        groups.day ? Date.UTC(year, index, Number(groups.day)) : Date.UTC(year, index + 1, 0);
      found.push({
        said: said.replace(/\.$/, ''),
        endIn,
        ...(groups.year && { year: Number(groups.year) }),
      });
      return ' '.repeat(said.length);
    });
  const ends = found.flatMap(({ endIn, year }) => (year ? [endIn(year)] : []));
  const last = Math.max(...ends);
  const endOf = ({ endIn, year }: (typeof found)[number]): number => {
    if (year) return endIn(year);
    const [thisYear, now] = [today.getFullYear(), today.getTime()];
    const near = [-1, 0, 1].map((years) => endIn(thisYear + years));
    if (ends.length === 0) return near.sort((a, b) => Math.abs(a - now) - Math.abs(b - now))[0]!;
    const lastYear = new Date(last).getUTCFullYear();
    return endIn(lastYear) <= last ? endIn(lastYear) : endIn(lastYear - 1);
  };
  return found
    .map((each) => ({ said: each.said, end: endOf(each) + DAY_MS }))
    .sort((a, b) => b.end - a.end)[0];
}

/** What ends on its date. Elsewhere, a date can be part of a story. */
const ends =
  /\b(?:until|till|ends?|valid|through|by|before|to|last day|book(?:ed)? (?:by|before)|offer|only on|closed|opens?|from)\b/i;
const always = /\b(?:every|each|since|yearly|began|opened|built|founded|restored)\b/i;

const endsOn = ({ file, value }: Field, text: string) =>
  typeof value === 'string' && !always.test(text) && (file === 'offers' || ends.test(text));

/** Nobody plans an offer for longer than this. */
const FAR_AHEAD_YEARS = 3;

/** A text that ends on its date, such as an offer, and names a date that has passed or is years ahead. */
export const passed = (
  { after }: FieldChange,
  { today }: Pick<Context, 'today'>,
): ReturnType<WarningRule> => {
  if (!after || after.form !== '' || typeof after.value !== 'string' || !endsOn(after, after.value))
    return undefined;
  const last = lastDate(after.value, today);
  if (!last) return undefined;
  if (last.end <= today.getTime()) return `names a date that has passed ('${last.said}')`;
  const isFar = last.end > today.getTime() + FAR_AHEAD_YEARS * 365 * DAY_MS;
  return isFar && `names a date that is years ahead ('${last.said}')`;
};

const shortLived =
  /\b(?:(?:only|from|until|till|open|closed|starts?|ends?) today|today only|tomorrow|tonight|yesterday|(?:this|next|coming) (?:week|weekend|month|year|season|(?:sun|mon|tues|wednes|thurs|fri|satur)day)|(?:end of the|month[ -]) ?(?:month|end)|(?:few|limited) (?:days?|time|period)|(?:just|newly) opened|opening soon|hurry)\b/gi;
/** A word that is true for a few days only, where nobody will look for it: 'this weekend'. */
export const aging = aboutText((after, before, { after: { file } }) => {
  if (!/^(offers|hero|facilities|explore|rooms|hotels\/)/.test(file)) return undefined;
  const said = newIn(shortLived, after, before);
  return said && `says '${said}', which is no longer true in a few days; write the date`;
});

/** How long something is open on a day, in hours; undefined for no hours. */
function openHours(text: string): number | undefined {
  if (text === '24/7') return 24;
  const minutes = openingsIn(text).map(({ opens, closes }) => (closes - opens + 1440) % 1440 || 1440);
  return minutes.length > 0 ? minutes.reduce((sum, each) => sum + each) / 60 : undefined;
}

/** '1 hour', '2.5 hours' */
const hoursOf = (count: number) => `${Number(count.toFixed(2))} ${count === 1 ? 'hour' : 'hours'}`;

/** With a shorter opening than this, AM and PM may be swapped. */
const SHORT_HOURS = 3;

/** A check-in or check-out that moves by this or more has a warning. */
const FAR_HOURS = 3;
/** A time of arrival or departure that moves by hours. */
export const arrival: WarningRule = ({ before, after }) => {
  if (!before || !after || !/^check(In|Out)$/.test(nameOf(after))) return undefined;
  const hour = ({ value }: Field) => minutesOf(String(value)) / 60;
  const moved = hour(after) - hour(before);
  return (
    Math.abs(moved) >= FAR_HOURS &&
    `is ${hoursOf(Math.abs(moved))} ${moved > 0 ? 'later' : 'earlier'} than before`
  );
};

/** Opening hours that are much shorter or longer than before, or so short that AM and PM may be swapped. */
export const hours: WarningRule = ({ before, after }) => {
  if (!after || nameOf(after) !== 'hours' || typeof after.value !== 'string') return undefined;
  const [now, old] = [openHours(after.value), openHours(String(before?.value ?? ''))];
  if (now === undefined || now === old) return undefined;
  if (now < SHORT_HOURS) return `means open for ${hoursOf(now)} only; are AM and PM right?`;
  return (
    old !== undefined &&
    Math.abs(now - old) > old / 3 &&
    `means open for ${hoursOf(now)} a day, and was ${hoursOf(old)} before`
  );
};

/** How people say a time: `figures` '9 PM', '9:00 PM' and '21:00'; `said` also 'by nine'. */
function timeSaid(minutes: number): Record<'figures' | 'said', RegExp> {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  const short = hour % 12 || 12;
  const half = hour < 12 ? 'a' : 'p';
  const figures = rest ? `${short}[:.]${String(rest).padStart(2, '0')}` : `${short}(?:[:.]00)?`;
  const word = rest
    ? ''
    : `|(?:by|until|till|at|from|before|after|past|to|opens?|closes?) ${inWords(short)}\\b(?! (?:\\w+ )?(?:days?|hours?|nights?|weeks?|months?|minutes?|guests?|people|rooms?|beds?)\\b)`;
  const long = `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  const part =
    hour < 12 ? 'in the morning' : hour < 18 ? '(?:in the )?afternoon' : '(?:at night|in the evening)';
  const inFull = rest ? '' : `|${inWords(short)} ${part}`;
  const all = `${figures} ?${half}\\.?m\\b|${long}${inFull}`;
  const start = '(?<!(?:half|quarter) (?:past |to )?)\\b';
  return {
    figures: new RegExp(`${start}(?:${all})`, 'i'),
    said: new RegExp(`${start}(?:${all}${word})`, 'i'),
  };
}

/** The times that a field had before and no longer has, as patterns of how a text says them. */
export function lostTimes(before: string, after: string): ReturnType<typeof timeSaid>[] {
  const timesIn = (text: string) =>
    [...text.matchAll(/\d{1,2}(?::\d\d)? ?[AP]M|^\d\d:\d\d$/gi)].map(([time]) => minutesOf(time));
  const now = timesIn(after);
  return timesIn(before)
    .filter((time) => !now.includes(time))
    .map(timeSaid);
}

/** Warns of dates that have passed, and of words that are soon no longer true. */
import { shortMonths } from '../../../../content/calendar';
import { isIn, type Field } from '../../../../content/schema/fields';
import type { FieldChange } from '../../compare';
import { findNew } from '../compare-words';
import { aboutText, type Context, type WarningRule } from '../warning-rule';

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
const datePatterns = [
  `\\b(?<festival>${Object.keys(festivals).join('|')})(?: (?:week|day|season|eve))?,? (?<year>20\\d\\d)`,
  `(?<=\\b(?:until|till|up to|through|end of) )(?<festival>${Object.keys(festivals).join('|')})\\b`,
  `(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?${month}(?:,? (?<year>20\\d\\d))?`,
  `${month} (?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d)(?:,? (?<year>20\\d\\d))?`,
  '(?<year>20\\d\\d)-(?<number>\\d\\d)-(?<day>\\d\\d)',
  '(?<day>\\d{1,2})(?<gap>[./-])(?<number>\\d{1,2})\\k<gap>(?<year>20\\d\\d)',
  `\\b${month} (?<year>20\\d\\d)`,
  `(?<=\\b(?:until|till|in|end of|through) )${month}(?![a-z])`,
  '(?<!\\d|since )(?<year>20[2-9]\\d)(?!\\d)',
].map((pattern) => new RegExp(`(?<![\\d/.-])${pattern}`, 'gi'));

const DAY_MS = 86_400_000;

/**
 * The last date that a text names: as it is said, and when it is over, in milliseconds. A date without a year is the
 * one nearest to today, in the past or in the future; next to a date with a year ('1 January to 31 March 2027') it is
 * the last one before that.
 */
function lastDate(text: string, today: Date): { phrase: string; end: number } | undefined {
  let rest = text;
  const found: { phrase: string; endIn: (year: number) => number; year?: number }[] = [];
  for (const pattern of datePatterns)
    rest = rest.replace(pattern, (phrase: string, ...others: unknown[]) => {
      const groups = others.at(-1) as Record<string, string | undefined>;
      const index = groups.month
        ? shortMonths.indexOf(groups.month.toLowerCase().slice(0, 3))
        : (festivals[groups.festival?.toLowerCase() ?? ''] ?? Number(groups.number ?? 12) - 1);
      const endIn = (year: number) =>
        groups.day ? Date.UTC(year, index, Number(groups.day)) : Date.UTC(year, index + 1, 0);
      found.push({
        phrase: phrase.replace(/\.$/, ''),
        endIn,
        ...(groups.year && { year: Number(groups.year) }),
      });
      return ' '.repeat(phrase.length);
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
    .map((each) => ({ phrase: each.phrase, end: endOf(each) + DAY_MS }))
    .sort((a, b) => b.end - a.end)[0];
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

/** A text that ends on its date, such as an offer, and names a date that has passed or is years ahead. */
export const passedDate = (
  { after }: FieldChange,
  { today }: Pick<Context, 'today'>,
): ReturnType<WarningRule> => {
  if (!after || after.input !== '' || typeof after.value !== 'string') return undefined;
  const last = lastDate(endingPart(after, after.value), today);
  if (!last) return undefined;
  if (last.end <= today.getTime()) return `names a date that has passed ('${last.phrase}')`;
  const isFar = last.end > today.getTime() + FAR_AHEAD_YEARS * 365 * DAY_MS;
  return isFar && `names a date that is years ahead ('${last.phrase}')`;
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

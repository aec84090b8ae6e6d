/** Finds dates as people write them: '31 February', 'March 24, 2027', '24/3/2027', '2027-03-24', 'March 2027'. */
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 'mAR' is 'Mar'. */
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
/** Between the two dates of a range. */
const joint = '(?: (?:to|until|till) | ?[-–] ?)';
/** 'January|Jan|…', for a pattern. */
const monthNames = months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');
const month = `(?<month>${monthNames}|sept)\\b(?:\\.(?= ?[\\d-]))?`;
const day = '(?<![:.\\d])(?<day>\\d{1,2})(?:st|nd|rd|th)?';
/** A year ('2027'), or one that is not complete: "'27", '27.', '207.' */
const year = "(?<year>20\\d\\d\\b|['’]\\d\\d\\b|\\d{2,5}(?=[.,;)]|$))";

/** '24 to 31 December' is '24 December to 31 December', and 'December 24 to 31' as well. */
const shortRanges: [range: RegExp, full: string][] = [
  [new RegExp(`${day}(${joint})(?=\\d{1,2}\\S* ${month})`, 'gi'), '$1 $3$2'],
  [new RegExp(`\\b${month} ${day}(${joint})(?=\\d{1,2}\\b(?![:.]\\d| [a-z]))`, 'gi'), '$1 $2$3$1 '],
];
/** A day, a month or a year, the most exact pattern first. */
const datePatterns = [
  '\\b(?<year>20\\d\\d)-(?<month>\\d\\d)-(?<day>\\d\\d)\\b',
  `${day}(?<gap> ?[./-] ?)(?<month>\\d{1,2})\\k<gap>(?<year>20\\d\\d|\\d\\d)\\b(?![./-]?\\d)`,
  `${day} (?:of )?${month}(?:,? ${year})?`,
  `\\b${month} ${day}(?![:.]?\\d)(?:,? ${year})?`,
  `\\b${month} ${year}`,
  // The year in which something began is not a date.
  '(?<!\\d|<|\\bsince )(?<year>20[2-9]\\d)(?!\\d)',
].map((pattern) => new RegExp(pattern, 'gi'));

/** A date in the result of `markDates`: its year, month, day, and its place in `found`. */
export const markedDate = '<([^-<]+)-(\\d\\d)-(\\d\\d)#(\\d+)>';

/** A text with its dates as '<2027-03-24#0>' (zeros for missing parts), and the dates as they were `found`. */
export function markDates(text: string): { words: string; found: string[] } {
  const found: string[] = [];
  const two = (figures: string | number = 0) => String(figures).padStart(2, '0');
  const full = shortRanges.reduce((words, [range, instead]) => words.replace(range, instead), text);
  const words = datePatterns.reduce(
    (all, pattern) =>
      all.replace(pattern, (phrase: string, ...rest: unknown[]) => {
        const groups = rest.at(-1) as { year?: string; month?: string; day?: string };
        const index = months.findIndex(
          (each) => each.slice(0, 3) === capital(groups.month ?? '').slice(0, 3),
        );
        found.push(phrase);
        const number = index < 0 ? groups.month : index + 1;
        return `<${groups.year ?? '0000'}-${two(number)}-${two(groups.day)}#${found.length - 1}>`;
      }),
    full,
  );
  return { words, found };
}

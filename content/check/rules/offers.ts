/** The rules that compare the fields of an offer. */
import { markDates, markedDate, monthNames, withoutExceptions } from '../dates-in-text';
import type { Check } from '../mistake';

/** 'until 31 March', '1 January to 31 March', 'ends on 31 March', 'until March'; dates as `markDates` writes them. */
const lastDay = new RegExp(
  `(?:\\b(?:until|till|up to|through|to|by|before|only on|valid on|ends?(?: on)?|last day(?: is)?:?)|(?<=>) ?[-–]) ?(?:the )?(?:end of )?(?:[a-z]{3,9}day,? )?(?:${markedDate}|(?:${monthNames})\\b)`,
  'gi',
);

/** The last days that a text names: the words, and the parts that the text has. */
function lastDaysIn(text: string): { phrase: string; parts: (string | undefined)[] }[] {
  const { words, found } = markDates(withoutExceptions(text));
  return [...words.matchAll(lastDay)].map(([all, year, month, day, at]) => ({
    phrase: all.replace(/<.*>/, () => found[Number(at)]!).replace(/^[-– ]+/, ''),
    parts: [year, month, day],
  }));
}

/** Whether the parts of a date that a text has are those of a day: '31 March' are those of '2027-03-31'. */
const isOn = (day: string, parts: (string | undefined)[]) =>
  day.split('-').every((part, index) => !Number(parts[index]) || parts[index] === part);

/**
 * Refuses an offer whose text names a last day, if the field for it is empty or has another one. The site reads only
 * the field: it would show the offer without end, or with two dates.
 */
export function lastDayOfOffers({ content: { offers }, report }: Check): void {
  for (const [index, { title, description, validUntil }] of offers.offers.entries()) {
    for (const [key, text] of Object.entries({ title, description })) {
      const named = lastDaysIn(text);
      const first = named[0]?.phrase;
      const isSame = named.length === 0 || (validUntil && named.some(({ parts }) => isOn(validUntil, parts)));
      const fix = validUntil
        ? `but its last day (validUntil) is ${validUntil}; write the same day in both, or in validUntil only`
        : 'and it has no last day (validUntil); write the day there. The site shows it, and removes the offer after it';
      report(`offers offers ${index} ${key}`, !isSame && `says '${first}', ${fix}`);
    }
  }
}

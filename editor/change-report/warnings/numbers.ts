/** Numbers that change by more than a third or lose a digit, and positions that move. */
import { shortMonths } from '../../../content/calendar';
import { isPoint, type Field } from '../../../content/fields';
import { inWords as countInWords } from '../../../content/number-words';
import { kilometres } from '../../../lib/coordinates';
import type { FieldChange } from '../compare';

import { aboutText, nameOf, newIn, sharedWords, subject, type WarningRule } from './warning';

const inFigures = (value: number) => value.toLocaleString('en-IN');

/**
 * How a number differs from what it was, where that may be a mistake; undefined for an ordinary change.
 *
 * @param said the old number as it was written: years and PINs have no commas
 */
function jump(before: number, after: number, said = inFigures(before)): string | undefined {
  const [old, now] = [before, after].map((value) => String(value).replace(/\D/g, ''));
  if (old === now && before !== after) return `has its decimal point or sign in another place than ${said}`;
  if (old!.length > 1 && sorted(old!) === sorted(now!) && before !== after)
    return `has the digits of ${said} in another order`;
  if (Math.abs(after - before) <= Math.abs(before) / 3) return undefined;
  // One more or one less, of a few.
  if (Math.abs(after - before) === 1 && Number.isInteger(before) && before > 0 && after > 0) return undefined;
  const ratio = after / before;
  if (!Number.isFinite(ratio) || ratio <= 0) return `was ${said} before`;
  if (ratio >= 2) return `is ${inFigures(Math.round(ratio * 10) / 10)} times as much as before`;
  return `is ${Math.round(Math.abs(1 - ratio) * 100)}% ${ratio > 1 ? 'more' : 'less'} than before`;
}
/** Below this, a number of reviews doubles in a good month. */
const FEW_REVIEWS = 20;
const isGrowth = (name: string, before: number, after: number) =>
  name === 'reviews' && before < FEW_REVIEWS && after > before && after < before + 5 * FEW_REVIEWS;

const sorted = (digits: string) => [...digits].sort().join('');

/** Whether an entry is about something else than before: another place in the list of what is near, another offer. */
const isOther = ({ before, after }: FieldChange) => {
  const differs = (name: string) => before?.entry[name] !== after?.entry[name];
  return differs('name') || (differs('title') && differs('code'));
};

/** A number that changed by more than a third, or that is far from all others of its kind (a factor of three). */
export const number: WarningRule = (change, { fieldsBefore, today }) => {
  const { before, after } = change;
  if (typeof after?.value !== 'number' || after.form === 'hidden') return undefined;
  const value = after.value;
  if (/year$/i.test(nameOf(after)))
    return value !== today.getFullYear() && `is not this year, ${today.getFullYear()}`;
  if (typeof before?.value === 'number' && isGrowth(nameOf(after), before.value, value)) return undefined;
  const own = typeof before?.value === 'number' && !isOther(change) ? jump(before.value, value) : undefined;
  if (own) return own;
  const others = fieldsBefore
    .filter(({ place, value: other }) => place === after.place && other !== before?.value)
    .map(({ value: other }) => Number(other));
  const isFar = (one: number) => one > 3 * Math.max(...others) || one * 3 < Math.min(...others);
  return (
    others.length > 1 &&
    isFar(value) &&
    !(typeof before?.value === 'number' && isFar(before.value)) &&
    `is far from all others of its kind (${inFigures(Math.min(...others))} to ${inFigures(Math.max(...others))})`
  );
};

/** 'two' to 'ninety-nine'. */
const words = Array.from({ length: 98 }, (_, index) => countInWords(index + 2));
/** In a pattern, 'sixty-two' comes before 'sixty', and 'sixteen' before 'six'. */
const anyOfWords = words.toReversed().join('|');
/** 18 is 'eighteen'; undefined below 2 and from 100 on. */
export const inWords = (value: number): string | undefined => words[value - 2];
/** The number of 'two' to 'ninety-nine'; 1 for 'one' and 'a'. */
export const valueOf = (said: string): number => words.indexOf(said.toLowerCase()) + 2;

const minutesPer: Record<string, number> = { minute: 1, hour: 60, day: 1440 };
/** '1 hour 30 minutes', '48 hours', 'two days' */
const duration = new RegExp(
  `(?<![\\w.,])(?:\\d+(?:\\.\\d+)?|one|${anyOfWords}) (?:day|hour|minute)s?(?:(?:,| and)? \\d+ minutes?)?\\b`,
  'gi',
);

/** Figures in a text, without those of dates and times. A duration is one figure, in minutes. */
function figuresIn(text: string): { value: number; said: string }[] {
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
  const valueIn = (said: string) => (/\d/.test(said) ? Number(said.replaceAll(',', '')) : valueOf(said));
  const durations: string[] = [];
  const rest = plain.replace(duration, (said) => `#${durations.push(said) - 1}#`);
  const figure = `#(\\d+)#|(?<![\\p{L}\\d])\\d[\\d,]*(?:\\.\\d+)?|(?<![\\p{L}-])(?:${anyOfWords})(?![\\p{L}-])`;
  return [...rest.matchAll(new RegExp(figure, 'giu'))].map(([said, index]) => {
    if (index === undefined) return { said, value: valueIn(said) };
    const parts = durations[Number(index)]!.matchAll(/([\w.]+) (day|hour|minute)s?/gi);
    const value = [...parts].reduce(
      (sum, [, count = '', unit = '']) => sum + valueIn(count) * minutesPer[unit.toLowerCase()]!,
      0,
    );
    return { said: durations[Number(index)]!, value };
  });
}

/** The same for a figure in a text. Also AM that became PM, another unit, and another count in a heading. */
export const figureInText = aboutText((after, before, { after: { place } }, { changes }) => {
  if (/(phone|hours|checkIn|checkOut|pin|code)$/.test(place)) return undefined;
  const bare = (text: string) => text.replace(/(\d ?)[ap]\.?m\b/gi, '$1');
  if (before && after.toLowerCase() !== before.toLowerCase() && bare(after) === bare(before))
    return 'says AM instead of PM, or the other way round; is that meant?';
  const measure = otherUnit(before, after);
  if (measure) return measure;
  const [old, now] = [figuresIn(before), figuresIn(after)];
  if (old.length === 0 || old.length !== now.length || sharedWords(before, after) < 0.5) return undefined;
  for (const [index, { value, said }] of now.entries()) {
    const words = jump(old[index]!.value, value, old[index]!.said);
    if (words) return `'${said}' ${words}`;
  }
  // 'Six good reasons': the title of a section counts what it shows.
  const isCount =
    /^headings/.test(place) && changes.every(({ kind }) => kind === 'changed' || kind === 'moved');
  const other = isCount ? now.findIndex(({ value }, index) => value !== old[index]!.value) : -1;
  return (
    other >= 0 && `says '${now[other]!.said}', and said '${old[other]!.said}' before; count them once more`
  );
});

/** A figure that a text no longer has, and a field of the same hotel still has. */
export const figureElsewhere = aboutText((after, before, { after: field }, context) => {
  const [old, now] = [figuresIn(before), figuresIn(after)].map((figures) =>
    figures.map(({ value }) => value),
  );
  const lost = old!.filter((value) => value > 12 && !now!.includes(value));
  if (!field.owner || old!.length !== now!.length || sharedWords(before, after) < 0.5) return undefined;
  const still = context.fieldsAfter.find(
    ({ file, value }) =>
      file === `hotels/${field.owner}` && typeof value === 'number' && lost.includes(value),
  );
  return still && `no longer says ${still.value}, and ${subject(still, context)} still does`;
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
/** A figure that stays and has another unit now: '48 hours' and '48 days'. */
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

/** A placeholder that is gone while the sentence stays, and a figure in its place: it stays when hotels or prices change. */
export const typedFigure = aboutText((after, before) => {
  const lost = before.match(/\{[^}]+\}/g)?.find((name) => !after.includes(name));
  const said = figuresIn(after).find(({ said }) => !before.includes(said))?.said;
  if (lost && said) return `has '${said}' in the place of ${lost}, which the site fills in and keeps right`;
  return (
    lost &&
    sharedWords(before, after) > 0.5 &&
    `no longer has ${lost}, which the site fills in; is that meant?`
  );
});

/** Farther than this, another door is meant. */
const NEXT_DOOR_KM = 0.2;

/** Farther than this from every other house of its town, a new one is in another town. */
const TOWN_KM = 25;

const distance = (away: number) =>
  away < 1
    ? `${Math.round(away * 1000)} m`
    : `${away < 100 ? away.toFixed(1) : inFigures(Math.round(away))} km`;

/** A position on the map that moves, that is far from its town or that is not exact. */
export const position: WarningRule = ({ before, after }, { after: { hotels, site } }) => {
  if (!isPoint(after?.value)) return undefined;
  const { value, entry } = after;
  const houses = [...Object.values(hotels), { ...site, ...site.address }];
  const distances = houses
    .filter((house) => house.town === entry.town && house.coordinates !== value)
    .map(({ coordinates }) => kilometres(coordinates, value));
  const nearest = Math.min(...distances);
  if (!before && distances.length > 0 && nearest > TOWN_KM)
    return `is ${Math.round(nearest)} km from the nearest other house in ${String(entry.town)}; look at it on a map`;
  const away = isPoint(before?.value) ? kilometres(before.value, after.value) : 0;
  if (away > NEXT_DOOR_KM) return `moves by ${distance(away)}; look at it on a map`;
  const isRough = Object.values(after.value).every(
    (degrees: number) => Number(degrees.toFixed(2)) === degrees,
  );
  return isRough && 'is exact to a kilometre only; write four digits after the point';
};

const rupeesInWords = /\b(?:\w+ )?(?:hundred|thousand|lakhs?)(?: (?:and )?(?!rupees)\w+){0,3} rupees\b/gi;

/** A price, a percentage or a code in words that no field of the content has. */
export const unknownAmount = aboutText((after, before, { after: field }, { after: content, fieldsAfter }) => {
  if (/^hotels (stay|malayalam)/.test(field.place)) return undefined;
  const prices = numbersOf(fieldsAfter, /^rooms rooms (price|oldPrice)$/);
  const amount = /(?:₹|\brs\.?|\binr)\s*(\d[\d,]*)|\b(\d[\d,]*)(?: rupees|\/-| a night)/gi;
  const value = (said: string) => Number((/\d[\d,]*/.exec(said)?.[0] ?? '').replaceAll(',', ''));
  const price = [...after.matchAll(amount)].find(
    ([said]) => !before.includes(said) && !prices.includes(value(said)),
  );
  if (price)
    return `says '${price[0]}', which is not the price of any room; {lowest price} and {highest price} always follow the rooms`;
  const inWords = newIn(rupeesInWords, after, before);
  if (inWords) return `has a price in words ('${inWords}'); write it in figures, or write {lowest price}`;
  const own =
    field.file === 'offers'
      ? [Number(field.entry.percent)]
      : numbersOf(fieldsAfter, /percent$|^about progress|^counters/);
  const percent = new RegExp(`(?<![\\d.])(\\d+(?:\\.\\d+)?|\\b(?:${anyOfWords}))\\s*(?:%|per ?cent)`, 'gi');
  const share = [...after.matchAll(percent)].find(
    ([said, figure = '']) =>
      !before.includes(said) && !own.includes(Number(figure) || valueOf(figure)) && !/gst|tax/i.test(after),
  );
  if (share)
    return `says '${share[0]}', and ${field.file === 'offers' ? 'this offer has' : 'the site has only'} ${[...new Set(own)].map((each) => `${each}%`).join(', ')}`;
  const codes = content.offers.offers.map(({ code }) => code);
  const known = field.file === 'offers' ? [String(field.entry.code)] : codes;
  const lost = codes.find((code) => before.includes(code) && !after.includes(code));
  if (lost && nameOf(field) !== 'code' && sharedWords(after, before) > 0.6)
    return `no longer has the code ${lost}, which guests type`;
  const called = [...after.matchAll(/\b[Cc]odes?:? (?:is )?([A-Z][A-Z\d-]{3,})|\b([A-Z]{3,}-?\d{1,2})\b/g)]
    .map(([, named, like]) => named ?? like!)
    .find((code) => !before.includes(code) && !known.includes(code));
  return (
    nameOf(field) !== 'code' &&
    called &&
    `has the code '${called}', and ${known.length > 1 ? 'the codes of the offers are' : 'the code is'} ${known.join(', ')}`
  );
});
const numbersOf = (fields: readonly Field[], place: RegExp) =>
  fields
    .filter((field) => place.test(field.place) && typeof field.value === 'number')
    .map(({ value }) => Number(value));

/** Digits in a code or a name that are not those of the number next to it. */
export const codeDigits: WarningRule = ({ before, after }: FieldChange) => {
  if (!after || nameOf(after) !== 'code' || typeof after.value !== 'string') return undefined;
  if (/\d[OIl]|[OIl]\d/.test(after.value) && before?.value !== after.value)
    return 'has a letter O, I or l next to a digit; is it a zero or a one?';
  const digits = (text: unknown) => /\d+/.exec(String(text))?.[0];
  const percent = after.entry.percent;
  const said = digits(after.value);
  return (
    said !== undefined &&
    percent !== undefined &&
    Number(said) !== percent &&
    `has ${said} in it, and the offer is ${percent}%`
  );
};

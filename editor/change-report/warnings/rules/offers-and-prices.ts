/** Warns of unusual prices, and of prices, percentages and codes that no field has (jumps: changed-numbers.ts). */
import { isIn, keyOf, type Field } from '../../../../content/schema/fields';
import type { FieldChange } from '../../compare';
import { findNew, sharedWords, sortCharacters } from '../compare-words';
import { numberWords, wordToNumber } from '../figures';
import { aboutText, othersLike, type Context, type WarningRule } from '../warning-rule';

const rupeesAsWords = /\b(?:\w+ )?(?:hundred|thousand|lakhs?)(?: (?:and )?(?!rupees)\w+){0,3} rupees\b/gi;

/** A price, a percentage or a code in a text that no field of the content has. */
export const unknownAmount = aboutText((after, before, { after: field }, context) => {
  if (isIn(field, 'hotels stay', 'hotels malayalam')) return undefined;
  return (
    unknownPrice(after, before, context) ??
    unknownPercent(after, before, field, context) ??
    unknownCode(after, before, field, context)
  );
});

function unknownPrice(after: string, before: string, { fieldsAfter }: Context): string | undefined {
  const prices = numbersOf(fieldsAfter.filter(isPriceOfRoom));
  const amount = /(?:₹|\brs\.?|\binr)\s*(\d[\d,]*)|\b(\d[\d,]*)(?: rupees|\/-| a night)/gi;
  const value = (phrase: string) => Number((/\d[\d,]*/.exec(phrase)?.[0] ?? '').replaceAll(',', ''));
  const price = [...after.matchAll(amount)].find(
    ([phrase]) => !before.includes(phrase) && !prices.includes(value(phrase)),
  );
  if (price)
    return `says '${price[0]}', which is not the price of any room; write {lowest price} or {highest price}, which the site fills in`;
  const asWords = findNew(rupeesAsWords, after, before);
  return asWords && `has a price in words ('${asWords}'); write it in figures, or write {lowest price}`;
}

function unknownPercent(
  after: string,
  before: string,
  field: Field,
  { fieldsAfter }: Context,
): string | undefined {
  const isOffer = isIn(field, 'offers');
  const known = isOffer ? [Number(field.entry.percent)] : numbersOf(fieldsAfter.filter(isPercent));
  const percent = new RegExp(`(?<![\\d.])(\\d+(?:\\.\\d+)?|\\b(?:${numberWords}))\\s*(?:%|per ?cent)`, 'gi');
  const unknown = [...after.matchAll(percent)].find(
    ([phrase, figure = '']) =>
      !before.includes(phrase) && !known.includes(Number(figure) || wordToNumber(figure)),
  );
  if (!unknown) return undefined;
  const list = [...new Set(known)].map((each) => `${each}%`).join(', ');
  return `says '${unknown[0]}', and ${isOffer ? 'this offer has' : 'the site has only'} ${list}`;
}

/** A code that is no longer in a text, or one that no offer has. */
function unknownCode(
  after: string,
  before: string,
  field: Field,
  { after: content }: Context,
): string | undefined {
  if (keyOf(field) === 'code') return undefined;
  const codes = content.offers.offers.map(({ code }) => code);
  const known = isIn(field, 'offers') ? [String(field.entry.code)] : codes;
  const removed = codes.find((code) => before.includes(code) && !after.includes(code));
  if (removed && sharedWords(after, before) > 0.6)
    return `no longer has the code ${removed}, which guests type`;
  const unknown = [...after.matchAll(/\b[Cc]odes?:? (?:is )?([A-Z][A-Z\d-]{3,})|\b([A-Z]{3,}-?\d{1,2})\b/g)]
    .map(([, named, like]) => named ?? like!)
    .find((code) => !before.includes(code) && !known.includes(code));
  const list = `${known.length > 1 ? 'the codes of the offers are' : 'the code is'} ${known.join(', ')}`;
  return unknown && `has the code '${unknown}', and ${list}`;
}

const isPriceOfRoom = (field: Field) => isIn(field, 'rooms rooms price', 'rooms rooms oldPrice');
const isPercent = (field: Field) =>
  isIn(field, 'offers offers percent', 'about progress') ||
  (isIn(field, 'counters') && field.entry.suffix === '%');
const numbersOf = (fields: readonly Field[]) =>
  fields.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));

/** All prices are multiples of this. */
const ROUND_RUPEES = 10;
/** Discounts that hotels give, in per cent. */
const [LEAST_OFF, MOST_OFF] = [5, 30];
/** A price that does not end in 0, is also the price of another room, or is far from the price before the discount. */
export const unusualPrice: WarningRule = ({ after }, { fieldsBefore, fieldsAfter, changes }) => {
  if (!after || !isPriceOfRoom(after)) return undefined;
  const { title, price, oldPrice } = after.entry;
  const prices = numbersOf(fieldsBefore.filter(isPriceOfRoom));
  if (prices.every((each) => each % ROUND_RUPEES === 0) && Number(after.value) % ROUND_RUPEES > 0)
    return 'does not end in 0, but all other prices do; does it include tax, or is it a typing mistake?';
  const off = Math.round((1 - Number(price) / Number(oldPrice)) * 100);
  const isBoth = changes.some(({ fields }) =>
    fields.some(
      (each) => each.after?.entry === after.entry && each.after.schemaPath === 'rooms rooms oldPrice',
    ),
  );
  if (
    oldPrice !== undefined &&
    (off < LEAST_OFF || off > MOST_OFF) &&
    (keyOf(after) === 'oldPrice' || !isBoth)
  )
    return `makes it ${off}% off for guests; is this correct?`;
  const duplicate = othersLike(after, fieldsAfter).find(
    (other) => other.value === after.value && other.entry.title !== title,
  );
  return (
    keyOf(after) === 'price' &&
    duplicate &&
    `is now also the price of ${String(duplicate.entry.title)}; is this correct?`
  );
};

/** A code with letters that look like digits or are in another order, or with digits that are not its percentage. */
export const unusualCode: WarningRule = ({ before, after }: FieldChange) => {
  if (!after || keyOf(after) !== 'code' || typeof after.value !== 'string') return undefined;
  if (/\d[OIl]|[OIl]\d/.test(after.value))
    return 'has a letter O, I or l next to a digit; is it a zero or a one?';
  if (before && sortCharacters(String(before.value)) === sortCharacters(after.value))
    return `has the letters of ${String(before.value)} in another order`;
  const digits = (text: unknown) => /\d+/.exec(String(text))?.[0];
  const percent = after.entry.percent;
  const phrase = digits(after.value);
  return (
    phrase !== undefined &&
    percent !== undefined &&
    Number(phrase) !== percent &&
    `has ${phrase} in it, and the offer is ${percent}%`
  );
};

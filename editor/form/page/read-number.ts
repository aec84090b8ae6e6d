/** Reads numbers and positions as people in India write them. Runs in the form. */

/** What people write before and after a price or a percentage: 'Rs.', '₹', '/-', '%', 'per night'. */
const before = /^(?:rs\.?|inr|₹|रु\.?|രൂ\.?)\s*/iu;
const behind = /\s*(?:\/[-=]|%|only|rupees|rs\.?|inr|₹|(?:per|a|\/) ?(?:night|day))$/iu;
/** '5,200', '1,00,000', '1 000 000'; in a whole number '5.200' as well. */
const groups = {
  ',': /^\d{1,3}(?:,\d{2,3})*,\d{3}$/,
  ' ': /^\d{1,3}(?: \d{2,3})* \d{3}$/,
  '.': /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/,
};

/**
 * The number in a text; undefined if there is none, or if it could be another one.
 *
 * @param isWhole whether the field takes whole numbers only: there a dot before three digits divides thousands
 */
export function readNumber(text: string, isWhole: boolean): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(before, '')
    .replace(behind, '')
    .replace(behind, '')
    .replace(/\s+/g, ' ');
  if (/^-?\d+$/.test(plain)) return Number(plain);
  const sign = Object.entries(groups).find(([, pattern]) => pattern.test(plain))?.[0];
  if (sign && (isWhole || sign !== '.')) return Number(plain.replaceAll(sign, ''));
  const [, whole] = /^(.+)\.00?$/.exec(plain) ?? [];
  if (isWhole) return whole ? readNumber(whole, true) : undefined;
  if (/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return Number(plain);
  return /^\d+,\d{1,2}$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/**
 * The text that the form may read while someone types: plain digits, without '₹' before them. Undefined for an
 * unfinished number: of '5,200' the form would read 5.
 */
export function readPartialNumber(text: string, isWhole: boolean): string | undefined {
  const plain = text.replace(before, '');
  if (text === '' || /^-?\d+$/.test(plain)) return plain;
  return !isWhole && /^-?\d*\.?\d*$/.test(plain) && plain !== '' ? plain : undefined;
}

const degrees = '(\\d{1,2}(?:\\.\\d+)?)°?';
const decimal = new RegExp(`^\\(?${degrees} ?N?[,; ] ?${degrees} ?E?\\)?$`);
const minutes = '(\\d{1,2})° ?(\\d{1,2})[\'′] ?(\\d{1,2}(?:\\.\\d+)?)["″] ?';
const sexagesimal = new RegExp(`^${minutes}N[, ]? ?${minutes}E$`);

/** The position that a map copies: '9.9679, 76.2478', '9°58\'04.4"N 76°14\'52.1"E'; undefined for anything else. */
export function readPosition(text: string): { latitude: number; longitude: number } | undefined {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const figures = (decimal.exec(plain) ?? sexagesimal.exec(plain))?.slice(1).map(Number);
  if (!figures) return undefined;
  const [north, east] =
    figures.length === 2 ? [figures.slice(0, 1), figures.slice(1)] : [figures.slice(0, 3), figures.slice(3)];
  const degreesOf = ([whole = 0, minute = 0, second = 0]: number[]) =>
    Number((whole + minute / 60 + second / 3600).toFixed(6));
  return { latitude: degreesOf(north), longitude: degreesOf(east) };
}

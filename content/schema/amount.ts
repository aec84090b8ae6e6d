/** Reads amounts of money as people in India write them. */

/** What people write before and after an amount: 'Rs.', '₹', '/-', 'per night'. */
const before = /^(?:rs\.?|inr|₹|रु\.?|രൂ\.?)\s*/iu;
const after = /\s*(?:\/[-=]|only|rupees|rs\.?|inr|₹|(?:per|a|\/) ?(?:night|day))$/iu;
/** '5,200', '1,00,000', '1 000 000', '5.200' */
const groups = /^\d{1,3}(?:([, .])\d{2,3}(?:\1\d{2,3})*)?$/;

/** The whole rupees in '5,200', 'Rs. 5,200/-' or '₹ 5200.00'; undefined if they could be another amount. */
export function readAmount(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(before, '')
    .replace(after, '')
    .replace(after, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d{3})\.00?$/, '');
  if (/^\d+$/.test(plain)) return Number(plain);
  const isGrouped = groups.test(plain) && /[, .]\d{3}$/.test(plain);
  return isGrouped ? Number(plain.replace(/\D/g, '')) : undefined;
}

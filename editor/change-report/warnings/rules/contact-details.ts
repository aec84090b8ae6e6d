/** Warns of changed phone numbers and mailboxes, and of ways to pay or to reach someone in a text. */
import { districtOf } from '../../../../content/places';
import { hasKey, isIn, keyOf, type Field } from '../../../../content/schema/fields';
import { findNew } from '../compare-words';
import { aboutText, ownerOf, type Context, type WarningRule } from '../warning-rule';

/** '+91 484 555 0113' has the area code 484; a mobile number has none. */
const areaOf = (phone: string) => /^\+91 ([1-5]\d{1,3}) /.exec(phone)?.[1];

/** What is unusual about the phone number of a new hotel. */
function newPhone(field: Field, { before, after }: Context): string | undefined {
  const [own, others] = [ownerOf(field, after), Object.values(before.hotels)];
  const area = areaOf(String(field.value));
  if (!own || others.length === 0) return undefined;
  if (!area) {
    const isUsual = others.some(({ phone }) => !areaOf(phone));
    return isUsual
      ? undefined
      : 'is a mobile number, but no other hotel has one; is it the number of the desk?';
  }
  const district = (town: string) => districtOf(after, town);
  const having = others.filter(({ phone }) => areaOf(phone) === area);
  const isOdd = having.every(({ town }) => district(town) !== district(own.town));
  return having[0] && isOdd ? `has the area code of ${having[0].name} (${having[0].town})` : undefined;
}

/** A changed phone number or mailbox: only a person can find out whether the right one answers. */
export const changedContact: WarningRule = ({ before, after }, context) => {
  if (after?.schemaPath === 'hotels phone' && !before) return newPhone(after, context);
  if (!before || !after) return undefined;
  // Labels have this name as well, and no digits.
  if (keyOf(after) === 'phone' && /\d/.test(String(after.value)))
    return 'is a new number; call it to test it';
  return after.input === 'email' && 'is a new mailbox; send it a message to test it';
};

const ifsc = /\b[A-Z]{4}0[A-Z0-9]{6}\b/g;
const payingPhrases = [
  'IFSC|SWIFT|A\\/c|GPay|Google Pay|PhonePe|Paytm|UPI id|bank transfer|NEFT|RTGS',
  'account (?:no|number)|card number|CVV|OTP|QR code',
  'advance payment|pay (?:an? )?advance|token amount|crypto|bitcoin',
];
const upiAddress = '[\\w.-]+@(?:upi|ok\\w+|ybl|ibl|axl|apl|paytm|ptyes|barodampay|sbi|icici|hdfc\\w*)\\b';
const paying = new RegExp(`\\b(?:${payingPhrases.join('|')})\\b|${upiAddress}`, 'gi');
/** GST number, PAN, and long figures such as account and card numbers. */
const identities = /\b\d{2}[A-Z]{5}\d{4}[A-Z]\w?Z?\w?\b|\b[A-Z]{5}\d{4}[A-Z]\b/g;

/**
 * Nine digits or more, with spaces or dashes between them, or five in a row: '98470 12345', '46387'. Prices have
 * commas.
 */
const longNumber = /(?<![\d.,])\+?(?:\d(?:[ -]{0,3}\d){8,}|\d{5,})\b(?![.,]\d)/g;

/** Numbers of accounts and people, and ways to pay or to reach someone, in a text. */
export const contactInText = aboutText((after, before, { after: field }, { after: content, fieldsAfter }) => {
  if (isIn(field, 'labels') || hasKey(field, 'phone', 'pin', 'code')) return undefined;
  const bank =
    findNew(ifsc, after, before) ?? findNew(paying, after, before) ?? findNew(identities, after, before);
  if (bank) return `has '${bank}' in it, and guests may pay to it; is it really yours?`;
  const ending = (phone: string) => phone.replace(/\D/g, '').slice(-10);
  const phones = [content.site, ...Object.values(content.hotels)].map(({ phone }) => ending(phone));
  const digits = findNew(longNumber, after, before);
  const isOwn = (number: string) =>
    phones.includes(ending(number)) || fieldsAfter.some(({ value }) => String(value) === number);
  if (digits && !isOwn(digits))
    return `has '${digits}' in it, which is not one of your numbers; is it a phone, an account or a price?`;
  const mail = findNew(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, after, before);
  if (mail && mail !== content.site.email) return `has '${mail}' in it, which is not your mailbox`;
  if (keyOf(field) === 'name') return undefined;
  const site = findNew(
    /\b(?:https?:\/\/|www\.)\S+|\b[a-z\d-]+\.(?:com|in|co\.in|org|net|info|shop|online)\b/gi,
    after,
    before,
  );
  return site && `has the address '${site}' in it, which guests cannot press`;
});

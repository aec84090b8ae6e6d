/** Warns of another script or language than before, and of signs that the site does not use. */
import { isIn, isProse, type Field } from '../../../../content/schema/fields';
import { functionWords, wordsIn } from '../compare-words';
import { aboutText, fieldsLike } from '../warning-rule';

const scripts =
  'Arabic Hebrew Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Cyrillic Greek Armenian Georgian Han Hiragana Katakana Hangul Latin'
    .split(' ')
    .map((name): [string, RegExp] => [name, new RegExp(`\\p{Script=${name}}`, 'u')]);
const scriptsOf = (text: string) => scripts.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
const languages: Record<string, string> = { Devanagari: 'Hindi', Han: 'Chinese', Latin: 'English' };

const isMalayalam = (field: Field) => isIn(field, 'hotels malayalam', 'towns towns malayalam');

/** Letters or digits of a script that this field never had. */
export const changedScript = aboutText((after, before, { after: field }, { fieldsBefore }) => {
  const digits = /(?![0-9])\p{Nd}/u.exec(after.normalize('NFKC'))?.[0] ?? /(?![0-9])\p{Nd}/u.exec(after)?.[0];
  if (digits && !before.includes(digits))
    return `has the digit '${digits}' of another script; type it as 0 to 9`;
  const usual = fieldsLike(field, fieldsBefore).map(({ value }) => String(value));
  const known = usual.length > 0 ? scriptsOf(usual.join(' ')) : isMalayalam(field) ? ['Malayalam'] : [];
  const strange = scriptsOf(after).find((name) => name !== 'Latin' && !known.includes(name));
  if (strange) return `has ${languages[strange] ?? strange} letters, and this field never had any`;
  const removed = before && scriptsOf(before)[0];
  return (
    removed &&
    removed !== 'Latin' &&
    !scriptsOf(after).includes(removed) &&
    `has no ${removed} letters any more`
  );
});

/** The share of small English words in a text of eight words or more. */
function englishIn(text: string): number | undefined {
  const words = wordsIn(text).filter((word) => /^[a-z]/.test(word));
  return words.length < 8 ? undefined : words.filter((word) => functionWords.has(word)).length / words.length;
}
/** A text in Latin letters that is not English: less than 8 % of its words are small words such as 'the'. */
export const otherLanguage = aboutText((after, before, { after: field }) => {
  if (isMalayalam(field)) return undefined;
  const [now, old = 1] = [englishIn(after), englishIn(before)];
  return now !== undefined && now < 0.08 && old > now && 'does not look like English';
});

/** What people type anywhere: digits, punctuation, rupees, and Latin letters with their accents. */
const usualSign =
  /^[\s\d.,;:!?'"‘’“”()\-–—…&/%₹+°×½¼¾²³ªº{}]|^\p{M}|^\p{Default_Ignorable_Code_Point}|^[A-Za-z]/u;
/** Signs of advertisements, notes and calculations: right in some texts, and strange in others. */
const loudSigns = '!&/+=%$@#*|<>_~^\\';
/** A sign that no text of the site has: one that only looks like a letter, a bullet, a star, an emoji. */
export const unusualCharacter = aboutText((after, before, { after: field }, { fieldsBefore }) => {
  const isKnown = (sign: string) =>
    before.includes(sign) ||
    fieldsBefore.some((field) => isProse(field) && String(field.value).includes(sign));
  // Letters of other scripts have a warning of their own.
  const isOfScript = (sign: string) => scriptsOf(sign).some((name) => name !== 'Latin');
  const sign = [...after].find(
    (each) => !usualSign.test(each.normalize('NFD')) && !isOfScript(each) && !isKnown(each),
  );
  const plain = sign?.normalize('NFKC');
  if (sign && /^[A-Za-z\d]+$/.test(plain!))
    return `has '${sign}', which only looks like '${plain}'; type it again`;
  if (sign) return `has '${sign}', a sign that no other text of the site has`;
  const others = fieldsLike(field, fieldsBefore);
  const loud = [...after].find(
    (each) => loudSigns.includes(each) && others.every(({ value }) => !String(value).includes(each)),
  );
  return others.length > 1 && loud && `has '${loud}', which no other text of this kind has`;
});

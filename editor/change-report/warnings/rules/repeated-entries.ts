/** Warns of an entry in a list that repeats or contradicts another field of the same hotel. */
import { isIn, type Field } from '../../../../content/schema/fields';
import { wordsIn } from '../compare-words';
import { aboutText, othersLike } from '../warning-rule';

const isLong = (word: string) => word.length > 3;
const longWords = (text: string) => wordsIn(text).filter(isLong);
const has = (all: readonly string[], some: readonly string[]) => some.every((word) => all.includes(word));
/** 'Pets' of 'Pets | Whether they may come': the field's own word. */
const labelWords = ({ labels }: Field) => longWords(labels.at(-1) ?? '');

/** An amenity or a place nearby that the hotel has twice, or an amenity about which the hotel has a rule. */
export const repeatedEntry = aboutText((after, _before, { after: field }, { fieldsAfter }) => {
  if (!isIn(field, 'hotels amenities', 'hotels nearby name')) return undefined;
  const [own, ofHotel] = [longWords(after), fieldsAfter.filter(({ file }) => file === field.file)];
  if (own.length === 0) return undefined;
  const duplicate = othersLike(field, ofHotel).find(({ value }) => {
    const words = longWords(String(value));
    return words.length > 0 && (has(words, own) || has(own, words));
  });
  if (duplicate)
    return `is almost the same as '${String(duplicate.value)}', which is in the same list; are both right?`;
  const rule = ofHotel.find(
    (other) => isIn(other, 'hotels stay') && labelWords(other).some((word) => own.includes(word)),
  );
  return rule && `is here, and '${rule.labels.at(-1)}' says '${String(rule.value)}'; do both fit together?`;
});

/** Warns of an entry in a list that repeats or contradicts another field of the same hotel. */
import type { Field } from '../../../../content/schema/fields';
import { wordsIn } from '../compare-words';
import { aboutText, fieldId } from '../warning-rule';

const isLong = (word: string) => word.length > 3;
const longWords = (text: string) => wordsIn(text).filter(isLong);
const has = (all: readonly string[], some: readonly string[]) => some.every((word) => all.includes(word));
/** 'Pets' of 'Pets | Whether they may come': the field's own word. */
const labelWords = ({ labels }: Field) => longWords(labels.at(-1) ?? '');

/** An amenity or a place nearby that the hotel has twice, or an amenity about which the hotel has a rule. */
export const repeatedEntry = aboutText((after, before, { after: field }, { fieldsAfter }) => {
  if (!/^hotels (amenities$|nearby name$)/.test(field.schemaPath) || after === before) return undefined;
  const [own, ofHotel] = [longWords(after), fieldsAfter.filter(({ file }) => file === field.file)];
  if (own.length === 0) return undefined;
  const duplicate = ofHotel.find((other) => {
    const words = longWords(String(other.value));
    const isOther = other.schemaPath === field.schemaPath && fieldId(other) !== fieldId(field);
    return isOther && words.length > 0 && (has(words, own) || has(own, words));
  });
  if (duplicate)
    return `is almost the same as '${String(duplicate.value)}', which is in the same list; are both right?`;
  const rule = ofHotel.find(
    (other) =>
      other.schemaPath.startsWith('hotels stay ') && labelWords(other).some((word) => own.includes(word)),
  );
  return rule && `is here, and '${rule.labels.at(-1)}' says '${String(rule.value)}'; do both fit together?`;
});

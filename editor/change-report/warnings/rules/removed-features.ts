/** Warns of an amenity or a room that a hotel no longer has. */
import { hotelIdOf, isProse, type Field } from '../../../../content/schema/fields';
import { slug } from '../../../../content/slug';
import { escapeRegExp, mainWords, wholePattern, wholeWord, wordsIn } from '../compare-words';
import { findStill, stillSentence } from '../still-in-texts';
import type { Context, WarningRule } from '../warning-rule';

/** Texts of a hotel that still name a room that it no longer has. */
function roomStillNamed(field: Field, context: Context): string | undefined {
  const title = context.after.rooms.rooms.find((room) => slug(room.title) === field.value)?.title;
  if (!title) return undefined;
  // 'Standard' without 'room' is an ordinary word.
  const phrase = wholePattern(
    title.includes(' ') ? `${escapeRegExp(title)}s?` : `${escapeRegExp(title)} rooms?`,
    'i',
  );
  const isOwn = (other: Field) => other.owner === field.owner && isProse(other);
  const found = findStill(phrase, field, context, isOwn);
  return found.length > 0 ? `'${title}' is removed, and ${stillSentence(found, context)}` : undefined;
}

/** If at least this share of the hotels has an amenity, guests expect it. */
const NEARLY_ALL_SHARE = 0.75;

/** Whether half of the hotels have a word in their texts: 'rooms', 'desk'. */
function isOrdinary(word: string, { fieldsAfter, after: { hotels } }: Context): boolean {
  const having = new Set(
    fieldsAfter
      .filter((field) => isProse(field) && wordsIn(String(field.value)).includes(word))
      .map(({ file }) => file)
      .filter(hotelIdOf),
  );
  return having.size * 2 >= Object.keys(hotels).length;
}

/** Something that a hotel no longer has, while its texts still mention it. */
export const removedFeatureInTexts: WarningRule = ({ before, after }, context) => {
  if (before && !after && before.schemaPath === 'hotels rooms') return roomStillNamed(before, context);
  const { owner, schemaPath, value } = before ?? {};
  if (!owner || schemaPath !== 'hotels amenities' || value === after?.value) return undefined;
  const words = mainWords(String(value));
  const isKept = context.fieldsAfter.some(
    (field) =>
      field.schemaPath === 'hotels amenities' &&
      field.owner === owner &&
      wordsIn(String(field.value)).includes(words.at(-1) ?? ''),
  );
  const having = context.fieldsAfter.filter(
    (field) => field.schemaPath === schemaPath && field.value === value,
  );
  const others = Object.keys(context.after.hotels).length - 1;
  if (others > 1 && having.length >= others * NEARLY_ALL_SHARE)
    return `'${String(value)}' is removed, and ${having.length} of the ${others} other hotels have it`;
  if (isKept) return undefined;
  const [thing = ''] = words.slice(-1);
  if (isOrdinary(thing, context)) return undefined;
  const found = findStill(
    wholeWord(thing, 'i'),
    before!,
    context,
    (field) => field.owner === owner && isProse(field) && thing !== '',
  );
  return found.length > 0 && `'${String(value)}' is removed, and ${stillSentence(found, context)}`;
};

/** Warns of an amenity or a room that a hotel no longer has. */
import { hotelIdOf, isProse, type Field } from '../../../../content/schema/fields';
import { escapeRegExp, mainWords, wholePattern, wholeWord, wordsIn } from '../compare-words';
import { stillSentence } from '../still-in-texts';
import { fieldsLike, type Context, type WarningRule } from '../warning-rule';

/** Texts of a hotel that still name a room that it no longer has. */
function roomStillNamed(field: Field, context: Context): string | undefined {
  const title = context.after.rooms.rooms.find((room) => room.id === field.value)?.title;
  if (!title) return undefined;
  // 'Standard' without 'room' is an ordinary word.
  const phrase = wholePattern(
    title.includes(' ') ? `${escapeRegExp(title)}s?` : `${escapeRegExp(title)} rooms?`,
    'i',
  );
  const isOwn = (other: Field) => other.owner === field.owner && isProse(other);
  const said = stillSentence(field, context, [phrase, isOwn]);
  return said && `'${title}' is removed, and ${said}`;
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
  if (!before) return undefined;
  if (!after && before.schemaPath === 'hotels rooms') return roomStillNamed(before, context);
  if (before.schemaPath !== 'hotels amenities') return undefined;
  const { owner, value } = before;
  const words = mainWords(String(value));
  const amenities = fieldsLike(before, context.fieldsAfter);
  const isKept = amenities.some(
    (field) => field.owner === owner && wordsIn(String(field.value)).includes(words.at(-1) ?? ''),
  );
  const having = amenities.filter((field) => field.value === value);
  const others = Object.keys(context.after.hotels).length - 1;
  if (others > 1 && having.length >= others * NEARLY_ALL_SHARE)
    return `'${String(value)}' is removed, and ${having.length} of the ${others} other hotels have it`;
  if (isKept) return undefined;
  const [thing = ''] = words.slice(-1);
  if (thing === '' || isOrdinary(thing, context)) return undefined;
  const isOwn = (field: Field) => field.owner === owner && isProse(field);
  const said = stillSentence(before, context, [wholeWord(thing, 'i'), isOwn]);
  return said && `'${String(value)}' is removed, and ${said}`;
};

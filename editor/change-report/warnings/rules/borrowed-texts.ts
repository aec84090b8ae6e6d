/** Warns of a text that is more like the text of another hotel than like its own old version. */
import { hotelIdOf } from '../../../../content/schema/fields';
import { sharedWords, wordsIn } from '../compare-words';
import { aboutText, keyOf } from '../warning-rule';

/** With fewer new words, two hotels may say the same by chance. */
const FEW_WORDS = 3;
/** Shorter words, such as "of", do not count. */
const isLong = (word: string) => word.length > 2;

/** A text of a hotel whose new words are those of another hotel in the same field. */
export const textOfAnotherHotel = aboutText(
  (after, before, { after: field }, { fieldsBefore, before: old }) => {
    const own = old.hotels[field.owner ?? ''];
    if (!own || !hotelIdOf(field.file) || /^(alt|name|locality)$/.test(keyOf(field))) return undefined;
    const known = new Set(wordsIn(before));
    const gained = [...new Set(wordsIn(after))].filter((word) => isLong(word) && !known.has(word));
    if (gained.length < FEW_WORDS) return undefined;
    const likes = fieldsBefore.filter((other) => {
      if (other.schemaPath !== field.schemaPath || other.owner === field.owner) return false;
      const words = new Set(wordsIn(String(other.value)));
      const shared = gained.filter((word) => words.has(word)).length;
      return (
        shared >= FEW_WORDS &&
        shared >= gained.length * 0.7 &&
        sharedWords(after, String(other.value)) > sharedWords(after, before)
      );
    });
    const hotels = new Set(likes.map(({ owner }) => owner));
    // If several hotels have the words, they are ordinary.
    const [only] = hotels.size === 1 ? hotels : [];
    const name = old.hotels[only ?? '']?.name;
    return name && `is more like the text of ${name} than like the old text; is it about this hotel?`;
  },
);

/** Warns of the name, the town or the text of another hotel, and of a name that no hotel has. */
import { hasKey, isIn } from '../../../../content/schema/fields';
import { districtNames } from '../../../../content/schema/vocabulary';
import { sharedWords, wholeWord, wordsIn } from '../compare-words';
import { aboutText, fieldsLike, ownerOf } from '../warning-rule';

/** The name of another hotel, or of a town that is not its own, in a text about a hotel. */
export const nameOfAnotherHotel = aboutText((after, before, { after: field }, { after: content }) => {
  const { hotels, towns } = content;
  const own = ownerOf(field, content);
  const isNew = (name: string) => wholeWord(name).test(after) && !wholeWord(name).test(before);
  if (!own) {
    const known = towns.towns.flatMap(({ name, district }) => [name, district as string]);
    const strange = districtNames.find((name) => !known.includes(name) && isNew(name));
    return isIn(field, 'towns', 'questions')
      ? undefined
      : strange && `names ${strange}, where you have no hotel`;
  }
  const stranger = Object.values(hotels).find(
    ({ name }) => name !== own.name && !own.name.includes(name) && isNew(name),
  );
  if (stranger) return `names ${stranger.name}, and this is ${own.name}`;
  if (isIn(field, 'hotels stay') || hasKey(field, 'road', 'bus', 'airport', 'railway')) return undefined;
  const district = towns.towns.find(({ name }) => name === own.town)?.district;
  const names = [
    ...towns.towns.map(({ name }) => name),
    ...districtNames.filter((name) => name !== district),
  ];
  const town = names.find((name) => name !== own.town && !own.name.includes(name) && isNew(name));
  return town && `names ${town}, and this hotel is in ${own.town}`;
});

/** The brand with another word than the names of the hotels and of the group have: 'Nilavara Padmam'. */
export const unknownHotel = aboutText(
  (after, before, _change, { after: { hotels }, fieldsBefore, fieldsAfter }) => {
    const [brand, ...others] = new Set(Object.values(hotels).map(({ name }) => name.split(' ')[0]!));
    if (!brand || others.length > 0) return undefined;
    const named = after.match(new RegExp(`${wholeWord(brand).source} \\p{Lu}\\p{L}+`, 'gu')) ?? [];
    const isKnown = (name: string) =>
      wholeWord(name).test(before) ||
      [...fieldsBefore, ...fieldsAfter.filter(({ schemaPath }) => schemaPath === 'hotels name')].some(
        ({ value }) => wholeWord(name).test(String(value)),
      );
    const unknown = named.find((name) => !isKnown(name));
    return unknown && `names '${unknown}', and no hotel has this name`;
  },
);

/** With fewer new words, two hotels may say the same by chance. */
const FEW_WORDS = 3;
/** Shorter words, such as "of", do not count. */
const isLong = (word: string) => word.length > 2;

/** A text of a hotel whose new words another hotel has in the same field. */
export const textOfAnotherHotel = aboutText(
  (after, before, { after: field }, { fieldsBefore, before: old }) => {
    if (!ownerOf(field, old) || !isIn(field, 'hotels') || hasKey(field, 'alt', 'name', 'locality'))
      return undefined;
    const known = new Set(wordsIn(before));
    const gained = [...new Set(wordsIn(after))].filter((word) => isLong(word) && !known.has(word));
    if (gained.length < FEW_WORDS) return undefined;
    const likes = fieldsLike(field, fieldsBefore).filter((other) => {
      if (other.owner === field.owner) return false;
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

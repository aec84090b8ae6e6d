/** What belongs to another hotel: its name, its town, its rooms, its amenities. */
import { isProse, type Field } from '../../../content/fields';
import { slug } from '../../../content/slug';
import { districtNames } from '../../../content/vocabulary';

import { thingIn, wholeWord, wordsIn } from './compare-words';
import { aboutText, listed, type WarningRule } from './warning-rule';

/** Another hotel, or a town that is not its own, in a text of a hotel or of what belongs to it. */
export const nameOfAnotherHotel = aboutText(
  (after, before, { after: field }, { after: { hotels, towns } }) => {
    const own = hotels[field.owner ?? ''];
    const isNew = (name: string) => wholeWord(name).test(after) && !wholeWord(name).test(before);
    if (!own) {
      const known = towns.towns.flatMap(({ name, district }) => [name, district as string]);
      const strange = districtNames.find((name) => !known.includes(name) && isNew(name));
      return /^(towns|questions)/.test(field.file)
        ? undefined
        : strange && `names ${strange}, where you have no hotel`;
    }
    const stranger = Object.values(hotels).find(
      ({ name }) => name !== own.name && !own.name.includes(name) && isNew(name),
    );
    if (stranger) return `names ${stranger.name}, and this is ${own.name}`;
    if (/stay|(^| )(road|bus|train|airport|railway)/.test(field.place)) return undefined;
    const district = towns.towns.find(({ name }) => name === own.town)?.district;
    const places = [
      ...towns.towns.map(({ name }) => name),
      ...districtNames.filter((name) => name !== district),
    ];
    const place = places.find((name) => name !== own.town && !own.name.includes(name) && isNew(name));
    return place && `names ${place}, and this hotel is in ${own.town}`;
  },
);

/** What hotels call a better room, and kinds of rooms. */
const classes =
  'presidential|royal|imperial|executive|honeymoon|bridal|luxury|superior|deluxe|premium|premier|club|junior|heritage|business|family|standard|(?:sea|ocean|lake|river|garden|pool)[- ]view';
const kinds = 'suite|cottage|villa|penthouse|dormitory|chalet';
/** 'presidential suite', 'honeymoon room'; also a kind without a name: 'cottages' */
const roomNames = new RegExp(`\\b(?:(?:${classes}) (?:room|${kinds})|${kinds})(?=s?\\b)`, 'gi');

/** A room in words that no hotel has, or not this one. */
export const roomOfAnotherHotel = aboutText((after, before, { after: field }, context) => {
  const { hotels, rooms } = context.after;
  const known = context.fieldsBefore.filter(isProse).map(({ value }) => String(value).toLowerCase());
  const titles = rooms.rooms.map(({ title }) => title.toLowerCase());
  const unknown = [...after.matchAll(roomNames)]
    .map(([said]) => said)
    .find((said) => {
      const plain = said.toLowerCase();
      return !known.some((text) => text.includes(plain)) && !titles.includes(plain.replace(/ room$/, ''));
    });
  if (unknown) return `names '${unknown}', a room that no hotel has`;
  const own = hotels[field.owner ?? ''];
  const room =
    own &&
    rooms.rooms.find(({ title }) => {
      const said = title.includes(' ') ? title : `${title} room`;
      return (
        wholeWord(said, 'i').test(after) &&
        !wholeWord(said, 'i').test(before) &&
        !own.rooms.includes(slug(title))
      );
    });
  return room && `names '${room.title}', a room that ${own.name} does not have`;
});

/** Something that only one or two other hotels have so far. */
export const amenityOfAnother: WarningRule = ({ before, after }, context) => {
  if (after?.place !== 'hotels amenities' || after.value === before?.value) return undefined;
  // All of a new hotel is new.
  if (!context.before.hotels[after.owner ?? '']) return undefined;
  const words = thingIn(String(after.value));
  const speaksOf = ({ value }: Field) => wordsIn(String(value)).some((word) => words.includes(word));
  // 'Pool' and 'Swimming pool', but not 'Left luggage' and 'Luggage storage'.
  const isSame = ({ value }: Field) => {
    const [few, many] = [words, thingIn(String(value))].sort((a, b) => a.length - b.length);
    return few!.length > 0 && few!.every((word) => many!.includes(word));
  };
  const isOwn = (field: Field) => field.owner === after.owner;
  const isKnown = context.fieldsBefore.some((field) => isOwn(field) && isProse(field) && speaksOf(field));
  const having = context.fieldsBefore.filter((field) => field.place === after.place && isSame(field));
  const hotels = [...new Set(having.map(({ entry }) => String(entry.name)))];
  const isRare =
    hotels.length > 0 && hotels.length < 3 && hotels.length * 3 <= Object.keys(context.before.hotels).length;
  return (
    !isKnown && isRare && `is something that only ${listed(hotels)} had so far; does this hotel have it?`
  );
};

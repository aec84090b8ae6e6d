/** Warns of a feature that guests choose a hotel for, in a text of a hotel or a page that never mentioned it. */
import { hotelIdOf, isIn, isProse, keyOf, type Field } from '../../../../content/schema/fields';
import { mainWords, wordsIn } from '../compare-words';
import { aboutText, ownerOf, type Context } from '../warning-rule';

/** Features that hotels advertise. The amenities of this site's hotels are added from the content. */
const advertised = [
  'suite villa cottage penthouse dormitory chalet honeymoon presidential',
  'casino bar beer wine alcohol liquor gym spa sauna jacuzzi massage yoga pool',
  'beach sea ocean river lake mountain backwater',
  'rooftop balcony terrace lift elevator generator television tv minibar fridge kettle bathtub heater heating',
  'barbecue bonfire playground nightclub star shuttle pickup transfer buffet concierge valet butler locker',
].flatMap((words) => words.split(' '));
const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);
const singularWords = (text: string) => wordsIn(text).map(singular);

/** A feature that is new to this hotel, or to this page. */
export const newFeature = aboutText((after, before, { after: field }, context) => {
  if (isIn(field, 'labels', 'privacy', 'towns', 'hotels malayalam') || keyOf(field) === 'alt')
    return undefined;
  // In a new hotel, everything is new.
  const isOfHotel = field.owner !== undefined;
  if (isOfHotel && !ownerOf(field, context.before)) return undefined;
  const isNear = (other: Field) =>
    isOfHotel ? other.owner === field.owner : other.file === field.file && !other.owner;
  const known = new Set(
    context.fieldsBefore
      .filter((other) => isProse(other) && isNear(other))
      .flatMap(({ value }) => singularWords(String(value))),
  );
  // Its rooms, and a lift that this save adds.
  for (const { owner, schemaPath, value, labels } of context.fieldsAfter)
    if (isOfHotel && owner === field.owner && (value === true || schemaPath === 'hotels rooms'))
      for (const word of singularWords(value === true ? labels.at(-1)! : String(value))) known.add(word);
  const features = featuresOf(context);
  if (field.schemaPath === 'hotels amenities' && after !== before) {
    const things = mainWords(after).map(singular);
    const [last = after] = things.slice(-1);
    const isNowhere = context.fieldsBefore.every(
      (other) => !isProse(other) || !singularWords(String(other.value)).includes(last),
    );
    if (isNowhere && !things.some((thing) => known.has(thing)))
      return `is something that no hotel had so far; does this one have it?`;
  }
  const phrase = wordsIn(after).find(
    (word) => features.has(singular(word)) && !known.has(singular(word)) && !wordsIn(before).includes(word),
  );
  return (
    phrase &&
    `mentions '${phrase}', which no other text of this ${isOfHotel ? 'hotel' : 'page'} mentions; is it true?`
  );
});

/** The words for features: amenities that fewer than half of the hotels mention, and the advertised ones. */
function featuresOf({ fieldsBefore, before: { hotels } }: Context): ReadonlySet<string> {
  const known = found.get(fieldsBefore);
  if (known) return known;
  const speaking = new Map<string, Set<string>>();
  for (const { file, owner, value } of fieldsBefore)
    if (owner && hotelIdOf(file))
      for (const word of singularWords(String(value)))
        speaking.set(word, (speaking.get(word) ?? new Set()).add(owner));
  const ofHotels = fieldsBefore
    .filter(({ schemaPath }) => schemaPath === 'hotels amenities')
    .flatMap(({ value }) => mainWords(String(value)).map(singular).slice(-1))
    .filter((word) => (speaking.get(word)?.size ?? 0) * 2 < Object.keys(hotels).length);
  const features = new Set([...ofHotels, ...advertised]);
  found.set(fieldsBefore, features);
  return features;
}
const found = new WeakMap<readonly Field[], ReadonlySet<string>>();

/** Warns of texts and words that are used twice. */
import { hasKey, isIn, isProse, keyOf, type Field } from '../../../../content/schema/fields';
import { LONG_CHARACTERS, sharedWords, sortCharacters, wholePattern, wordsIn } from '../compare-words';
import { numberWords } from '../figures';
import { aboutText, fieldId, othersLike, subjectAndLabels, type Context } from '../warning-rule';

/** Short words that many entries share. */
const isShort = (field: Field) =>
  hasKey(field, 'button', 'menu', 'heading', 'suffix', 'network', 'kind', 'bed', 'includes', 'amenities') ||
  hasKey(field, 'rooms', 'hours', 'phone', 'pin', 'lines', 'locality');
/** The same, or what several hotels have or ask of guests. */
const isShared = (field: Field) =>
  (isIn(field, 'hotels stay') && keyOf(field) !== 'road') ||
  isIn(field, 'hotels reviews', 'hotels halls name', 'hotels nearby name', 'contact enquiries') ||
  (isIn(field, 'pages') && keyOf(field) === 'title') ||
  (!isIn(field, 'labels', 'malayalam') && isShort(field));

/** This many equal words in a row are not a coincidence. */
const RUN_WORDS = 6;
const runsOf = (words: readonly string[]) =>
  words.slice(RUN_WORDS - 1).map((_, start) => words.slice(start, start + RUN_WORDS).join(' '));
const isFigure = wholePattern(`(?:\\d+|${numberWords})`);
/** The runs of words of a text. Figures do not count: 'its # rooms open on the courtyard'. */
const runsIn = (text: string) => runsOf(wordsIn(text).map((word) => (isFigure.test(word) ? '#' : word)));

/** Words that are in a text twice, because they were pasted twice. */
export const pastedTwice = aboutText((after, before) => {
  const repeated = (text: string) => runsOf(wordsIn(text)).filter((run, at, all) => all.indexOf(run) < at);
  const found = repeated(after).find((run) => !repeated(before).includes(run));
  return found && `says '${found}' twice`;
});

const plain = (text: string) => wordsIn(text).join(' ');
/** From this length on, two texts are compared by their share of common words. */
const PARAGRAPH_CHARACTERS = 60;

/** A text that became like another one: the same, with the same letters, a part of it, or nearly the same. */
export const sameAsAnother = aboutText((after, before, { after: field }, context) => {
  const own = plain(after);
  if (own.length < 4 || own === plain(before)) return undefined;
  const others = comparableTexts(field, before, context);
  const alike = others.filter((other) => keyOf(other) === keyOf(field));
  const says = (words: string, other: Field | undefined) =>
    other && `${words} ${subjectAndLabels(other, context)}`;
  return (
    says('says the same as', sameText(own, field, others)) ??
    sameLettersBeside(after, field, context) ??
    says('is a part of', surroundingText(own, field, others)) ??
    says('says almost the same as', nearlySameText(after, alike)) ??
    says('has most words of', textWithSameWords(after, before, alike))
  );
});

/** The texts that a field must not repeat. */
function comparableTexts(field: Field, before: string, { fieldsBefore, fieldsAfter }: Context): Field[] {
  // Some texts may be the same in all hotels, but not in two fields of one hotel.
  const isLong = plain(String(field.value)).length > LONG_CHARACTERS;
  const isComparable = (other: Field) => !isShared(field) || (other.entry === field.entry && isLong);
  // Two labels that were the same before, such as 'Phone' in a list and in a form, may stay the same.
  const had = new Map(fieldsBefore.map((each) => [fieldId(each), String(each.value)]));
  const wereAlike = (other: Field) => before !== '' && had.get(fieldId(other)) === before;
  return fieldsAfter.filter(
    (other) =>
      isProse(other) &&
      fieldId(other) !== fieldId(field) &&
      !isSamePicture(other, field) &&
      !wereAlike(other) &&
      isComparable(other),
  );
}

const sameText = (own: string, field: Field, others: readonly Field[]) =>
  others.find(
    (other) =>
      (other.schemaPath === field.schemaPath ||
        own.length > LONG_CHARACTERS ||
        other.entry === field.entry) &&
      plain(String(other.value)) === own &&
      (isShared(field) || !isShared(other)),
  );

/** The warning of an entry in the same list that has the same letters in another order. */
function sameLettersBeside(after: string, field: Field, { fieldsAfter }: Context): string | undefined {
  const letters = (text: string) => sortCharacters(plain(text).replaceAll(' ', ''));
  const found = othersLike(field, fieldsAfter).find(
    ({ entry, value }) => entry === field.entry && letters(String(value)) === letters(after),
  );
  return found && `says the same as '${String(found.value)}' next to it`;
}

/** A text of the same entry that contains this one. A quote is meant to be a part of the story. */
const surroundingText = (own: string, field: Field, others: readonly Field[]) =>
  field.schemaPath === 'about quote text' || own.length <= LONG_CHARACTERS
    ? undefined
    : others.find((other) => other.entry === field.entry && plain(String(other.value)).includes(own));

const nearlySameText = (after: string, alike: readonly Field[]) =>
  alike.find(
    ({ value }) =>
      after.length > PARAGRAPH_CHARACTERS &&
      String(value).length > PARAGRAPH_CHARACTERS &&
      sharedWords(after, String(value)) > 0.8,
  );

/** A text with a run of words that is new here. */
function textWithSameWords(after: string, before: string, alike: readonly Field[]): Field | undefined {
  const runs = runsIn(after).filter((run) => !runsIn(before).includes(run));
  return alike.find(({ value }) => runsIn(String(value)).some((run) => runs.includes(run)));
}

const isSamePicture = (one: Field, other: Field) =>
  keyOf(one) === 'alt' && one.entry.picture === other.entry.picture;

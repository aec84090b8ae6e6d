/**
 * Warns of other texts that a change made outdated: they still have an old name, an old price, or an amenity or a
 * picture that was removed.
 */
import { isProse, type Field } from '../../../content/schema/fields';
import { slug } from '../../../content/slug';

import { escapeRegExp, mainWords, wholePattern, wholeWord, wordsIn } from './compare-words';
import { numberWords, smallNumberToWords } from './figures';
import { removedTimes } from './opening-hours';
import { findSwapped } from './repeated-texts';
import {
  aboutText,
  fieldId,
  joinNames,
  keyOf,
  subjectAndLabels,
  type Context,
  type WarningRule,
} from './warning-rule';

/** Words that a text still has. */
interface Found {
  phrase: string;
  field: Field;
}

/** Finds a pattern in all texts, except in the field itself. */
function findStill(
  pattern: RegExp,
  own: Field,
  context: Context,
  isNear: (field: Field) => boolean = () => true,
): Found[] {
  return context.fieldsAfter
    .filter(
      (field) =>
        typeof field.value === 'string' && fieldId(field) !== fieldId(own) && field.form !== 'picture',
    )
    .flatMap((field) => {
      const phrase = isNear(field) ? pattern.exec(String(field.value))?.[0] : undefined;
      return phrase === undefined ? [] : [{ phrase, field }];
    });
}

/** "'by nine' is still in Facilities: Cards, Laundry, Description", or nothing. */
function stillSentence(found: readonly Found[], context: Context): string | undefined {
  const parts = [...new Set(found.map(({ phrase }) => phrase))].map((phrase, at) => {
    const places = found
      .filter((each) => each.phrase === phrase)
      .map(({ field }) => subjectAndLabels(field, context));
    return `'${phrase}' ${at === 0 ? 'is still in' : 'in'} ${joinNames(places)}`;
  });
  return parts.length > 0 ? parts.join(', and ') : undefined;
}

const names = /^(name|shortName|legalName|title|code|phone|email|label|heading|town|menu|malayalam)$/;

/** The old form of a name, a number or a time that other texts still have. */
export const outdatedValueElsewhere: WarningRule = (change, context) => {
  const { before, after } = change;
  if (before && !after) return codeStillNamed(before, context);
  // The title above a section is no name.
  if (!before || !after || before.value === after.value || after.file === 'headings') return undefined;
  const old = before.value;
  if (typeof old === 'number')
    return after.form === 'hidden' ? undefined : stillSentence(figureStillIn(old, after, context), context);
  if (typeof old !== 'string') return undefined;
  if (names.test(keyOf(after)) && old.length > 3) return oldNameElsewhere(old, after, context);
  const isTime = /^(hours|checkIn|checkOut)$/.test(keyOf(after)) && !findSwapped(change, context);
  return isTime ? oldTimeElsewhere(old, after, context) : undefined;
};

/** Whether another field is in the same entry, or about the same hotel. */
const isBeside = (other: Field, { entry, owner }: Field) =>
  other.entry === entry || (Boolean(owner) && other.owner === owner);

function oldNameElsewhere(old: string, after: Field, context: Context): string | undefined {
  // The name of a hall or of a place nearby concerns only its own hotel.
  const isOfHotel = keyOf(after) === 'town' || /^hotels \w+ /.test(after.place);
  const found = findStill(wholeWord(old), after, context, (field) =>
    isOfHotel ? isBeside(field, after) : isProse(field) || field.form === 'town',
  );
  if (found.length > 0) return stillSentence(found, context);
  // A name in Malayalam does not follow automatically.
  const isTranslated = Object.values((after.entry.malayalam ?? {}) as object).length > 0;
  const isKept = context.changes.every(
    ({ place, file }) => file !== after.file || place !== 'hotels malayalam name',
  );
  return after.place === 'hotels name' && isTranslated && isKept
    ? 'its name in Malayalam is still the old one'
    : undefined;
}

function oldTimeElsewhere(old: string, after: Field, context: Context): string | undefined {
  const isSentence = (field: Field) => isProse(field) && keyOf(field) !== 'hours';
  const isNear = (field: Field) => isBeside(field, after) || (!after.owner && field.file === after.file);
  for (const { phrase, figures: inFigures } of removedTimes(old, String(after.value))) {
    const found = [
      ...findStill(phrase, after, context, (field) => isSentence(field) && field.entry === after.entry),
      ...findStill(inFigures, after, context, (field) => isSentence(field) && isNear(field)),
    ];
    if (found.length > 0) return stillSentence(found, context);
  }
  return undefined;
}

const countedThings = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d+|${numberWords}) (?:\\p{Ll}+ )?(\\p{Ll}{4,}s)(?!\\p{L})`,
  'giu',
);
/**
 * A number of things that changed in one text, while another text or field of the same hotel has the old number: 'nine
 * villas'.
 */
export const outdatedCountElsewhere = aboutText((after, before, { after: field }, context) => {
  if (!field.owner || before === '') return undefined;
  const countsIn = (text: string) =>
    [...text.matchAll(countedThings)].map(([, figure = '', noun = '']) => ({
      figure,
      noun: noun.toLowerCase(),
    }));
  const now = countsIn(after);
  for (const { figure, noun } of countsIn(before)) {
    const other = now.find((each) => each.noun === noun);
    if (!other || other.figure.toLowerCase() === figure.toLowerCase()) continue;
    if (now.some((each) => each.noun === noun && each.figure.toLowerCase() === figure.toLowerCase()))
      continue;
    const pattern = wholePattern(`${figure} (?:\\p{Ll}+ )?${noun}`, 'i');
    const found = findStill(pattern, field, context, (each) => each.owner === field.owner && isProse(each));
    if (found.length > 0) return stillSentence(found, context);
  }
  return undefined;
});

/** A code that was removed with its offer, while texts still tell guests to type it. */
function codeStillNamed(gone: Field, context: Context): string | undefined {
  if (keyOf(gone) !== 'code') return undefined;
  const found = findStill(wholeWord(String(gone.value)), gone, context, isProse);
  return found.length > 0 ? `is removed, and ${stillSentence(found, context)}` : undefined;
}

/** Texts that still name a figure: of the same entry or hotel; a sum of money, in any text. */
function figureStillIn(old: number, own: Field, context: Context): Found[] {
  const isMoney = /price/i.test(keyOf(own));
  if (isMoney && context.fieldsAfter.some((field) => field.place === own.place && field.value === old))
    return [];
  const grouped = old.toLocaleString('en-IN');
  const thousands = old === 1000 ? '(?:a|one)' : old % 1000 === 0 && smallNumberToWords(old / 1000);
  const words = isMoney ? thousands && `${thousands} thousand(?= rupees)` : smallNumberToWords(old);
  const figures = `(?<![\\d.,:])(?:${escapeRegExp(grouped)}|${old})(?![\\d.,:]\\d|\\d)`;
  const phrase = words ? `(?:${figures}|(?<![a-z-])${words}(?![a-z-]))` : figures;
  const pattern = new RegExp(phrase, 'i');
  // 'Number of rooms': a small number counts only before its word.
  const counted = /^Number of (\w+)$/.exec(own.labels.at(-1) ?? '')?.[1];
  const counting = new RegExp(`${phrase} ${counted}(?![a-z])`, 'i');
  const isNear = (field: Field) =>
    (Boolean(own.owner && counted) && own.owner === field.owner && counting.test(String(field.value))) ||
    (field.entry === own.entry && (old > 9 || keyOf(field) === 'code')) ||
    (Boolean(own.owner) && own.owner === field.owner && old > 12) ||
    (old > 99 && isProse(field));
  return findStill(
    pattern,
    own,
    context,
    (field) => isNear(field) && !/(pin|phone|hours|lines|url)$/.test(field.place),
  );
}

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

/** If so many of the hotels have an amenity, guests expect it. */
const NEARLY_ALL_SHARE = 0.75;

/** Whether half of the hotels have a word in their texts: 'rooms', 'desk'. */
function isOrdinary(word: string, { fieldsAfter, after: { hotels } }: Context): boolean {
  const having = new Set(
    fieldsAfter
      .filter((field) => isProse(field) && wordsIn(String(field.value)).includes(word))
      .map(({ file }) => file)
      .filter((file) => file.startsWith('hotels/')),
  );
  return having.size * 2 >= Object.keys(hotels).length;
}

/** Something that a hotel no longer has, while its texts still mention it. */
export const removedFeatureInTexts: WarningRule = ({ before, after }, context) => {
  if (before && !after && before.place === 'hotels rooms') return roomStillNamed(before, context);
  const { owner, place, value } = before ?? {};
  if (!owner || place !== 'hotels amenities' || value === after?.value) return undefined;
  const words = mainWords(String(value));
  const isKept = context.fieldsAfter.some(
    (field) =>
      field.place === 'hotels amenities' &&
      field.owner === owner &&
      wordsIn(String(field.value)).includes(words.at(-1) ?? ''),
  );
  const having = context.fieldsAfter.filter((field) => field.place === place && field.value === value);
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

/** The fields that describe the choice in another field. */
const wordsAbout: Record<string, string[]> = {
  picture: ['alt', 'caption'],
  hotel: ['tagline', 'subtitle', 'description'],
  page: ['button'],
};

/** The first words of a text. */
const shortened = (text: string) => (text.length > 60 ? `${/^.{1,60}(?= )/.exec(text)?.[0] ?? ''} …` : text);

/** A changed picture or hotel, while the words about it stay the same. */
export const outdatedDescription: WarningRule = ({ before, after }) => {
  if (!before || !after || before.value === after.value || !(after.form in wordsAbout)) return undefined;
  const words = wordsAbout[after.form]!;
  if (after.form === 'hotel' && words.every((word) => after.entry[word] === undefined))
    return 'is another one now; is that meant?';
  const kept = words.filter((word) => after.entry[word] && after.entry[word] === before.entry[word]);
  if (kept.length === 0 || words.some((word) => after.entry[word] !== before.entry[word])) return undefined;
  return `is another one now, and the words about it stay: '${shortened(String(after.entry[kept[0]!]))}'`;
};

const figures = (text: string): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? [];

/**
 * A figure that was removed from only one of the English and Malayalam texts, or a name that is new only in Malayalam.
 */
export const outdatedTranslation = aboutText((after, before, { after: field }, context) => {
  const hotel = context.after.hotels[field.owner ?? ''];
  if (!before || !hotel?.malayalam || !field.file.startsWith('hotels/')) return undefined;
  const { lines, locality, pin } = hotel.address;
  const english: Record<string, unknown> = { ...hotel.stay, address: [...lines, locality, pin].join(' ') };
  const malayalam: Record<string, unknown> = hotel.malayalam;
  const isEnglish = !field.path.includes('malayalam');
  const isRenamed = hotel.name !== context.before.hotels[field.owner ?? '']?.name;
  if (field.place === 'hotels malayalam name' && !isRenamed)
    return 'is another name now, and the English one stays the same; is that meant?';
  const text = field.path.includes('address') ? 'address' : keyOf(field);
  const other = String((isEnglish ? malayalam : english)[text] ?? '');
  const removed = figures(before).find(
    (each) => !figures(after).includes(each) && figures(other).includes(each),
  );
  return removed && `its old figure ${removed} is still in the ${isEnglish ? 'Malayalam' : 'English'} text`;
});

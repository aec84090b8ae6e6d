/** Marks what other texts still say after a change, and days that have passed. */
import { hasKey, isIn, isProse, keyOf, type Field } from '../../../content/schema/fields';
import type { FieldKey } from '../../../content/schema/schema-path';
import { minutesOf } from '../../../content/times';
import { dayInIndia, formatDay } from '../../../lib/format';
import { markDates, markedDate } from '../dates-in-text';

import { isBeside, isSameField, joinNames, placeOf, type Context, type MarkRule } from './context';

/** Where texts still have an old value: "‘1,950’ is still in About page: Below the title, Paragraph". */
function stillIn(
  { before, after }: { before: Field; after?: Field },
  pattern: string,
  isNear: (field: Field) => boolean,
  context: Context,
): string | undefined {
  const whole = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}.,:])(?:${pattern})(?![\\p{L}\\p{M}\\p{N}]|[.,:]\\d)`,
    'u',
  );
  const found = context.fieldsAfter.filter(
    (field) =>
      (isProse(field) || field.input === 'town') &&
      !isSameField(field, after ?? before) &&
      isNear(field) &&
      whole.test(String(field.value)),
  );
  const [first] = found;
  if (!first) return undefined;
  const phrase = whole.exec(String(first.value))![0];
  return `‘${phrase}’ is still in ${joinNames(found.map((field) => placeOf(field, context)))}`;
}

const asPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const nameKeys: FieldKey[] = ['name', 'shortName', 'legalName', 'town', 'malayalam', 'code', 'phone'];
/** The title of an entry is its name; the title of a page is none. */
const isEntryTitle = (field: Field) => hasKey(field, 'title') && typeof field.path.at(-2) === 'number';

/** A name, a code or a phone number that was changed or removed, and that other texts still have. */
export const nameElsewhere: MarkRule = ({ before, after }, context) => {
  if (typeof before?.value !== 'string' || isIn(before, 'labels')) return undefined;
  const isName = hasKey(before, ...nameKeys) || isEntryTitle(before) || before.input === 'email';
  if (!isName || before.value.length < 4) return undefined;
  // The name of a hall, or of a place nearby, concerns only its own hotel.
  const isOfHotel = keyOf(before) === 'town' || (isIn(before, 'hotels') && before.path.length > 1);
  const isNear = (field: Field) => !isOfHotel || isBeside(field, after ?? before);
  return stillIn({ before, after }, asPattern(before.value), isNear, context);
};

/** A number that changed, and that texts of the same entry or hotel still have; a price, in any text. */
export const numberElsewhere: MarkRule = ({ before, after }, context) => {
  if (typeof before?.value !== 'number' || !after || after.input === 'hidden') return undefined;
  const { value } = before;
  const isPrice = hasKey(after, 'price', 'oldPrice');
  const isStillPrice = context.fieldsAfter.some(
    (other) => isPrice && hasKey(other, 'price') && other.value === value,
  );
  const isNear = (field: Field) =>
    (isPrice || (value > 9 && isBeside(field, after))) && !hasKey(field, 'code', 'pin', 'phone', 'lines');
  const pattern = `${asPattern(value.toLocaleString('en-IN'))}|${asPattern(String(value))}`;
  return !isStillPrice && stillIn({ before, after }, pattern, isNear, context);
};

const times = /\d{1,2}(:\d\d)? ?[AP]M|\b\d\d:\d\d\b/gi;

/** A time that was removed from the hours, and that a text of the same entry or hotel still has. */
export const timeElsewhere: MarkRule = ({ before, after }, context) => {
  if (!before || !after || !hasKey(after, 'hours', 'checkIn', 'checkOut')) return undefined;
  const timesIn = ({ value }: Field): string[] => String(value).match(times) ?? [];
  const removed = timesIn(before)
    .filter((time) => !timesIn(after).includes(time))
    .map(minutesOf);
  if (removed.length === 0) return undefined;
  const patterns = removed.map((minutes) => {
    const [hour, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
    const short = `${hour % 12 || 12}${rest === '00' ? '(?:[:.]00)?' : `[:.]${rest}`}`;
    return `${short} ?(?:${hour < 12 ? 'am|AM|a\\.m\\.' : 'pm|PM|p\\.m\\.'})|${String(hour).padStart(2, '0')}:${rest}`;
  });
  const isNear = (field: Field) => isBeside(field, after) && !hasKey(field, 'hours', 'checkIn', 'checkOut');
  return stillIn({ before, after }, patterns.join('|'), isNear, context);
};

const figuresIn = (text: string): string[] => text.match(/\d[\d.,]*\d|\d/g) ?? [];

/** A figure that only the English or only the Malayalam text lost, and a hotel with a new name in English only. */
export const otherLanguage: MarkRule = ({ before, after }, { fieldsAfter, changes }) => {
  if (!before || !after || !isIn(after, 'hotels')) return undefined;
  const ofHotel = fieldsAfter.filter(({ file }) => file === after.file);
  const isEnglish = !isIn(after, 'hotels malayalam');
  if (after.schemaPath === 'hotels name') {
    const isKept = changes.every(
      ({ file, schemaPath }) => file !== after.file || schemaPath !== 'hotels malayalam name',
    );
    const isThere = ofHotel.some(({ schemaPath }) => schemaPath === 'hotels malayalam name');
    return isKept && isThere && 'was changed, but the name in Malayalam was not';
  }
  const place = isIn(after, 'hotels address') ? 'address' : keyOf(after);
  const other = ofHotel
    .filter((field) =>
      isEnglish
        ? field.schemaPath === `hotels malayalam ${place}`
        : field.schemaPath === `hotels stay ${place}` ||
          (place === 'address' && isIn(field, 'hotels address')),
    )
    .map(({ value }) => String(value))
    .join(' ');
  const removed = figuresIn(String(before.value)).find(
    (figure) => !figuresIn(String(after.value)).includes(figure) && figuresIn(other).includes(figure),
  );
  return removed && `its old figure ${removed} is still in the ${isEnglish ? 'Malayalam' : 'English'} text`;
};

/** The fields that describe the choice in another field. */
const wordsAbout: Record<string, FieldKey[]> = {
  picture: ['alt', 'caption'],
  hotel: ['tagline', 'subtitle', 'description'],
};

/** A new picture or hotel in an entry, while the words about it stay the same. */
export const oldDescription: MarkRule = ({ before, after }) => {
  const words = wordsAbout[after?.input ?? ''];
  if (!before || !after || !words) return undefined;
  const kept = words.filter((word) => after.entry[word]);
  const isKept = kept.length > 0 && kept.every((word) => after.entry[word] === before.entry[word]);
  return isKept && `was changed, but not the words about it: ‘${String(after.entry[kept[0]!])}’`;
};

const HALF_A_YEAR_MS = 183 * 86_400_000;

/** The last day of an offer, or a day in a text, that has passed. */
export const passedDate: MarkRule = ({ after }, { today }) => {
  if (typeof after?.value !== 'string' || !(after.input === 'date' || isProse(after))) return undefined;
  const now = dayInIndia(today);
  if (after.input === 'date') return after.value < now && 'has passed, so the site does not show the offer';
  const { words, found } = markDates(after.value);
  const days = [...words.matchAll(new RegExp(markedDate, 'g'))].flatMap(([, year, month, day, at]) => {
    if (month === '00' || day === '00') return [];
    const phrase = found[Number(at)]!;
    if (year !== '0000') return [{ phrase, day: `${year}-${month}-${day}` }];
    // Without a year, it is the day that is nearest to today.
    const near = [-1, 0, 1]
      .map((years) => `${today.getFullYear() + years}-${month}-${day}`)
      .find((each) => Math.abs(Date.parse(each) - today.getTime()) < HALF_A_YEAR_MS);
    return near ? [{ phrase, day: near }] : [];
  });
  const passed = days.find(({ day }) => day < now);
  return (
    passed && days.every(({ day }) => day < now) && `names a day that has passed: ${formatDay(passed.day)}`
  );
};

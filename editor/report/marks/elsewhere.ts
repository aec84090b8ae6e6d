/** Marks a name or a price that was changed, and that other texts still have. */
import { hasKey, isIn, isProse, keyOf, subjectOf, type Field } from '../../../content/schema/fields';
import type { FieldKey } from '../../../content/schema/schema-path';

import type { Context, MarkRule } from './context';

const nameKeys: FieldKey[] = ['name', 'shortName', 'legalName', 'town', 'malayalam', 'code', 'phone'];
/** The title of an entry is its name; the title of a page is none. */
const isEntryTitle = (field: Field) => hasKey(field, 'title') && typeof field.path.at(-2) === 'number';
const isName = (field: Field) => hasKey(field, ...nameKeys) || isEntryTitle(field) || field.input === 'email';
const isPrice = (field: Field) => hasKey(field, 'price', 'oldPrice');

/** How texts write a value of which other texts can have a copy: a name of four letters or more, or a price. */
function spellingsOf(field: Field): string[] {
  const { value } = field;
  if (typeof value === 'number') return isPrice(field) ? [value.toLocaleString('en-IN'), String(value)] : [];
  const isLong = typeof value === 'string' && value.length > 3;
  return isLong && isName(field) && !isIn(field, 'labels') ? [value] : [];
}

/** What the form calls a field: 'Nilavara Harbour (Kochi): Slider rows, Our Vision, Text'. */
function placeOf({ file, labels }: Field, { fieldsAfter }: Context): string {
  const valueOf = (key: string) =>
    fieldsAfter.find((field) => field.file === file && field.path.join() === key)?.value;
  return `${subjectOf(file, { name: valueOf('name'), town: valueOf('town') })}: ${labels.join(', ')}`;
}

/** Whether another value is in the same entry, or about the same hotel. */
const isBeside = (other: Field, { entry, owner }: Field) =>
  other.entry === entry || (owner !== undefined && other.owner === owner);

/** Some names in words: 'A', 'A; B', 'A; B and 3 more'. */
function joinNames(names: readonly string[]): string {
  const all = [...new Set(names)];
  return all.length > 3 ? `${all.slice(0, 2).join('; ')} and ${all.length - 2} more` : all.join('; ');
}

/** Where texts still have the old name or price: "‘1,950’ is still in About page: Below the title, Paragraph". */
export const oldValueElsewhere: MarkRule = ({ before, after }, context) => {
  if (!before || (typeof before.value === 'number' && !after)) return undefined;
  const { fieldsAfter } = context;
  const isStillPrice = fieldsAfter.some((each) => hasKey(each, 'price') && each.value === before.value);
  const spellings = isStillPrice ? [] : spellingsOf(before);
  // The name of a hall, or of a place nearby, concerns only its own hotel.
  const isOfHotel = keyOf(before) === 'town' || (isIn(before, 'hotels') && before.path.length > 1);
  const escaped = spellings.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const whole = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}.,])(?:${escaped.join('|')})(?![\\p{L}\\p{M}\\p{N}]|[.,]\\d)`,
    'u',
  );
  const found = fieldsAfter.filter(
    (field) =>
      spellings.length > 0 &&
      (isProse(field) || field.input === 'town') &&
      (!isOfHotel || isBeside(field, after ?? before)) &&
      !(after && field.file === after.file && field.path.join() === after.path.join()) &&
      whole.test(String(field.value)),
  );
  if (found.length === 0) return undefined;
  const phrase = whole.exec(String(found[0]!.value))![0];
  return `‘${phrase}’ is still in ${joinNames(found.map((field) => placeOf(field, context)))}`;
};

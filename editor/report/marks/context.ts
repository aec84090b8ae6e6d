/** What every kind of mark looks at. */
import { subjectOf, type Field } from '../../../content/schema/fields';
import type { Change, FieldChange } from '../compare';

/** The values of both states of the content, and every change between them. */
export interface Context {
  /** Every value of the published content, and of the new content. */
  fieldsBefore: readonly Field[];
  fieldsAfter: readonly Field[];
  changes: readonly Change[];
  today: Date;
}

/** Why a person should look at a value again, in a sentence that follows its label; or nothing. */
export type MarkRule = (change: FieldChange, context: Context) => string | false | undefined;

/** What the form calls a field: 'Nilavara Harbour (Kochi): Slider rows, Our Vision, Text'. */
export function placeOf({ file, labels }: Field, { fieldsAfter }: Context): string {
  const valueOf = (key: string) =>
    fieldsAfter.find((field) => field.file === file && field.path.join() === key)?.value;
  return `${subjectOf(file, { name: valueOf('name'), town: valueOf('town') })}: ${labels.join(', ')}`;
}

/** Whether two values are the same field of the content. */
export const isSameField = (one: Field, other: Field) =>
  one.file === other.file && one.path.join() === other.path.join();

/** Whether another value is in the same entry, or about the same hotel. */
export const isBeside = (other: Field, { entry, owner }: Field) =>
  other.entry === entry || (owner !== undefined && other.owner === owner);

/** Some names in words: 'A', 'A; B', 'A; B and 3 more'. */
export function joinNames(names: readonly string[]): string {
  const all = [...new Set(names)];
  return all.length > 3 ? `${all.slice(0, 2).join('; ')} and ${all.length - 2} more` : all.join('; ');
}

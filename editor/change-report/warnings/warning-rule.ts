/** The types and helpers of all kinds of warnings. */
import { hotelOf, isProse, subjectOf, type Field } from '../../../content/schema/fields';
import type { Content } from '../../../content/schema/schema';
import type { Change, FieldChange } from '../compare';

/** Everything that a warning rule can compare a change with. */
export interface Context {
  before: Content;
  after: Content;
  /** Every value of the published content, and of the new content. */
  fieldsBefore: readonly Field[];
  fieldsAfter: readonly Field[];
  changes: readonly Change[];
  today: Date;
}

/** Why a person should check a value, in one sentence; or nothing. */
export type WarningRule = (change: FieldChange, context: Context) => string | false | undefined;

/** A warning about a text: its value before ('' for a new one) and after. */
export const aboutText =
  (
    find: (
      after: string,
      before: string,
      change: FieldChange & { after: Field },
      context: Context,
    ) => ReturnType<WarningRule>,
  ): WarningRule =>
  (change, context) => {
    const { before, after } = change;
    if (typeof after?.value !== 'string' || !isProse(after)) return undefined;
    return find(
      after.value,
      typeof before?.value === 'string' ? before.value : '',
      { ...change, after },
      context,
    );
  };

/** What the form calls a file and a field in it: 'Nilavara Harbour (Kochi): Slider rows, Our Vision, Text'. */
export const subjectAndLabels = (field: Field, { after }: Context) =>
  `${subjectOf(field.file, hotelOf(field.file, after))}: ${field.labels.join(', ')}`;

/** The file and the path of a field. No two fields have the same. */
export const fieldId = ({ file, path }: Field) => `${file} ${path.join(' ')}`;

/** The fields with the same place in the schema: the prices of all rooms for a price. */
export const fieldsLike = ({ schemaPath }: Field, fields: readonly Field[]) =>
  fields.filter((other) => other.schemaPath === schemaPath);
/** The same without the field itself. */
export const othersLike = (field: Field, fields: readonly Field[]) =>
  fieldsLike(field, fields).filter((other) => fieldId(other) !== fieldId(field));

/** The hotel that a field is about, if it is in some content. */
export const ownerOf = (field: Field | undefined, { hotels }: Content) => hotels[field?.owner ?? ''];

/** The change in the same file that got the old value, and gave its own. */
export const findSwapped = ({ before, after }: FieldChange, { changes }: Context) =>
  changes
    .flatMap(({ file, fields }) => (file === after?.file ? fields : []))
    .find(({ before: old, after: now }) => old?.value === after?.value && now?.value === before?.value);

/** Some names in words: 'A', 'A and B', 'A; B and 3 more'. */
export function joinNames(names: readonly string[], limit = 3): string {
  const all = [...new Set(names)];
  if (all.length > limit) return `${all.slice(0, limit - 1).join('; ')} and ${all.length - limit + 1} more`;
  return all.length > 1 ? `${all.slice(0, -1).join('; ')} and ${all.at(-1)}` : (all[0] ?? '');
}

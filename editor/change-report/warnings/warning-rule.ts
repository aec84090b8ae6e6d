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

/** The key of a field, without its position in a list: 'price', 'lines'. */
export const keyOf = ({ path }: Field) => String(path.findLast((step) => typeof step === 'string') ?? '');

/** The labels of a field in the form: 'Slider rows, Our Vision, Text'. */
const labelsOf = (field: Field) => field.labels.join(', ');

/** 'Nilavara Harbour (Kochi): Slider rows, Our Vision, Text': the same, with the file before it. */
export const subjectAndLabels = (field: Field, { after }: Context) =>
  `${subjectOf(field.file, hotelOf(field.file, after))}: ${labelsOf(field)}`;

/** The file and the path of a field. No two fields have the same. */
export const fieldId = ({ file, path }: Field) => `${file} ${path.join(' ')}`;

/** Some names in words: 'A', 'A and B', 'A; B and 3 more'. */
export function joinNames(names: readonly string[], limit = 3): string {
  const all = [...new Set(names)];
  if (all.length > limit) return `${all.slice(0, limit - 1).join('; ')} and ${all.length - limit + 1} more`;
  return all.length > 1 ? `${all.slice(0, -1).join('; ')} and ${all.at(-1)}` : (all[0] ?? '');
}

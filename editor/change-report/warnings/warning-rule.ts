/** What every kind of warning is made of, and how it names a field. */
import { isProse, subjectOf, type Field } from '../../../content/fields';
import type { Content } from '../../../content/schema';
import type { Change, FieldChange } from '../compare';

/** Everything that a warning may compare a change with. */
export interface Context {
  before: Content;
  after: Content;
  /** Every value of what is published, and of what is to be published. */
  fieldsBefore: readonly Field[];
  fieldsAfter: readonly Field[];
  changes: readonly Change[];
  today: Date;
}

/** Why a value should be looked at once more, in one sentence; or nothing. */
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
export const nameOf = ({ path }: Field) => String(path.findLast((step) => typeof step === 'string') ?? '');

/** 'Nilavara Harbour, Rows, Our Vision, Text': where a value is, in the words of the form. */
export const called = (field: Field) => field.labels.join(', ');

/** 'Nilavara Harbour (Kochi): Slider rows, Our Vision, Text': the same, with the file before it. */
export const subject = (field: Field, { after }: Context) =>
  `${subjectOf(field.file, after.hotels[field.file.slice(7)])}: ${called(field)}`;

/** The file and the path of a field. No two fields have the same. */
export const addressOf = ({ file, path }: Field) => `${file} ${path.join(' ')}`;

/** What the fields of some places have in common: 'A', 'A and B', 'A, B and 3 more'. */
export function listed(names: readonly string[], limit = 3): string {
  const all = [...new Set(names)];
  if (all.length > limit) return `${all.slice(0, limit - 1).join('; ')} and ${all.length - limit + 1} more`;
  return all.length > 1 ? `${all.slice(0, -1).join('; ')} and ${all.at(-1)}` : (all[0] ?? '');
}

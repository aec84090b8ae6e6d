/** What every kind of mark looks at. */
import type { Field } from '../../../content/schema/fields';
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

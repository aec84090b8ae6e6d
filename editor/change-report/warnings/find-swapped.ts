/** Finds two values that were exchanged. */
import type { FieldChange } from '../compare';

import type { Context } from './warning-rule';

/** The change in the same file that got the old value, and gave its own. */
export const findSwapped = ({ before, after }: FieldChange, { changes }: Context) =>
  changes
    .flatMap(({ file, fields }) => (file === after?.file ? fields : []))
    .find(({ before: old, after: now }) => old?.value === after?.value && now?.value === before?.value);

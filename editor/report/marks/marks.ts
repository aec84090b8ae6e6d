/** Every kind of mark. A mark compares values and reads no language; it says what old and new words do not show. */
import type { Change, FieldChange } from '../compare';

import type { Context, MarkRule } from './context';
import { accountInText, changedContact, changedLink, movedPosition } from './links-and-contacts';
import { changedChoice, changedFigure, changedNumber, offerFigures } from './numbers';
import {
  nameElsewhere,
  numberElsewhere,
  oldDescription,
  otherLanguage,
  passedDate,
  timeElsewhere,
} from './outdated';
import { removedEntry, unusualSign } from './signs-and-removals';

const rules: readonly MarkRule[] = [
  changedNumber,
  changedFigure,
  offerFigures,
  changedChoice,
  changedLink,
  changedContact,
  accountInText,
  movedPosition,
  nameElsewhere,
  numberElsewhere,
  timeElsewhere,
  otherLanguage,
  oldDescription,
  passedDate,
  unusualSign,
];

/** Why a person should look at a value again: sentences that follow its label. Empty for most changes. */
export const marksOfField = (field: FieldChange, context: Context): string[] =>
  rules.flatMap((rule) => rule(field, context) || []);

/** The same for a change as a whole; for what is removed, with the marks of its values. */
export function marksOfChange(change: Change, context: Context): string[] {
  const ofValues =
    change.kind === 'removed' ? change.fields.flatMap((field) => marksOfField(field, context)) : [];
  return [...new Set([...removedEntry(change), ...ofValues])];
}

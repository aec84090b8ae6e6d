/** Every kind of mark. A mark compares values and reads no language; it says what old and new words do not show. */
import { hotelIdOf } from '../../../content/schema/fields';
import { dayInIndia } from '../../../lib/format';
import type { Change, FieldChange } from '../compare';

import type { Context, MarkRule } from './context';
import { oldValueElsewhere } from './elsewhere';
import { changedContact, changedLink, movedPosition } from './links-and-contacts';
import { changedNumber, offerFigures } from './numbers';

/** A new picture in an entry whose description stays the same. */
const oldDescription: MarkRule = ({ before, after }) =>
  before &&
  after?.input === 'picture' &&
  after.entry.alt !== undefined &&
  after.entry.alt === before.entry.alt &&
  `was changed, but not the words about it: ‘${String(after.entry.alt)}’`;

/** The last day of an offer that has passed. */
const passedDay: MarkRule = ({ after }, { today }) =>
  after?.input === 'date' &&
  String(after.value) < dayInIndia(today) &&
  'has passed, so the site does not show the offer';

const rules: readonly MarkRule[] = [
  changedNumber,
  offerFigures,
  changedLink,
  changedContact,
  movedPosition,
  oldValueElsewhere,
  oldDescription,
  passedDay,
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

/** A hotel, or an entry of a list, that is removed. */
function removedEntry({ kind, file, labels, counts }: Change): string[] {
  if (kind !== 'removed') return [];
  if (labels.length === 0 && hotelIdOf(file)) return ['the hotel goes from every page'];
  if (!counts) return ['all of it goes'];
  // Another entry came in its place.
  return counts[1] < counts[0] ? [`${counts[1]} of ${counts[0]} entries are left`] : [];
}

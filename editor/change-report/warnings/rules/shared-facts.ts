/** Warns of changes that concern several hotels: the facts of a room, and the promises of the group. */
import { isIn, type Field } from '../../../../content/schema/fields';
import type { WarningRule } from '../warning-rule';

const isFactOfRoom = (field: Field) =>
  isIn(field, 'rooms rooms bed', 'rooms rooms sleeps', 'rooms rooms view', 'rooms rooms includes');
const isPromiseOfGroup = (field: Field) =>
  isIn(field, 'book-direct reasons', 'about why points', 'about features description') ||
  isIn(field, 'explore tiles description', 'headings rooms intro', 'questions questions answer');

/** A fact of a room or a promise of the group that was added, removed or changed. */
export const sharedFact: WarningRule = ({ before, after }, { before: { hotels } }) => {
  const field = after ?? before!;
  if (isFactOfRoom(field)) {
    const room = String(field.entry.id);
    const having = Object.values(hotels).filter(({ rooms }) => rooms.includes(room)).length;
    return having > 1 && `applies to all ${having} hotels that have this room; is it true for each?`;
  }
  // A removed promise or a new question needs no warning. A code or a percentage follows its offer.
  const plain = (value: unknown) => String(value).replace(/\d+/g, '#');
  const isNewQuestion = !before && isIn(field, 'questions');
  const isOther = after && !isNewQuestion && plain(after.value) !== plain(before?.value);
  const count = Object.keys(hotels).length;
  return isPromiseOfGroup(field) && isOther && `applies to all ${count} hotels; is it true for each?`;
};

/** Warns of changes that concern several hotels: the facts of a room, and the promises of the group. */
import { slug } from '../../../../content/slug';
import type { WarningRule } from '../warning-rule';

const factOfRoom = /^rooms rooms (bed|sleeps|view|includes)$/;
const promiseOfGroup =
  /^(book-direct reasons|about (why points|features description)|explore tiles description|headings rooms intro|questions questions answer)$/;

/** A fact of a room or a promise of the group that was added, removed or changed. */
export const sharedFact: WarningRule = ({ before, after }, { before: { hotels } }) => {
  const field = after ?? before!;
  if (before?.value === after?.value) return undefined;
  if (factOfRoom.test(field.schemaPath)) {
    const room = slug(String(field.entry.title));
    const having = Object.values(hotels).filter(({ rooms }) => rooms.includes(room)).length;
    return having > 1 && `applies to all ${having} hotels that have this room; is it true for each?`;
  }
  // A removed promise or a new question needs no warning. A code or a percentage follows its offer.
  const plain = (value: unknown) => String(value).replace(/\d+/g, '#');
  const isNewQuestion = !before && field.file === 'questions';
  const isOther = after && !isNewQuestion && plain(after.value) !== plain(before?.value);
  const count = Object.keys(hotels).length;
  return (
    promiseOfGroup.test(field.schemaPath) && isOther && `applies to all ${count} hotels; is it true for each?`
  );
};

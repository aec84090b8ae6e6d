/** Warns of changes of a yes or no, of a choice, or of the rooms of a hotel. */
import { isIn, keyOf, type Field } from '../../../../content/schema/fields';
import type { FieldChange } from '../../compare';
import { wordsIn } from '../compare-words';
import { ownerOf, type Context, type WarningRule } from '../warning-rule';

/** A yes that becomes a no, a no that becomes a yes, or another choice. */
export const changedChoice: WarningRule = (change, context) => {
  const { before, after } = change;
  const isOfKnownHotel = Boolean(ownerOf(after, context.before));
  if (after && isNote(after) && saysOther(change) && isOfKnownHotel) return onWheelchairs(after, context);
  if (!before && after?.schemaPath === 'hotels rooms' && isOfKnownHotel)
    return 'is a new room for this hotel; does the hotel have it?';
  if (isChosen(change, context.changes)) return undefined;
  if (before?.value === true && !after && !isOfAccess(before)) return 'is no longer ticked; is this correct?';
  if (!after) return undefined;
  const isYesOrNo = typeof after.value === 'boolean';
  if (isYesOrNo && (typeof before?.value === 'boolean' || after.value) && !isOfAccess(after))
    return after.value ? 'is ticked now; is this correct?' : 'is no longer ticked; is this correct?';
  if (isYesOrNo && typeof before?.value === 'boolean') return onWheelchairs(after, context);
  const isChoice = after.choices && after.input === '' && keyOf(after) !== 'icon';
  return Boolean(isChoice && before) && 'was changed; is this correct?';
};

const saysOther = ({ before, after }: FieldChange) =>
  wordsIn(String(before?.value ?? '')).join() !== wordsIn(String(after?.value ?? '')).join();
/** Facts and note about wheelchairs belong together: if only one changes, it may contradict the others. */
const onWheelchairs = (field: Field, context: Context) =>
  !isReadTwice(field, context) && 'is what guests in a wheelchair rely on; is it true?';

/**
 * Whether the value is in a new entry, or changed together with the fields beside it: then someone chose it on purpose.
 */
const isChosen = (change: FieldChange, changes: Context['changes']) =>
  changes.some(({ kind, fields }) =>
    kind === 'added' ? fields.includes(change) : fields.some((other) => isNeighbour(other, change)),
  );
const isNeighbour = (other: FieldChange, { before, after }: FieldChange) => {
  const field = (after ?? before)!;
  const { path, entry } = field;
  const side = after ? other.after : other.before;
  return path.length > 1 && !isOfAccess(field) && side?.entry === entry && side.path !== path;
};

const isOfAccess = (field: Field) => isIn(field, 'hotels access');
const isNote = ({ schemaPath }: Field) => schemaPath === 'hotels access note';
const isFact = (field: Field) => isOfAccess(field) && typeof field.value === 'boolean';
/** Whether the facts and the note of a hotel changed together: then someone has read both. */
function isReadTwice({ file }: Field, { changes }: Context): boolean {
  const fields = changes.flatMap((each) => (each.file === file ? each.fields : []));
  return [isNote, isFact].every((matches) => fields.some(({ after }) => after && matches(after)));
}

/** A yes or no, or a choice of a list, that changes or that a text contradicts. */
import { labelOf } from '../../../content/field-schema';
import { isProse, type Field } from '../../../content/fields';
import type { FieldChange } from '../compare';

import { thingIn, wordsIn } from './compare-words';
import { called, nameOf, type Context, type WarningRule } from './warning-rule';

/** A yes that becomes a no, or the other way round; a choice that changes. */
export const changedChoice: WarningRule = (change, context) => {
  const { changes } = context;
  const { before, after } = change;
  if (isChosen(change, changes)) return undefined;
  if (before?.value === true && !after && !before.path.includes('access'))
    return 'is no longer ticked; is that meant?';
  if (!after || before?.value === after.value) return undefined;
  if (
    typeof after.value === 'boolean' &&
    (typeof before?.value === 'boolean' || after.value) &&
    !after.path.includes('access')
  )
    return after.value ? 'is ticked now; is that meant?' : 'is no longer ticked; is that meant?';
  if (typeof after.value === 'boolean' && typeof before?.value === 'boolean')
    return !isReadTwice(after, context) && 'is what guests in a wheelchair rely on; is it true?';
  const isChoice = after.choices && after.form === '' && nameOf(after) !== 'icon';
  return Boolean(isChoice && before) && 'is another choice now; is that meant?';
};

/** Whether it is in a new entry, or changed together with its neighbours: someone has just chosen it. */
const isChosen = (change: FieldChange, changes: Context['changes']) =>
  changes.some(({ kind, fields }) =>
    kind === 'added' ? fields.includes(change) : fields.some((other) => isNeighbour(other, change)),
  );
const isNeighbour = (other: FieldChange, { before, after }: FieldChange) => {
  const { path, entry } = (after ?? before)!;
  const side = after ? other.after : other.before;
  return path.length > 1 && !path.includes('access') && side?.entry === entry && side.path !== path;
};

const isNote = ({ path }: Field) => path.includes('access') && path.at(-1) === 'note';
const isFact = ({ path, value }: Field) => path.includes('access') && typeof value === 'boolean';
/** Whether the facts and the note of a hotel changed together: someone has read both. */
function isReadTwice({ file }: Field, { changes }: Context): boolean {
  const fields = changes.flatMap((each) => (each.file === file ? each.fields : []));
  return [isNote, isFact].every((is) => fields.some(({ after }) => after && is(after)));
}

/** A yes or no that a text contradicts: 'Lift' is no, and a note or an amenity names a lift. */
export const contradiction: WarningRule = (change, context) => {
  const { after } = change;
  if (!after?.owner || !after.file.startsWith('hotels/')) return undefined;
  const things = (name: string) => thingIn(labelOf(name));
  const mine = context.fieldsAfter.filter(({ file }) => file === after.file);
  if ((isNote(after) || isFact(after)) && isReadTwice(after, context)) return undefined;
  if (typeof after.value === 'boolean') {
    const note = after.entry.note;
    const word = things(nameOf(after)).find(
      (each) => typeof note === 'string' && note.toLowerCase().includes(each),
    );
    return (
      word &&
      `is '${after.value ? 'yes' : 'no'}' now, and the note below has the word '${word}'; do they agree?`
    );
  }
  if (!isProse(after) || !/(amenities|note)$/.test(after.place)) return undefined;
  const old = String(change.before?.value ?? '').toLowerCase();
  const text = String(after.value).toLowerCase();
  const isNewHere = (word: string) => text.includes(word) && !old.includes(word);
  const facts = mine.filter(
    ({ value, place }) => typeof value === 'boolean' && place.startsWith('hotels access'),
  );
  const fact = facts.find(
    (field) =>
      things(nameOf(field)).some(isNewHere) &&
      (nameOf(after) === 'note' ||
        (field.value === false && things(nameOf(field)).some((word) => wordsIn(text).includes(word)))),
  );
  return fact && `does not seem to agree with '${called(fact)}', which says '${fact.value ? 'yes' : 'no'}'`;
};

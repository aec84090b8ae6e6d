/** Warns of values that two entries exchanged. */
import { isProse, type Field } from '../../../../content/schema/fields';
import { LONG_CHARACTERS } from '../compare-words';
import { fieldId, findSwapped, subjectAndLabels, type WarningRule } from '../warning-rule';

/** A value that another entry had before: two values that were exchanged. */
export const swappedValues: WarningRule = ({ before, after }, context) => {
  if (!before || !after || after.input === 'hidden' || after.choices) return undefined;
  if (typeof after.value === 'boolean' || typeof after.value === 'object') return undefined;
  const inTurn = findSwapped({ before, after }, context);
  if (inTurn && typeof after.value === 'string')
    return `is what ${subjectAndLabels(inTurn.after!, context)} had before; were two values swapped?`;
  // Long texts may come from another field as well.
  const isLong = String(after.value).length > LONG_CHARACTERS;
  const isDuplicate = (field: Field) =>
    field.value === after.value && (field.schemaPath === after.schemaPath || (isLong && isProse(field)));
  const had = context.fieldsBefore.filter(isDuplicate);
  if (had.length !== 1) return undefined;
  const isKept = context.fieldsAfter.some((field) => isDuplicate(field) && fieldId(field) !== fieldId(after));
  const gave = context.changes
    .flatMap(({ fields }) => fields)
    .find(({ before: old, after: now }) => old && now && fieldId(old) === fieldId(had[0]!));
  // A price or another short value can become equal to the old value of another entry by chance.
  const isExchange = gave && (isLong || gave.after!.value === before.value);
  return (
    !isKept &&
    isExchange &&
    `is what ${subjectAndLabels(had[0]!, context)} had before; were two values swapped?`
  );
};

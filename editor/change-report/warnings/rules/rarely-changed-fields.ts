/** Warns of changes to values that rarely change: facts that guests rely on, and the words of buttons. */
import { hasKey, isIn, keyOf, type Field } from '../../../../content/schema/fields';
import { wordsIn } from '../compare-words';
import type { WarningRule } from '../warning-rule';

/** Short words and icons. The link of a hotel has a warning of its own. */
const isRarelyChanged = (field: Field) =>
  isIn(field, 'labels') ||
  hasKey(field, 'button', 'icon') ||
  (isIn(field, 'contact') && keyOf(field) === 'link');

/** A changed value of such a field. A new hotel or a new entry has no warning. */
export const rarelyChangedField: WarningRule = ({ before, after }) => {
  if (!before || !after) return undefined;
  const wordsOf = ({ value }: Field) => wordsIn(String(value)).join(' ');
  if (wordsOf(before) === wordsOf(after)) return undefined;
  if (isIn(after, 'hotels stay')) return 'is what guests of this hotel rely on; does the hotel agree?';
  return isRarelyChanged(after) && 'is rarely changed; is this correct?';
};

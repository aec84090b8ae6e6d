/** Warns of changes to values that rarely change: facts that guests rely on, and the words of buttons. */
import type { Field } from '../../../../content/schema/fields';
import { wordsIn } from '../compare-words';
import type { WarningRule } from '../warning-rule';

const kinds: readonly [schemaPath: RegExp, why: string][] = [
  [/^hotels stay /, 'is what guests of this hotel rely on; does the hotel agree?'],
  [
    /^(labels |(facilities cards|explore tabs) button$|contact (enquiries \w+|roomEnquiry) link$|\w+ \w+ icon$)/,
    'is rarely changed; is this correct?',
  ],
];

/** A changed value of such a field. A new hotel or a new entry has no warning. */
export const rarelyChangedField: WarningRule = ({ before, after }) => {
  if (!before || !after) return undefined;
  const wordsOf = ({ value }: Field) => wordsIn(String(value)).join(' ');
  return wordsOf(before) !== wordsOf(after) && kinds.find(([pattern]) => pattern.test(after.schemaPath))?.[1];
};

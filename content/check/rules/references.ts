import { choices } from '../../schema/choices';
import type { TextRule } from '../mistake';

/**
 * Refuses a reference to an entry that does not exist: a room, a town, a page or a hotel. The `input` of the field says
 * which entries it can name.
 */
export const references: TextRule = ({ input, value, ...text }, { content, report }) => {
  if (!(input in choices)) return;
  const names = choices[input as keyof typeof choices](content).map((choice) => choice.value);
  const isEntry = text.path.some((step) => typeof step === 'number');
  const fix = `if it was renamed or deleted, choose another one here (${names.join(', ')})${isEntry ? ', or remove this entry' : ''}; if it is new, add the ${input} first`;
  report(text, !names.includes(value) && `'${value}' is not a ${input} of this site; ${fix}`);
};

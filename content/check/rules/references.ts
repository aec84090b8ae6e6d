import { choices } from '../../schema/choices';
import type { TextRule } from '../mistake';

/**
 * Refuses a reference to an entry that does not exist: a room, a town, a page or a hotel. The `form` of the field says
 * which entries it can name.
 */
export const references: TextRule = ({ form, value, ...text }, { content, report }) => {
  if (!(form in choices)) return;
  const names = choices[form as keyof typeof choices](content).map((choice) => choice.value);
  const isEntry = text.path.some((step) => typeof step === 'number');
  const fix = `if it was renamed or deleted, choose another one here (${names.join(', ')})${isEntry ? ', or remove this entry' : ''}; if it is new, add the ${form} first`;
  report(text, !names.includes(value) && `'${value}' is not a ${form} of this site; ${fix}`);
};

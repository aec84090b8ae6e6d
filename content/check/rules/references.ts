import { choices } from '../../schema/choices';
import type { TextRule } from '../mistake';

/** Where an entry is added. */
const places: Record<keyof typeof choices, string> = {
  room: 'content/rooms.json',
  town: 'content/towns.json',
  page: 'content/pages.json',
  hotel: 'content/hotels/',
};

/**
 * Refuses a reference to an entry that does not exist: a room, a town, a page or a hotel. The `input` of the field says
 * which entries it can name.
 */
export const references: TextRule = ({ input, value, ...text }, { content, report }) => {
  if (!(input in choices)) return;
  const kind = input as keyof typeof choices;
  const all = choices[kind](content);
  const names = all.map(({ label, value }) => (label === value ? label : `${label}: ${value}`));
  const isEntry = text.path.some((step) => typeof step === 'number');
  const fix = `if it was renamed or deleted, choose another one here (${names.join(', ')})${isEntry ? ', or remove this entry' : ''}; if it is new, add the ${kind} in ${places[kind]} first`;
  report(
    text,
    all.every((choice) => choice.value !== value) && `'${value}' is not a ${input} of this site; ${fix}`,
  );
};

/** Warns of names of people in a text: guests have not agreed to it, and staff may leave. */
import { isIn } from '../../../../content/schema/fields';
import { findNew } from '../compare-words';
import { aboutText } from '../warning-rule';

const titled =
  /\b(?:(?:Mr|Mrs|Ms|Miss|Shri|Sri|Smt|Dr|Adv|Capt)\.?(?: (?:and|&) |\s))+\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu;

/** A person with a title: 'Mr and Mrs Varghese'. The privacy notice is left out: it has to name a person. */
export const newPersonName = aboutText((after, before, { after: field }) => {
  const name = isIn(field, 'privacy') ? undefined : findNew(titled, after, before);
  return name && `names a person ('${name}'); do they know that their name is on the site?`;
});

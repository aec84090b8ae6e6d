/** Values that are empty now. */
import type { Field } from '../../../content/fields';

import { inFigures } from './figures';
import { nameOf, type Context, type WarningRule } from './warning-rule';

/** Longer than this, an entry of a list is a paragraph and not a point. */
const PARAGRAPH_CHARACTERS = 150;

/** A value that is gone while its entry stays: what another page needs, what was measured, or a paragraph. */
export const emptyValue: WarningRule = (change, { changes }) => {
  const { before, after } = change;
  if (!before || after) return undefined;
  if (changes.some(({ kind, fields }) => kind === 'removed' && fields.includes(change))) {
    const isParagraph =
      typeof before.path.at(-1) === 'number' && String(before.value).length > PARAGRAPH_CHARACTERS;
    return isParagraph && 'is a paragraph that goes, and nothing takes its place; is that meant?';
  }
  if (/^pages \w+ menu$/.test(before.place)) return 'is empty now, so that no menu leads to this page';
  const price = before.entry.price;
  if (before.place === 'rooms rooms oldPrice' && isPriceKept(before, changes))
    return `goes, and the price stays ${inFigures(Number(price))}: guests pay the lower price and see no discount`;
  // A discount that ends has no old price. A picture is described at one of its uses, hours can be those of a card.
  const isOptional = /^(oldPrice|alt|hours|id)$/.test(nameOf(before));
  const isShown = before.form === '' && ['number', 'string'].includes(typeof before.value);
  return isShown && !isOptional && 'is empty now, so that guests no longer read it';
};

/** Whether the price next to an old price stays as it is. */
const isPriceKept = (oldPrice: Field, changes: Context['changes']) =>
  changes.every(({ fields }) =>
    fields.every(({ before }) => before?.place !== 'rooms rooms price' || before.entry !== oldPrice.entry),
  );

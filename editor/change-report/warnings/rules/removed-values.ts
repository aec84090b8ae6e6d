/** Warns of values that were removed. */
import { hasKey, isIn, keyOf, type Field } from '../../../../content/schema/fields';
import { withCommas } from '../figures';
import type { Context, WarningRule } from '../warning-rule';

/** A longer entry of a list is a paragraph. */
const PARAGRAPH_CHARACTERS = 150;

/** A value that was removed while its entry stays: a value that another page needs, a measured fact, or a paragraph. */
export const emptyValue: WarningRule = (change, { changes }) => {
  const { before, after } = change;
  if (!before || after) return undefined;
  if (changes.some(({ kind, fields }) => kind === 'removed' && fields.includes(change))) {
    const isParagraph =
      typeof before.path.at(-1) === 'number' && String(before.value).length > PARAGRAPH_CHARACTERS;
    return isParagraph && 'is a whole paragraph, and was removed; is this correct?';
  }
  if (isIn(before, 'pages') && keyOf(before) === 'menu')
    return 'is empty now, so that no menu leads to this page';
  const price = before.entry.price;
  if (before.schemaPath === 'rooms rooms oldPrice' && isPriceKept(before, changes))
    return `is removed, and the price stays ${withCommas(Number(price))}: guests pay the lower price and see no discount`;
  // These can be empty: without a discount there is no old price, an alt text is written once, hours can come from a
  // card.
  const isOptional = hasKey(before, 'oldPrice', 'alt', 'hours', 'id');
  const isShown = before.input === '' && ['number', 'string'].includes(typeof before.value);
  return isShown && !isOptional && 'is empty now, so guests no longer see it';
};

/** Whether the price next to an old price stays as it is. */
const isPriceKept = (oldPrice: Field, changes: Context['changes']) =>
  changes.every(({ fields }) =>
    fields.every(
      ({ before }) => before?.schemaPath !== 'rooms rooms price' || before.entry !== oldPrice.entry,
    ),
  );

/** Values that many pages or a menu need. */
import { nameOf, type Mark } from './mark';

/** Words that are on every page, words that the law asks for, and what only fits the drawn map. */
export const fixedWords: Mark = ({ before, after }) => {
  if (!before || !after) return undefined;
  if (/^(labels|pages \w+ (title|menu)|site (name|url|language))/.test(after.place))
    return 'is on many pages at once';
  if (/^(privacy|site (legalName|officialChannels))/.test(after.place))
    return 'is a promise to guests; ask somebody who knows the law';
  return after.place === 'contact map town' && 'fits only when the map is drawn again';
};

/** A value that is gone while its entry stays: what another page needs, or what was measured. */
export const removal: Mark = (change, { changes }) => {
  const { before, after } = change;
  if (!before || after || changes.some(({ kind, fields }) => kind === 'removed' && fields.includes(change)))
    return undefined;
  if (/^pages \w+ menu$/.test(before.place)) return 'is empty now, so that no menu leads to this page';
  // A discount that ends has no old price.
  const isMeasured = typeof before.value === 'number' && before.form === '' && nameOf(before) !== 'oldPrice';
  return isMeasured && 'is empty now, so that guests no longer read it';
};

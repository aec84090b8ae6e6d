/** Values that many pages or a menu need. */
import type { Mark } from './mark';

/** Words that are on every page, words that the law asks for, and what only fits the drawn map. */
export const fixedWords: Mark = ({ before, after }) => {
  if (!before || !after) return undefined;
  if (/^(labels|pages \w+ (title|menu)|site (name|url|language))/.test(after.place))
    return 'is on many pages at once';
  if (/^(privacy|site (legalName|officialChannels))/.test(after.place))
    return 'is a promise to guests; ask somebody who knows the law';
  return after.place === 'contact map town' && 'fits only when the map is drawn again';
};

/** What another entry needs. */
export const removal: Mark = ({ before, after }) =>
  Boolean(before && !after) &&
  /^pages \w+ menu$/.test(before!.place) &&
  'is empty now, so that no menu leads to this page';

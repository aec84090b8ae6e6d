/** Values that many pages or a menu need. */
import { nameOf, type WarningRule } from './warning';

/** What every page and search engines call the site and its pages, words that the law asks for, and what only fits the drawn map. */
export const fixedWords: WarningRule = ({ before, after }) => {
  if (!before || !after) return undefined;
  if (/^(pages \w+ (title|menu)|site (name|url|language))/.test(after.place))
    return 'is on many pages at once; look at some of them';
  if (/^(privacy (?!officer|\w*title)|site (legalName|officialChannels))/i.test(after.place))
    return 'is a legal promise to guests; ask someone who knows the law';
  return after.place === 'contact map town' && 'is right only when the map is drawn again';
};

/** Longer than this, an entry of a list is a paragraph and not a point. */
const PARAGRAPH_CHARACTERS = 150;

/** A value that is gone while its entry stays: what another page needs, what was measured, or a paragraph. */
export const removal: WarningRule = (change, { changes }) => {
  const { before, after } = change;
  if (!before || after) return undefined;
  if (changes.some(({ kind, fields }) => kind === 'removed' && fields.includes(change))) {
    const isParagraph =
      typeof before.path.at(-1) === 'number' && String(before.value).length > PARAGRAPH_CHARACTERS;
    return isParagraph && 'is a paragraph that goes, and nothing takes its place; is that meant?';
  }
  if (/^pages \w+ menu$/.test(before.place)) return 'is empty now, so that no menu leads to this page';
  // A discount that ends has no old price. A picture is described at one of its uses, hours can be those of a card.
  const isOptional = /^(oldPrice|alt|hours|id)$/.test(nameOf(before));
  const isShown = before.form === '' && ['number', 'string'].includes(typeof before.value);
  return isShown && !isOptional && 'is empty now, so that guests no longer read it';
};

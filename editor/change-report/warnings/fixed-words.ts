/** Warns of changes to words that many pages, the law or the drawn map need. */
import type { WarningRule } from './warning-rule';

/** A changed name of the site or of a page, words that the law asks for, and words that only fit the drawn map. */
export const fixedWords: WarningRule = ({ before, after }) => {
  if ((after ?? before)?.place === 'site places' && before?.value !== after?.value)
    return `${after ? 'comes' : 'goes'} at the top of every page; is that meant?`;
  if (!before || !after) return undefined;
  if (/^(pages \w+ (title|menu)|site (name|url|language|tagline|blurb|whatsAppText))/.test(after.place))
    return 'is on many pages at once; look at some of them';
  if (/^(privacy (?!officer|\w*title)|site (legalName|officialChannels))/i.test(after.place))
    return 'is a legal promise to guests; ask someone who knows the law';
  return after.place === 'contact map town' && 'is right only when the map is drawn again';
};

/** Warns of changes to words that many pages, the law or the drawn map need. */
import type { WarningRule } from '../warning-rule';

/** A changed name of the site or of a page, words that the law asks for, and words that only fit the drawn map. */
export const fixedWords: WarningRule = ({ before, after }) => {
  const { schemaPath } = (after ?? before)!;
  if (schemaPath === 'site topBarTowns' && before?.value !== after?.value)
    return `${after ? 'is added to' : 'is removed from'} the top bar of every page; is this correct?`;
  if (before && /^(privacy (?!officer|\w*title)|site (legalName|officialChannels))/i.test(schemaPath))
    return 'is a legal promise to guests; ask someone who knows the law';
  if (!before || !after) return undefined;
  if (/^(pages \w+ (title|menu)|site (name|url|language|tagline|blurb|whatsAppText))/.test(schemaPath))
    return 'is on many pages; look at some of them';
  return schemaPath === 'contact map town' && 'is not on the drawn map; have the map drawn again';
};

/** Warns of changes to words that many pages, the law or the drawn map need. */
import { hasKey, isIn, type Field } from '../../../../content/schema/fields';
import type { WarningRule } from '../warning-rule';

/** What the privacy notice says, without its titles and its contact person, and two texts of the group. */
const isLegal = (field: Field) =>
  isIn(field, 'privacy sections', 'privacy stored', 'privacy storedRemoval', 'site legalName') ||
  isIn(field, 'privacy summary', 'privacy storedIntro', 'site officialChannels');
const isOnManyPages = (field: Field) =>
  isIn(field, 'site name', 'site url', 'site language', 'site tagline', 'site blurb', 'site whatsAppText') ||
  (isIn(field, 'pages') && hasKey(field, 'title', 'menu'));

/** A changed name of the site or of a page, words that the law asks for, and words that only fit the drawn map. */
export const fixedWords: WarningRule = ({ before, after }) => {
  const field = (after ?? before)!;
  if (isIn(field, 'site topBarTowns'))
    return `${after ? 'is added to' : 'is removed from'} the top bar of every page; is this correct?`;
  if (before && isLegal(before)) return 'is a legal promise to guests; ask someone who knows the law';
  if (!before || !after) return undefined;
  if (isOnManyPages(after)) return 'is on many pages; look at some of them';
  return after.schemaPath === 'contact map town' && 'is not on the drawn map; have the map drawn again';
};

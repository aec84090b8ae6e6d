/** Warns of dates that have passed, and of words that are soon no longer true. */
import { passedDateMessage } from '../../../../content/check/passed-dates';
import { isIn } from '../../../../content/schema/fields';
import { findNew } from '../compare-words';
import { aboutText, type WarningRule } from '../warning-rule';

/** A text that ends on its date, such as an offer, and names a date that has passed or is years ahead. */
export const passedDate: WarningRule = ({ after }, { today }) => after && passedDateMessage(after, today);

const shortLivedPhrases = [
  '(?:only|from|until|till|open|closed|starts?|ends?) today|today only|tomorrow|tonight|yesterday',
  '(?:this|next|coming) (?:week|weekend|month|year|season|(?:sun|mon|tues|wednes|thurs|fri|satur)day)',
  '(?:end of the|month[ -]) ?(?:month|end)|(?:few|limited) (?:days?|time|period)',
  '(?:just|newly) opened|opening soon|hurry|(?:fully|all) booked|sold out',
  "temporar(?:y|ily)|(?:not|isn[’']t) working|out of (?:order|service)",
  'under (?:repair|renovation|construction|maintenance)',
  '(?:road|repair|renovation|construction|maintenance) work',
  'for now|at the moment|currently|these days',
];
const untilDay = '\\b(?:until|till) (?:the )?\\d{1,2}(?:st|nd|rd|th)\\b(?! (?:of )?[a-z])';
const shortLived = new RegExp(`\\b(?:${shortLivedPhrases.join('|')})\\b|${untilDay}`, 'gi');
/** A word that is true for a few days only, in a text that is rarely read again: 'this weekend'. */
export const shortLivedWords = aboutText((after, before, { after: field }) => {
  if (!isIn(field, 'offers', 'hero', 'facilities', 'explore', 'rooms', 'hotels')) return undefined;
  const phrase = findNew(shortLived, after, before);
  return phrase && `says '${phrase}', which will not be true in a few days; write the date`;
});

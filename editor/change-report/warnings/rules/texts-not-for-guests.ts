/** Warns of words that were left in a field and are not for guests. */
import { findNew } from '../compare-words';
import { aboutText } from '../warning-rule';

const unfinishedPhrases = [
  'n\\.?\\s?\\/\\s?a\\b|nil\\b|none|not applicable|not available',
  'to be (?:announced|confirmed|decided|updated|filled|added)|coming soon|will be updated',
  'same as (?:above|before|below|english)|as (?:above|before)|see above|ditto',
  'dummy|sample text|click here|your \\w+ here|enter \\w+ here|insert \\w+',
  'as per [\\w ]*policy|etc etc|lorem|blah',
  'test (?:question|answer|hotel|offer|room|text|entry)',
  'pls|plz|asap|x{2}',
];
/** Unfinished only if they are the whole text. */
const wholeTexts = ['NA|na|-+|—|none|no|yes', 'test\\w*|demo|abc|xyz|aaa+|x+|0+', 'etc\\.?|do\\.?'];
const unfinishedWords = new RegExp(
  `\\b(?:${unfinishedPhrases.join('|')})(?![\\p{L}])|^test(?:ing)?\\b|^(?:${wholeTexts.join('|')})[.!]?$`,
  'giu',
);
const requests = [
  '(?:please |kindly |pls |to be |must |need to )' +
    '(?:check(?:ed)?|confirm(?:ed)?|verif(?:y|ied)|approved?|updated?|proofread)\\b' +
    '(?! (?:in|out|availability|with (?:us|the desk)))',
  '(?:check|confirm|ask|verify) (?:this|it )?with (?!us\\b|the (?:desk|hotel|house)\\b)\\p{L}+',
  '(?:is|are) (?:this|these) (?:ok|okay|correct|right|fine)\\b|not sure',
  "here(?:’s|'s| is) (?:a|an|the|your) (?:\\p{L}+ ){0,2}" +
    '(?:text|version|description|tagline|draft|rewrite|paragraph|caption|translation)',
  'as an ai\\b|let me know|(?:is )?on leave|out of office|version \\d|draft \\d',
];
const firstWords = [
  '^(?:sure|certainly|of course)[!,.:]',
  '^(?:dear|hi|hello) (?:team|sir|madam|all)\\b',
  '^(?:sir|madam)\\b',
];
/** Words for the person who edits the text, not for guests. */
const toColleagues = new RegExp([`\\b(?:${requests.join('|')})`, ...firstWords].join('|'), 'giu');
/** Words that fill a field and say nothing to guests. */
export const textNotForGuests = aboutText((after, before, { after: { schemaPath } }) => {
  const found = /^(labels|malayalam)/.test(schemaPath) ? undefined : findNew(unfinishedWords, after, before);
  if (found) return `says '${found}', which tells guests nothing`;
  const note = findNew(toColleagues, after, before);
  return note && `says '${note}'; is that a note to a colleague, and not for guests?`;
});

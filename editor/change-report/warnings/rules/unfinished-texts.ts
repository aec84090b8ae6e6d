/** Warns of texts that are not ready for guests: lost words, a lost end, a placeholder, a note to a colleague. */
import { isIn } from '../../../../content/schema/fields';
import { findNew } from '../compare-words';
import { aboutText, fieldsLike } from '../warning-rule';

/** Ends of an unfinished text: three dots, a comma, or a word that needs another one. */
const openEnd = /(?:\.\.\.|…|[,–(-]|(?<!\p{L})(?:the|an?|and|or|of|with|from))$/iu;

/** A text that lost most of itself, or its end. */
export const unfinishedText = aboutText((after, before, { after: field }, { fieldsAfter }) => {
  if (before.length > 40 && after.length < before.length * 0.4)
    return `is much shorter than before (${after.length} instead of ${before.length} characters)`;
  const [last] = openEnd.exec(after) ?? [];
  if (last && !openEnd.test(before)) return `ends with '${last}'; is the end missing?`;
  const others = fieldsLike(field, fieldsAfter)
    .map(({ value }) => String(value))
    .filter((value) => value !== after);
  const ends = before ? [before] : others;
  const end = ['?', '.'].find(
    (sign) => ends.length > (before ? 0 : 2) && ends.every((text) => text.endsWith(sign)),
  );
  const isOpen = end && !/[.!?…:"”’)]$/.test(after);
  if (isOpen)
    return before
      ? `does not end with '${end}' any more; is the end missing?`
      : `does not end with '${end}', as the others do; is the end missing?`;
  return end === '?' && !after.endsWith('?') && "does not end with '?'";
});

/** Words in the place of a text that is still missing. */
const placeholders = [
  'n\\.?\\s?\\/\\s?a\\b|nil\\b|none|not applicable|not available',
  'to be (?:announced|confirmed|decided|updated|filled|added)|coming soon|will be updated',
  'same as (?:above|before|below|english)|as (?:above|before)|see above|ditto',
  'dummy|sample text|click here|your \\w+ here|enter \\w+ here|insert \\w+',
  'as per [\\w ]*policy|etc etc|lorem|blah',
  'test (?:question|answer|hotel|offer|room|text|entry)',
  'pls|plz|asap|x{2}',
];
/** Placeholders only if they are the whole text. */
const wholeTexts = ['NA|na|-+|—|none|no|yes', 'test\\w*|demo|abc|xyz|aaa+|x+|0+', 'etc\\.?|do\\.?'];
const placeholder = new RegExp(
  `\\b(?:${placeholders.join('|')})(?![\\p{L}])|^test(?:ing)?\\b|^(?:${wholeTexts.join('|')})[.!]?$`,
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
export const textNotForGuests = aboutText((after, before, { after: field }) => {
  const found = isIn(field, 'labels', 'malayalam') ? undefined : findNew(placeholder, after, before);
  if (found) return `says '${found}', which tells guests nothing`;
  const note = findNew(toColleagues, after, before);
  return note && `says '${note}'; is that a note to a colleague, and not for guests?`;
});

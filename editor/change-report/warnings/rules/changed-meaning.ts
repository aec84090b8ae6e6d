/** Warns of a word that changes what a text promises, and of a claim that must be proven. */
import { isIn, type Field } from '../../../../content/schema/fields';
import { changedSentences, findNew, sharedWords, wordsIn } from '../compare-words';
import { aboutText, ownerOf } from '../warning-rule';

/** Groups of words that can replace each other: the sentence stays correct, but means something else. */
const alternatives = [
  'left right',
  'north south east west',
  'before after',
  'above below',
  'first second third fourth fifth last',
  'open closed',
  'included excluded extra',
  'includes excludes',
  'allowed forbidden',
  'free paid',
  'with without',
  'more less',
  'most least',
  'men women adults children',
  'arrival departure',
  'breakfast lunch dinner',
  'morning noon afternoon evening midnight',
  'day night room week',
  'days nights rooms weeks',
  'single double twin queen king',
  'january february march april may june july august september october november december',
  'veg vegetarian nonvegetarian',
].map((words) => words.split(' '));
/** From this share of common words on, two sentences count as one that was edited. */
const SAME_SENTENCE_SHARE = 0.6;
const countIn = (text: string, word: string) => wordsIn(text).filter((each) => each === word).length;
/** A word that was replaced by one with another meaning: 'left' by 'right', 'breakfast' by 'dinner'. */
function exchangedWord(after: string, before: string): string | undefined {
  if (sharedWords(after, before) < SAME_SENTENCE_SHARE) return undefined;
  const gain = (word: string) => countIn(after, word) - countIn(before, word);
  for (const words of alternatives) {
    const [from, to] = [words.find((word) => gain(word) < 0), words.find((word) => gain(word) > 0)];
    if (from && to) return `says '${to}', and said '${from}' before`;
  }
  return undefined;
}

/** Each of these words can reverse the meaning of a sentence. */
const negations = ['not', 'no', 'non', 'never', 'without', 'free', 'except', 'only'];
/** In every text, these words are terms of a contract: what guests pay, and what they get for it. */
const terms =
  /^(?:advance|cashback|complimentary|deposit|dinner|breakfast|extra|gst|guarante\w*|included?|lunch|nonrefundable|prepa\w+|refund\w*|surcharge|tax\w*|unlimited)$/;

/** A word that was added, removed or replaced, and that changes what a text promises. */
export const changedPromise = aboutText((after, before, { after: field }, { before: published }) => {
  // A new hotel, question or offer is read as a whole.
  const isNewRule = isIn(field, 'hotels stay') && ownerOf(field, published) !== undefined;
  if ((before === '' && !isNewRule) || isAddress(field)) return undefined;
  const [now, old] = [inFull(after), inFull(before)];
  const exchanged = exchangedWord(now, old);
  if (exchanged) return exchanged;
  // House rules and offers are a contract, also when they are rewritten.
  const isContract = isIn(field, 'hotels stay', 'offers', 'book-direct', 'questions');
  const sentences = changedSentences(old, now).filter(
    ([oldText, newText]) => sharedWords(oldText, newText) >= 0.5,
  );
  if (isContract || sharedWords(old, now) >= SAME_SENTENCE_SHARE) sentences.unshift([old, now]);
  const negation = sentences.flatMap(([oldText, newText]) =>
    negations.filter((word) => countIn(oldText, word) !== countIn(newText, word)),
  )[0];
  const has = (text: string, word: string) => countIn(text, word) > 0;
  const term = wordsIn(`${now} ${old}`).find((word) => terms.test(word) && has(now, word) !== has(old, word));
  const word = negation ?? term;
  const isLost = word !== undefined && countIn(now, word) < countIn(old, word);
  return word && `${isLost ? 'no longer has' : 'has'} the word '${word}', which changes what it promises`;
});
/** Whether it is an address, in which no word is a promise. */
const isAddress = (field: Field) =>
  isIn(field, 'site address', 'hotels address', 'hotels malayalam address', 'malayalam address');
/** 'don’t' has the word 'not'. */
const inFull = (text: string) => text.replace(/n[’']t\b/g, ' not').replace(/cannot\b/g, 'can not');

const praise = [
  'no\\.? ?1|number one|world[- ]class',
  'iso ?\\d{4,}|(?:\\p{L}+-)?certified|accredited|licen[cs]ed',
  'award[- ]winning|awards?|ranked|top[- ]rated',
  'cures?|heals?|guaranteed',
  'luxur(?:y|ious)|(?:[3-7]|three|four|five|seven)[- ]stars?',
];
const comparisons = [
  '\\b(?:better|cheaper|finer|cleaner|bigger|nicer) than\\b',
  '\\bas (?:good|fine|cheap|clean) as\\b',
  "\\b(?:the|kerala’s|kerala's|india’s|india's) (?:best|finest|cheapest|leading|only|largest|biggest) " +
    '(?:\\p{L}+ )?(?:hotel|resort|stay|food|restaurant)',
  '\\b(?:best|lowest|cheapest) (?:\\p{L}+ )?(?:prices?|rates?|deals?|hotel|stay|service)\\b',
];
const claims = new RegExp([...comparisons, `\\b(?:${praise.join('|')})\\b`].join('|'), 'giu');
/** A comparison with others, an award, a cure: a claim that someone may ask you to prove. */
export const unprovenClaim = aboutText((after, before) => {
  const phrase = findNew(claims, after, before);
  return phrase && `says '${phrase}': a claim that you must be able to prove`;
});

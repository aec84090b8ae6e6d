/** A small word that turns a promise round, and a claim that must be proven. */
import { newIn, sharedWords, wordsIn } from './compare-words';
import { aboutText } from './warning-rule';

const opposites = [
  ['left', 'right'],
  ['north', 'south'],
  ['east', 'west'],
  ['before', 'after'],
  ['above', 'below'],
  ['first', 'last'],
  ['open', 'closed'],
  ['included', 'excluded'],
  ['included', 'extra'],
  ['includes', 'excludes'],
  ['allowed', 'forbidden'],
  ['free', 'paid'],
  ['with', 'without'],
  ['more', 'less'],
  ['most', 'least'],
  ['men', 'women'],
  ['adults', 'children'],
  ['arrival', 'departure'],
  ['morning', 'evening'],
  ['day', 'night'],
];
/** A word whose place its opposite took: 'left' and 'right'. */
export const oppositeWord = aboutText((after, before) => {
  if (sharedWords(after, before) < 0.6) return undefined;
  const [now, old] = [wordsIn(after), wordsIn(before)];
  const turned = (from: string, to: string) =>
    old.includes(from) && !now.includes(from) && now.includes(to) && !old.includes(to);
  for (const [one = '', other = ''] of opposites) {
    if (turned(one, other)) return `says '${other}', and said '${one}' before`;
    if (turned(other, one)) return `says '${one}', and said '${other}' before`;
  }
  return undefined;
});

/** A small word that turns a sentence round, which came or went. */
export const changedNegation = aboutText((after, before) => {
  if (sharedWords(after, before) < 0.6) return undefined;
  const full = (text: string) => text.replace(/n[’']t\b/g, ' not').replace(/cannot\b/g, 'can not');
  const count = (text: string, word: string) => wordsIn(full(text)).filter((each) => each === word).length;
  const word = ['not', 'no', 'non', 'never', 'without', 'free', 'except', 'only'].find(
    (each) => count(after, each) !== count(before, each),
  );
  return (
    word &&
    `${count(after, word) > count(before, word) ? 'has' : 'has lost'} the word '${word}', which changes what it promises`
  );
});

const comparison =
  /\b(?:better|cheaper|finer|cleaner|bigger|nicer) than\b|\bas (?:good|fine|cheap|clean) as\b|\b(?:the|kerala’s|kerala's|india’s|india's) (?:best|finest|cheapest|leading|only|largest|biggest) (?:\p{L}+ )?(?:hotel|resort|stay|food|restaurant)|\b(?:best|lowest|cheapest) (?:\p{L}+ )?(?:prices?|rates?|deals?|hotel|stay|service)\b|\b(?:no\.? ?1|number one|world[- ]class)\b/giu;
/** A comparison with others: a claim that someone may ask you to prove. */
export const unprovenClaim = aboutText((after, before) => {
  const said = newIn(comparison, after, before);
  return said && `says '${said}': a comparison that you must be able to prove`;
});

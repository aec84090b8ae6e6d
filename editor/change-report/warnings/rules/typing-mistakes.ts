/** Warns of typing mistakes: capitals, signs, spaces and letters. */
import { hasKey, isIn, keyOf } from '../../../../content/schema/fields';
import { findNew, functionWords, sharedWords, wordCounts, wordsIn } from '../compare-words';
import { aboutText, type WarningRule } from '../warning-rule';

const capitalWords = (text: string) => text.match(/(?<![\p{L}\d])\p{Lu}{4,}(?![\p{L}\d])/gu) ?? [];
/** Capitals that changed while the letters did not, and words in capitals. */
export const changedCapitals: WarningRule = ({ before, after }) => {
  const [now, old] = [after?.value, before?.value];
  if (typeof now !== 'string' || !after || after.choices || /^(url|picture)$/.test(after.input))
    return undefined;
  if (typeof old === 'string' && now.toLowerCase() === old.toLowerCase())
    return 'has the same words as before, with other capital letters; is this correct?';
  if (keyOf(after) === 'code') return undefined;
  const [count, was] = [capitalWords(now).length, typeof old === 'string' ? capitalWords(old).length : 0];
  if (count > 1 && count > was) return `has words in capitals ('${capitalWords(now).slice(0, 3).join(' ')}')`;
  const isLower = typeof old === 'string' && /^\p{Lu}/u.test(old) && /^\p{Ll}/u.test(now);
  return isLower && 'begins with a small letter now';
};

const namesWithCapitals = 'WhatsApp|YouTube|LinkedIn|TripAdvisor|MakeMyTrip|PhonePe|MasterCard';

/** Typing mistakes: a word twice, signs twice, a space too many or too few, a bracket without the other. */
const typos: [RegExp, string][] = [
  [/(?<!\p{L})(?!had\b|that\b|very\b|so\b)(\p{L}{2,}(?:,? \p{L}+)?) \1(?!\p{L})/giu, 'says the same twice'],
  // Three words or more, also as two sentences.
  [/(?<!\p{L})(\p{L}+(?:,? \p{L}+){2,9})[.,;:!?]* \1(?!\p{L})/giu, 'says the same twice'],
  // 'Welcome!!', 'by the river..', 'nets,, boats', '15%%', 'the nets , the boats'
  [
    /[!?]{2,}|(?<![.…])\.\.(?!\.)|, ?,|([%&@#₹])\1|\p{L} [,;:!?](?=\s|$)/gu,
    'has a punctuation mark or a space too many',
  ],
  [/\p{Ll}{2}[,;]\p{L}{2}|\p{Ll}{2}\.\p{Lu}\p{Ll}/gu, 'has no space in it'],
  [/\([^)]*$|“[^”]*$/gu, 'opens a bracket or a quotation mark and does not close it'],
  [/^[^(]*\p{L}{2}\)/gu, 'closes a bracket and does not open it'],
  // '15%off', '₹4,50', '4,50'
  [/[\p{L}\d][₹%]\p{L}/gu, 'looks mistyped'],
  [/(?:₹|\brs\.?) ?[\d,]*,\d\d?(?![\d,])/giu, 'looks mistyped'],
  [/(?<![\d,])\d{1,2},\d{2}(?![\d,])/g, 'looks mistyped'],
  // 'houSE', 'HOuse', 'houseThe'
  [/\p{Ll}{2}\p{Lu}{2,}\p{Ll}*/gu, 'has capitals inside a word'],
  [/\p{Lu}{2}\p{Ll}{2,}/gu, 'has capitals inside a word'],
  [
    new RegExp(`(?!\\w*(?:${namesWithCapitals}))\\b\\p{L}\\p{Ll}{2,}\\p{Lu}\\p{Ll}+`, 'gu'),
    'has capitals inside a word',
  ],
  [/(?![ivx]+\b|www)\w*([a-z])\1\1\w*/gi, 'is not a word'],
  // In capitals, it is a short name: KSRTC.
  [/\b[B-DF-HJ-NP-TV-XZb-df-hj-np-tv-xz][b-df-hj-np-tv-xz]{3,}\b/g, 'is not a word'],
  [/\p{L}\d\p{L}|\p{Ll}{3}\d/gu, 'has a digit among its letters'],
];

/** A typing mistake that was not there before. */
export const typingMistake = aboutText((after, before, { after: field }) => {
  if (isIn(field, 'labels') || hasKey(field, 'code', 'lines')) return undefined;
  for (const [pattern, say] of typos) {
    const found = findNew(pattern, after, before);
    if (found) return `'${found}' ${say}`;
  }
  return undefined;
});

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Whether two letters are easily confused: neighbours on the keyboard, and vowels. */
function isNearLetter(one: string, other: string): boolean {
  if ([one, other].every((letter) => 'aeiou'.includes(letter))) return true;
  const keyPositionOf = (letter: string) => {
    const row = keyboard.findIndex((keys) => keys.includes(letter));
    return { row, at: (keyboard[row]?.indexOf(letter) ?? 0) + row / 2 };
  };
  const [a, b] = [keyPositionOf(one), keyPositionOf(other)];
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.at - b.at) <= 1;
}

/**
 * Whether two words differ by one typing mistake: a letter left out, added, exchanged with the next or taken for
 * another one.
 */
function isOneTypo(one: string, other: string, isTaken = isNearLetter): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (a.length === 1 && b.length === 1) return isTaken(a, b);
  if (a.length <= 1 && b.length <= 1) return true;
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}
/** Whether two words are forms of one: 'stair' and 'stairs', 'serve' and 'served'. */
const isInflected = (one: string, other: string) =>
  [one, other].every((word, at, both) => word.slice(0, -1) === both[1 - at]!.slice(0, word.length - 1)) ||
  one.slice(0, -1) === other ||
  other.slice(0, -1) === one;

/** Hotel words that many people misspell, also those that the site does not use. */
const trade = [
  'accommodation available beautiful breakfast business cancellation complimentary comfortable convenient',
  'definitely delicious environment especially experience facilities facility guaranteed guest guests',
  'January February August September October November December',
  'luxurious maintenance necessary neighbourhood occasion parking pilgrimage professional',
  'reception recommend reservation restaurant separate separately surrounding swimming',
  'traditional vegetarian welcome Wednesday Saturday',
].flatMap((words) => words.toLowerCase().split(' '));

/** A new word that is another word of the site, or of the trade, with one typing mistake. */
export const misspelling = aboutText((after, before, _change, { fieldsBefore }) => {
  const counts = wordCounts(fieldsBefore);
  const known = new Map([...counts, ...trade.map((word): [string, number] => [word, 2])]);
  const old = new Set(wordsIn(before));
  const isEdit = sharedWords(after, before) >= 0.5;
  const removed = [...old].filter(
    (word) => isEdit && !wordsIn(after).includes(word) && (counts.get(word) ?? 0) > 1,
  );
  for (const word of wordsIn(after)) {
    // In a sentence that is otherwise the same, also a real word: 'lambs' for 'lamps'.
    const was = removed.find(
      (other) => other.length > 2 && isOneTypo(word, other, () => true) && !isInflected(word, other),
    );
    if (was && !counts.has(word) && !functionWords.has(word) && /^[a-z]+$/.test(word))
      return `says '${word}', and said '${was}' before; is this correct?`;
    if (word.length < 6 || old.has(word) || known.has(word) || !/^[a-z]+$/.test(word)) continue;
    const meant = [...known].find(
      ([other, count]) =>
        count > 1 &&
        other.length > 5 &&
        other[0] === word[0] &&
        isOneTypo(word, other) &&
        !isInflected(word, other),
    );
    if (meant) return `says '${word}', and '${meant[0]}' in other texts; is it misspelt?`;
  }
  return undefined;
});

/** The words of one text: another script or language, signs that only look like letters, left-over words, typing mistakes. */
import { months, weekdays } from '../../../content/calendar';
import type { Field } from '../../../content/fields';

import { aboutText, nameOf, newIn, sharedWords, wordsIn, type WarningRule } from './warning';

const scripts =
  'Arabic Hebrew Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Cyrillic Greek Armenian Georgian Han Hiragana Katakana Hangul Latin'
    .split(' ')
    .map((name): [string, RegExp] => [name, new RegExp(`\\p{Script=${name}}`, 'u')]);
const scriptsOf = (text: string) => scripts.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
const languages: Record<string, string> = { Devanagari: 'Hindi', Han: 'Chinese', Latin: 'English' };

/** Letters or digits of a script that this field never had. */
export const script = aboutText((after, before, { after: field }, { fieldsBefore }) => {
  const digits = /(?![0-9])\p{Nd}/u.exec(after.normalize('NFKC'))?.[0] ?? /(?![0-9])\p{Nd}/u.exec(after)?.[0];
  if (digits && !before.includes(digits))
    return `has the digit '${digits}' of another script; type it as 0 to 9`;
  const usual = fieldsBefore.filter(({ place }) => place === field.place).map(({ value }) => String(value));
  const known =
    usual.length > 0 ? scriptsOf(usual.join(' ')) : field.path.includes('malayalam') ? ['Malayalam'] : [];
  const strange = scriptsOf(after).find((name) => name !== 'Latin' && !known.includes(name));
  if (strange) return `has ${languages[strange] ?? strange} letters, and this field never had any`;
  const lost = before && scriptsOf(before)[0];
  return lost && lost !== 'Latin' && !scriptsOf(after).includes(lost) && `has no ${lost} letters any more`;
});

/** The words that nearly every sentence of English has. */
const small = new Set(
  'a an the of in on at by to from for with and or but is are was were be has have it its this that these you your we our us they not no as if when there all every after before until than then so do can will may who which what'.split(
    ' ',
  ),
);
/** The share of small English words in a text of eight words or more. */
function englishIn(text: string): number | undefined {
  const words = wordsIn(text).filter((word) => /^[a-z]/.test(word));
  return words.length < 8 ? undefined : words.filter((word) => small.has(word)).length / words.length;
}
/** A text in Latin letters that is not English: less than 8 % of its words are small words such as 'the'. */
export const language = aboutText((after, before, { after: { path } }) => {
  if (path.includes('malayalam')) return undefined;
  const [now, old = 1] = [englishIn(after), englishIn(before)];
  return now !== undefined && now < 0.08 && old > now && 'does not look like English';
});

/** Signs that look like a letter or a digit and are not one: bold and circled letters, small capitals; and emoji. */
export const lookAlike = aboutText((after, before) => {
  const sign = [...after].find(
    (each) =>
      !/[ -~²³¹ªº°™]/u.test(each) && /^[A-Za-z\d]+$/.test(each.normalize('NFKC')) && !before.includes(each),
  );
  if (sign) return `has '${sign}', which only looks like '${sign.normalize('NFKC')}'; type it again`;
  const small = newIn(
    /[\u1d00-\u1d2b\ua730-\ua731\u0262\u026a\u0274\u0280\u028f\u0299\u029c\u029f]/gu,
    after,
    before,
  );
  if (small) return `has '${small}', which only looks like a letter; type it again`;
  const picture = newIn(/(?![\d#*©®™↔])\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu, after, before);
  return (
    picture && `has '${picture}' in it, which every phone draws in its own way and screen readers read aloud`
  );
});

const leftOver =
  /\b(?:n\.?\s?\/\s?a\b|nil\b|none|not applicable|not available|to be (?:announced|confirmed|decided|updated|filled|added)|coming soon|will be updated|same as (?:above|before|below|english)|as (?:above|before)|see above|ditto|dummy|sample text|click here|your \w+ here|enter \w+ here|insert \w+|as per [\w ]*policy|etc etc|lorem|blah|test (?:question|answer|hotel|offer|room|text|entry)|pls|plz|asap|x{2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?, \d{1,2}:\d\d|(?:thanks (?:and|&) )?regards|sent from my \w+)(?![\p{L}])|^test(?:ing)?\b|^(?:fwd?|re):|^(?:NA|na|-+|—|none|no|yes|test\w*|demo|abc|xyz|aaa+|x+|0+|etc\.?|do\.?)[.!]?$/giu;
/** What people and programs write for the person who edits the text, not for guests. */
const toColleagues =
  /\b(?:(?:please |kindly |pls |to be |must |need to )(?:check(?:ed)?|confirm(?:ed)?|verif(?:y|ied)|approved?|updated?|proofread)\b(?! (?:in|out|availability|with (?:us|the desk)))|(?:check|confirm|ask|verify) (?:this|it )?with (?!us\b|the (?:desk|hotel|house)\b)\p{L}+|(?:is|are) (?:this|these) (?:ok|okay|correct|right|fine)\b|not sure|here(?:’s|'s| is) (?:a|an|the|your) (?:\p{L}+ ){0,2}(?:text|version|description|tagline|draft|rewrite|paragraph|caption|translation)|as an ai\b|let me know|(?:is )?on leave|out of office|version \d|draft \d)|^(?:sure|certainly|of course)[!,.:]|^(?:dear|hi|hello) (?:team|sir|madam|all)\b|^(?:sir|madam)\b/giu;
/** Words that fill a field and say nothing to guests. */
export const placeholder = aboutText((after, before, { after: { place } }) => {
  const found = /^(labels|malayalam)/.test(place) ? undefined : newIn(leftOver, after, before);
  if (found) return `says '${found}', which tells guests nothing`;
  const note = newIn(toColleagues, after, before);
  return note && `says '${note}'; is that a note to a colleague, and not for guests?`;
});

const capitalWords = (text: string) => text.match(/(?<![\p{L}\d])\p{Lu}{4,}(?![\p{L}\d])/gu) ?? [];
/** Capitals that changed while the letters did not, and words in capitals. */
export const capitals: WarningRule = ({ before, after }) => {
  const [now, old] = [after?.value, before?.value];
  if (typeof now !== 'string' || !after || after.form === 'url' || after.form === 'picture' || after.choices)
    return undefined;
  if (typeof old === 'string' && now !== old && now.toLowerCase() === old.toLowerCase())
    return 'has other capital letters than before, and the same words; is that meant?';
  if (nameOf(after) === 'code') return undefined;
  const [count, was] = [capitalWords(now).length, typeof old === 'string' ? capitalWords(old).length : 0];
  if (count > 1 && count > was) return `has words in capitals ('${capitalWords(now).slice(0, 3).join(' ')}')`;
  const isLower = typeof old === 'string' && /^\p{Lu}/u.test(old) && /^\p{Ll}/u.test(now);
  return isLower && 'begins with a small letter now';
};

/** Typing mistakes: a word twice, signs twice, a space too many or too few, a bracket without the other. */
const typos: [RegExp, string][] = [
  [/(?<!\p{L})(?!had\b|that\b|very\b|so\b)(\p{L}{2,}(?:,? \p{L}+)?) \1(?!\p{L})/giu, 'says the same twice'],
  // Three words or more, also as two sentences.
  [/(?<!\p{L})(\p{L}+(?:,? \p{L}+){2,9})[.,;:!?]* \1(?!\p{L})/giu, 'says the same twice'],
  [
    /[!?]{2,}|(?<![.…])\.\.(?!\.)|, ?,|([%&@#₹])\1|\p{L} [,;:!?](?=\s|$)/gu,
    'has a punctuation mark or a space too many',
  ],
  [/\p{Ll}{2}[,;]\p{L}{2}|\p{Ll}{2}\.\p{Lu}\p{Ll}/gu, 'has no space in it'],
  [/\([^)]*$|“[^”]*$/gu, 'opens a bracket or a quotation mark and does not close it'],
  [/^[^(]*\p{L}{2}\)/gu, 'closes a bracket and does not open it'],
  [
    /[\p{L}\d](?:₹|%)\p{L}|(?:₹|\brs\.?) ?[\d,]*,\d\d?(?![\d,])|(?<![\d,])\d{1,2},\d{2}(?![\d,])/giu,
    'looks mistyped',
  ],
  [
    /\p{Ll}{2}\p{Lu}{2,}\p{Ll}*|\p{Lu}{2}\p{Ll}{2,}|(?!\w*(?:WhatsApp|YouTube|LinkedIn|TripAdvisor|MakeMyTrip|PhonePe|MasterCard))\b\p{L}\p{Ll}{2,}\p{Lu}\p{Ll}+/gu,
    'has capitals inside a word',
  ],
  [/(?![ivx]+\b|www)\w*([a-z])\1\1\w*/gi, 'is not a word'],
  // In capitals, it is a short name: KSRTC.
  [/\b[B-DF-HJ-NP-TV-XZb-df-hj-np-tv-xz][b-df-hj-np-tv-xz]{3,}\b/g, 'is not a word'],
  [/\p{L}\d\p{L}|\p{Ll}{3}\d/gu, 'has a digit among its letters'],
];

/** A typing mistake that was not there before. */
export const typo = aboutText((after, before, { after: field }) => {
  if (/^labels|(code|lines)$/.test(field.place)) return undefined;
  for (const [pattern, say] of typos) {
    const found = newIn(pattern, after, before);
    if (found) return `'${found}' ${say}`;
  }
  return undefined;
});

const opposites = [
  ['left', 'right'],
  ['north', 'south'],
  ['east', 'west'],
  ['before', 'after'],
  ['above', 'below'],
  ['first', 'last'],
  ['open', 'closed'],
  ['included', 'excluded'],
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
export const opposite = aboutText((after, before) => {
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
export const negation = aboutText((after, before) => {
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
  /\b(?:better|cheaper|finer|cleaner|bigger|nicer) than\b|\bas (?:good|fine|cheap|clean) as\b|\b(?:the|kerala’s|kerala's|india’s|india's) (?:best|finest|cheapest|leading|only|largest|biggest) (?:\p{L}+ )?(?:hotel|resort|stay|food|restaurant)|\b(?:no\.? ?1|number one|world[- ]class)\b/giu;
/** A comparison with others: a claim that someone may ask you to prove. */
export const claim = aboutText((after, before) => {
  const said = newIn(comparison, after, before);
  return said && `says '${said}': a comparison that you must be able to prove`;
});

const otherUnits =
  /\b\d[\d.,]*\s?(?:miles?|mi|feet|ft|foot|yards?|inch(?:es)?|lbs?|pounds?|°?F|fahrenheit)\b|(?:US\$|\$|€|£|¥|\b(?:USD|EUR|GBP|AED|SGD|QAR|SAR)\b)\s?\d*|\b(?:dollars?|euros?|dirhams?|riyals?)\b/gi;
/** A unit or a currency that the rest of the site does not use. */
export const unit = aboutText((after, before, { after: { file } }) => {
  const found = file === 'labels' ? undefined : newIn(otherUnits, after, before);
  return found && `has '${found.trim()}' in it: another unit or currency than in the rest of the site`;
});

/** A text that lost most of itself, or its end. */
export const cutOff = aboutText((after, before, { after: field }, { fieldsAfter }) => {
  if (before.length > 60 && after.length < before.length * 0.4)
    return `is much shorter than before (${after.length} instead of ${before.length} characters)`;
  const others = fieldsAfter
    .filter(({ place, value }) => place === field.place && value !== after)
    .map(({ value }) => String(value));
  const ends = before ? [before] : others;
  const end = ['?', '.'].find(
    (sign) => ends.length > (before ? 0 : 2) && ends.every((text) => text.endsWith(sign)),
  );
  const isOpen = end && !/[.!?…:"”’)]$/.test(after);
  if (isOpen)
    return before
      ? `does not end with '${end}' any more; is its end missing?`
      : `does not end with '${end}', as the others do; is its end missing?`;
  return end === '?' && !after.endsWith('?') && "does not end with '?'";
});

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Whether fingers or ears take one letter for the other: neighbours on the keyboard, and vowels. */
function isNearLetter(one: string, other: string): boolean {
  if ([one, other].every((letter) => 'aeiou'.includes(letter))) return true;
  const placeOf = (letter: string) => {
    const row = keyboard.findIndex((keys) => keys.includes(letter));
    return { row, at: (keyboard[row]?.indexOf(letter) ?? 0) + row / 2 };
  };
  const [a, b] = [placeOf(one), placeOf(other)];
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.at - b.at) <= 1;
}

/** Whether two words differ by one typing mistake: a letter left out, added, exchanged with the next or taken for another one. */
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

/** Words of the trade that many people misspell, on the site or not. */
const trade =
  'accommodation available beautiful breakfast business cancellation complimentary comfortable convenient definitely delicious environment especially experience facilities facility guaranteed guest guests January February August September October November December luxurious maintenance necessary neighbourhood occasion parking pilgrimage professional reception recommend reservation restaurant separate separately surrounding swimming traditional vegetarian welcome Wednesday Saturday'
    .toLowerCase()
    .split(' ');

/** A new word that is another word of the site, or of the trade, with one typing mistake. */
export const spelling = aboutText((after, before, _change, { fieldsBefore }) => {
  const counts = wordCounts(fieldsBefore);
  const known = new Map([...counts, ...trade.map((word): [string, number] => [word, 2])]);
  const old = new Set(wordsIn(before));
  const isEdit = sharedWords(after, before) > 0.5;
  const lost = [...old].filter(
    (word) => isEdit && !wordsIn(after).includes(word) && (counts.get(word) ?? 0) > 1,
  );
  for (const word of wordsIn(after)) {
    // In a sentence that stays, also a real word: 'lambs' for 'lamps'.
    const was = lost.find(
      (other) => other.length > 2 && isOneTypo(word, other, () => true) && !isInflected(word, other),
    );
    if (was && !counts.has(word) && !small.has(word) && /^[a-z]+$/.test(word))
      return `says '${word}', and said '${was}' before; is that meant?`;
    if (word.length < 6 || old.has(word) || known.has(word) || !/^[a-z]+$/.test(word)) continue;
    const meant = [...known].find(
      ([other, count]) =>
        count > 1 &&
        other.length > 5 &&
        other[0] === word[0] &&
        isOneTypo(word, other) &&
        !isInflected(word, other),
    );
    if (meant) return `says '${word}', and '${meant[0]}' elsewhere; is it misspelt?`;
  }
  return undefined;
});

/** A name in a text of a hotel that is nowhere on the site: another company, another town. */
export const newName = aboutText((after, before, { after: field }, { fieldsBefore, fieldsAfter }) => {
  const name = nameOf(field);
  if (
    !field.owner ||
    after.length < 25 ||
    /^(title|name|heading|label|menu|link|button|caption|alt)$/.test(name) ||
    /^(towns|hotels (address|stay))/.test(field.place)
  )
    return undefined;
  const known = wordCounts(fieldsBefore);
  const names = new Set(
    fieldsAfter
      .filter((each) => /(name|title|town|locality|lines|district)$/.test(each.place))
      .flatMap(({ value }) => wordsIn(String(value))),
  );
  const pattern =
    /(?<![\p{L}\d’'])\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+|(?<=[\p{Ll},;] )\p{Lu}\p{Ll}{3,}(?![\p{L}’'])/gu;
  const found = [...after.matchAll(pattern)].map(([said]) => said);
  const strange = found.find(
    (said) =>
      !before.includes(said) &&
      wordsIn(said).some((word) => !known.has(word) && !names.has(word) && !datesInWords.has(word)),
  );
  return strange && `names '${strange}', which is nowhere else on the site`;
});
/** The name of a hotel that does not begin as those of all others do. */
export const otherBeginning = aboutText((after, before, { after: field }, { fieldsBefore }) => {
  if (!/^hotels (malayalam )?name$/.test(field.place) || before === after) return undefined;
  const first = (text: unknown) => String(text).split(' ')[0]!;
  const others = fieldsBefore.filter(({ place, owner }) => place === field.place && owner !== field.owner);
  const usual = first(others[0]?.value);
  const isUsual = others.length > 1 && others.every(({ value }) => first(value) === usual);
  return isUsual && first(after) !== usual && `does not begin with '${usual}', as all others do`;
});
const datesInWords = new Set([...months, ...weekdays].map((name) => name.toLowerCase()));

const counts = new WeakMap<readonly Field[], Map<string, number>>();
/** How often each word is in some texts. */
function wordCounts(fields: readonly Field[]): Map<string, number> {
  const found = counts.get(fields) ?? new Map<string, number>();
  if (found.size === 0)
    for (const { value, form } of fields)
      if (typeof value === 'string' && form !== 'url' && form !== 'picture')
        for (const word of wordsIn(value)) found.set(word, (found.get(word) ?? 0) + 1);
  counts.set(fields, found);
  return found;
}

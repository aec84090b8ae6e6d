import { dateFault } from './dates';
import { firstFault, type Pattern } from './problem';

/** The longest word that fits a narrow screen in the largest type, in letters. */
const LONGEST_WORD = 30;

/** What hides in addresses and keys as well. */
const signRules: Pattern[] = [
  // Control signs, invisible spaces and hyphens, signs that turn the direction of writing, replacements of lost letters.
  [
    /[\p{Cc}\p{Cs}\p{Co}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffd]/u,
    sayInvisible,
  ],
  // Malayalam, Tamil and Devanagari join their letters with these two; elsewhere nobody can have typed them on purpose.
  [/(?<![\p{Script=Malayalam}\p{Script=Tamil}\p{Script=Devanagari}])[\u200c\u200d]/u, sayInvisible],
];

/** What no text of the site may hold, whatever it is about. */
const wordRules: Pattern[] = [
  [
    /<\/?[a-z][^<>]*>|&#?\w+;|\*\*|__|\]\(|(?<![\p{L}\d*])\*\p{L}[^*]*\*|(?<![\p{L}\d_])_\p{L}[^_]*_(?![\p{L}\d])/iu,
    'has `*` in it, which guests would read as it is; write the words alone',
  ],
  [/^\s|\s$/, 'begins or ends with a space; remove the space'],
  [/\S\s{2,}\S/, "has two spaces in '*'; remove one"],
  // Latin, Cyrillic and Greek letters look alike; one word has letters of one script.
  [
    /\p{L}*(\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Malayalam}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Malayalam}]\p{Script=Latin})\p{L}*/u,
    "has letters of two alphabets in '*'; type the word again",
  ],
  // No text of the site is in these letters.
  [
    /[\p{Script=Cyrillic}\p{Script=Greek}\uff01-\uff5e]+/u,
    "has letters of another alphabet in '*'; type the word again",
  ],
  [/\{[^}]*$|^[^{]*\}/, (found) => `has a brace alone ('${found.slice(-12)}'); write both, or neither`],
  [
    /\b(undefined|null|NaN|TODO|TBC|TBD|FIXME|XXX+|lorem|ipsum|untitled|asdf\w*|qwerty|goes here|img[_-]\d+)\b|\[object Object\]|\?{3,}|^(?:tests?|[.?!…_–-]+)$/i,
    "has '*' in it, which was left over; write the words that belong there",
  ],
  [
    /Ã[\u0080-\u00bf]|â€|Â[\u00a0-\u00bf]/,
    "is garbled ('*'); type the words again and save the file as UTF-8",
  ],
  // '25:00', '0:30 PM', '7:60'
  [
    /\b(?:(?:2[4-9]|[3-9]\d):\d\d|(?:0?0|1[3-9]|2\d):\d\d\s*[ap]\.?m|\d{1,2}:[6-9]\d)\b/i,
    "says '*', which no clock shows; write the time that is meant",
  ],
  // '31/03/27', '31 March 27.', '31 March 207.', "March 3, '27"
  [
    /\b\d{1,2}( ?[/.-] ?)\d{1,2}\1\d{2}\b(?![/.-]?\d)|\b(?:\d{1,2} )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* (?:(?!20\d\d\b)\d{2,5}(?=[.,;)]|$)(?<=\d [a-z]+ \d+)|(?:\d{1,2},? )?['’]\d\d\b)/i,
    "writes '*'; write the year with four digits",
  ],
  [/^.+$/s, dateFault],
  // A space that does not break holds its words together.
  [
    new RegExp(`(?:[^\\s\\-–—/]|\u00a0){${LONGEST_WORD + 1},}`, 'u'),
    (found) =>
      `has a word of ${[...found].length} letters ('${found.slice(0, 12)}…'), which is wider than a phone; break it with a space or a dash`,
  ],
];

/** What no screen reader needs: it says 'image' by itself. */
const altRules: Pattern[] = [
  [
    /^(img|dsc[nf]?|pxl|screenshot|whatsapp image)[\s_-]*\d.*|^\S+$|^.*\.(jpe?g|png|webp|avif|heic)$/i,
    "'*' is the name of a file; say in a sentence what is to be seen",
  ],
  [
    /\b(picture|image|photo(graph)?|pic|snapshot|screenshot|graphic)s? (of|showing|(?:that )?shows?)\b|^(picture|image|photo)s?:/i,
    "has '*' in it; leave that out and say what is to be seen",
  ],
];

/** Signs that cannot be seen in a text of whatever kind. */
export const faultOfSigns = (text: string) => firstFault(text, signRules);
/** What is wrong with words for guests, with the fix; undefined when nothing is. */
export const faultOfWords = (text: string) => firstFault(text, [...signRules, ...wordRules]);
export const altFault = (text: string) => firstFault(text, altRules);

function sayInvisible(sign: string, { index, input }: RegExpExecArray): string {
  const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const before = input.slice(Math.max(0, index - 12), index);
  const place = before ? `after '${before}'` : 'at its beginning';
  return `has a sign that cannot be seen (U+${code}) ${place}; delete it and type the place again`;
}

/** Words in Malayalam are written in its letters; digits, signs and a Latin unit or two may be among them. */
export function malayalamFault(value: string): string | undefined {
  const malayalam = value.match(/\p{Script=Malayalam}/gu)?.length ?? 0;
  const latin = /[A-Za-z]{3,}/.exec(value)?.[0];
  if (malayalam === 0) return 'is not in Malayalam letters; write it in Malayalam';
  return latin && `has '${latin}' in Latin letters; write it in Malayalam letters`;
}

/** The places in braces that the pages fill in, with the labels that have them; any other label has none. */
const places: Record<string, string> = {
  n: 'goToSlide slideOf pictureOf accessDoorWidth reviews review',
  total: 'goToSlide slideOf pictureOf',
  year: 'copyright',
  name: 'pause start previousSlide nextSlide goToSlide copyright credit',
  phone: 'cannotSend formOutdated noScriptForm',
  email: 'cannotSend formOutdated noScriptForm',
  in: 'stayFromUntil',
  out: 'stayFromUntil',
  day: 'offlineNotice',
  percent: 'offerLabel discount',
  rating: 'rating',
  title: 'mailSubject',
};
const placesOf = (label: string) =>
  Object.keys(places).filter((name) => places[name]!.split(' ').includes(label));

/** Those that any other text may have: content/counts.ts and content/site.ts. */
const everywhere = 'hotels,Hotels,featured,Featured,lowest price,highest price,phone,email'.split(',');

/** A place in braces that nothing fills in, or one that got lost; `name` is the label's, undefined for other texts. */
export function faultOfPlaceholders(name: string | undefined, value: string): string | undefined {
  const wanted = name === undefined ? everywhere : placesOf(name);
  const found = [...value.matchAll(/\{(.*?)\}/g)].map(([, place = '']) => place);
  const odd = found.find((place) => !wanted.includes(place));
  const lost = name && wanted.find((place) => !found.includes(place));
  if (odd !== undefined) {
    const fix = wanted.length > 0 ? `use ${wanted.map((place) => `{${place}}`).join(', ')}` : 'remove it';
    return `{${odd}} is filled in by no page; ${fix}`;
  }
  return lost && `has lost {${lost}}, which the page fills in; write it where it belongs`;
}

/**
 * What no text of the site may hold, whatever it is about. Each row finds a fault and says how to mend it; the first
 * row that finds one speaks.
 */
interface WordRule {
  pattern: RegExp;
  /** What is wrong and how to mend it; nothing where the match is harmless after all. */
  say: (found: string, match: RegExpExecArray) => string | undefined;
}

/** The longest word that fits a narrow screen in the largest type, in letters. */
const LONGEST_WORD = 30;

const wordRules: WordRule[] = [
  {
    pattern:
      /<\/?[a-z][^<>]*>|&#?\w+;|\*\*|__|\]\(|(?<![\p{L}\d*])\*\p{L}[^*]*\*|(?<![\p{L}\d_])_\p{L}[^_]*_(?![\p{L}\d])/iu,
    say: (found) => `has \`${found}\` in it, which guests would read as it stands; write the words alone`,
  },
  {
    pattern: /\{[^}]*$|^[^{]*\}/,
    say: (found) => `has a brace alone ('${found.slice(-12)}'); write both, or neither`,
  },
  {
    pattern: /\b(undefined|null|NaN|TODO|TBC|TBD|FIXME|XXX+|lorem|ipsum)\b|\[object Object\]/i,
    say: (found) => `has '${found}' in it, which was left over; write the words that belong there`,
  },
  {
    pattern: /Ã[\u0080-\u00bf]|â€|Â[\u00a0-\u00bf]/,
    say: (found) => `is garbled ('${found}'); type the words again and save the file as UTF-8`,
  },
  {
    pattern: /\b(\d{1,2}):(\d{2})\b(?:\s*([ap])\.?m\b)?/i,
    say: (found, [, hours, minutes, half]) =>
      Number(hours) > (half ? 12 : 23) || (half && Number(hours) === 0) || Number(minutes) > 59
        ? `says '${found}', which no clock shows; write the time that is meant`
        : undefined,
  },
  {
    // A space that does not break holds its words together.
    pattern: new RegExp(`(?:[^\\s\\-–—/]|\u00a0){${LONGEST_WORD + 1},}`, 'u'),
    say: (found) =>
      `has a word of ${[...found].length} letters ('${found.slice(0, 12)}…'), which is wider than a phone; break it with a space or a dash`,
  },
];

/** What hides in addresses and keys as well. */
const signRules: WordRule[] = [
  {
    // Control signs, invisible spaces and hyphens, signs that turn the direction of writing, replacements of lost letters.
    pattern: /[\p{Cc}\p{Cs}\p{Co}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffd]/u,
    say: sayInvisible,
  },
  // Malayalam, Tamil and Devanagari join their letters with these two; elsewhere nobody can have typed them on purpose.
  {
    pattern: /(?<![\p{Script=Malayalam}\p{Script=Tamil}\p{Script=Devanagari}])[\u200c\u200d]/u,
    say: sayInvisible,
  },
];

/** What is wrong with words for guests, with its mend; undefined when nothing is. */
export const faultOfWords = (text: string) => firstFault(text, [...signRules, ...wordRules]);

/** Signs that cannot be seen in a text of whatever kind. */
export const faultOfSigns = (text: string) => firstFault(text, signRules);

function firstFault(text: string, rules: WordRule[]): string | undefined {
  for (const { pattern, say } of rules) {
    for (const match of text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      const fault = say(match[0], match);
      if (fault) return fault;
    }
  }
  return undefined;
}

function sayInvisible(sign: string, { index, input }: RegExpExecArray): string {
  const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  const before = input.slice(Math.max(0, index - 12), index);
  const place = before ? `behind '${before}'` : 'at its beginning';
  return `has a sign that cannot be seen (U+${code}) ${place}; delete it and type the place again`;
}

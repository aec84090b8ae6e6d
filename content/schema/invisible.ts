/**
 * Invisible characters, by Unicode's properties: what a font leaves out, controls, half characters, and blanks that
 * are not spaces. Texts copied from chats, tables and documents have them.
 */
const hidden = '[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\u2800\\ufff9-\\ufffd]';
/** Where such characters are correct: an emoji made of several, and the joiners in Malayalam, Tamil and Devanagari. */
const needed = [
  '\\u{1f3f4}[\\u{e0020}-\\u{e007f}]+',
  '\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?(?:\\u200d\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)*',
  '[\\d#*]\\ufe0f\\u20e3',
  '(?<=[\\p{Script=Malayalam}\\p{Script=Tamil}\\p{Script=Devanagari}])[\\u200c\\u200d]',
].join('|');
const either = new RegExp(`(?:${needed})|(?<sign>${hidden})`, 'gu');

/** Composes the letters of a text (NFC), and removes spaces at its ends and double spaces. */
export const cleanText = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}{2,}/gu, ' ');

/** The same for a number, a code or an address. Also removes invisible characters and makes all spaces ordinary. */
export const cleanCode = (text: string) =>
  cleanText(
    text
      .replace(/\s/g, ' ')
      .replace(new RegExp(hidden, 'gu'), '')
      .replace(/\p{Zs}/gu, ' '),
  );

/** The names of some of these characters. */
const names: [pattern: RegExp, name: string, fix: string][] = [
  [/[\n\r\u2028\u2029]/, 'a line break', 'write it in one line'],
  [/\t/, 'a tab', 'write a space'],
  [/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/, 'a mark of the writing direction', ''],
  [/[\p{Cs}\p{Co}\ufffc\ufffd]/u, 'an unreadable character', ''],
];

/** The first invisible character in a text that does not belong there, with its place and the fix. */
export function invisibleMessage(text: string): string | undefined {
  for (const match of text.matchAll(either)) {
    const { sign } = match.groups as { sign?: string };
    if (!sign) continue;
    const [, name = 'an invisible character', fix = ''] = names.find(([each]) => each.test(sign)) ?? [];
    const before = text.slice(0, match.index).slice(-12);
    const code = `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
    const place = before ? `after '${before}'` : 'at the beginning';
    return `has ${fix ? name : `${name} (${code})`} ${place}; ${fix || 'delete it and type the place again'}`;
  }
  return undefined;
}

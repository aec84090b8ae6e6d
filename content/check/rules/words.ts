/** Refuses texts that no guest should read: with markup, garbled or left-over words. */
import { commonPlaceholders, labelPlaceholders } from '../../placeholders';
import { isIn, keyOf, type Text } from '../../schema/fields';
import { invisibleMessage } from '../../schema/invisible';
import { firstMessage, type Message, type MessagePattern, type TextRule } from '../mistake';

const anyOf = (patterns: readonly RegExp[], message: string) =>
  patterns.map((pattern): MessagePattern => [pattern, message]);

const wrongPatterns: MessagePattern[] = [
  ...anyOf(
    [
      // '<b>', '&nbsp;'
      /<\/?[a-z][^<>]*>/i,
      /&#?\w+;/,
      // '**king**', '__king__', '[king](https://…)'
      /\*\*|__|\]\(/,
      // '*king*', '_king_'
      /(?<![\p{L}\d*])\*\p{L}[^*]*\*/u,
      /(?<![\p{L}\d_])_\p{L}[^_]*_(?![\p{L}\d])/u,
    ],
    "has '*' in it, which guests would see; write only the words",
  ),
  ...anyOf(
    [
      // 'kіng' with a Cyrillic і
      /(?<!\S)\S*?[\p{Script=Cyrillic}\p{Script=Greek}]\S*/u,
      // 'ｋing' with a letter as wide as a Chinese one
      /(?<!\S)\S*?[\uff01-\uff5e]\S*/u,
      // 'kingഅ', 'അking'
      /(?<!\S)\S*?(?:\p{Script=Latin}\p{Script=Malayalam}|\p{Script=Malayalam}\p{Script=Latin})\S*/u,
    ],
    "has letters of another alphabet in '*'; type the word again",
  ),
  [/\{[^}]*$|^[^{]*\}/, "has a single brace ('*'); write both, or none"],
  ...anyOf(
    [
      // What a program writes in place of a missing text.
      /\b(?:undefined|null|NaN)\b|\[object Object\]/i,
      // Notes of the person who writes: 'price TBC', 'text goes here', '???'.
      /\b(?:TODO|TBC|TBD|FIXME|XXX+|goes here)\b|\?{3,}/i,
      // Something typed to fill the field: 'Lorem ipsum', 'test', '-'.
      /\b(?:lorem|ipsum|untitled|asdf\w*|qwerty)\b|^(?:tests?|[.?!…_–-]+)$/i,
      // Names of files and of copies: 'IMG_2024', 'A king bed (copy)', 'Copy of Kochi'.
      /\bimg[_-]\d+\b|\(copy\)|^copy of\b/i,
    ],
    "has '*' in it, which is not a text for guests; write the right words",
  ),
  [
    /Ã[\u0080-\u00bf]|â€|Â[\u00a0-\u00bf]/,
    "is garbled ('*'); type the words again and save the file as UTF-8",
  ],
  // A space that does not break holds its words together.
  [
    /(?:[^\s\-–—/]|\u00a0){31,}/u,
    "has a word that is wider than a phone ('*'); break it with a space or a dash",
  ],
];

/** A description that is only the name of a file. */
const wrongAltPatterns: MessagePattern[] = [
  ...anyOf(
    [
      // 'IMG_2024', 'WhatsApp Image 2026-03-12 at 10.22'
      /^(?:img|dsc[nf]?|pxl|screenshot|whatsapp image)[\s_-]*\d.*/i,
      // 'pool', 'The pool.jpg'
      /^\S+$/,
      /^.*\.(?:jpe?g|png|webp|avif|heic)$/i,
    ],
    "'*' is the name of a file; describe in a sentence what the picture shows",
  ),
];

/** Kinds of fields that are not sentences: addresses, file names. */
const noWords = ['url', 'email', 'picture'];

/** Refuses a text that is wrong by itself, whatever the other fields say. */
export const wrongWords: TextRule = (text, { report }) => report(text, textMessage(text));

function textMessage(text: Text): Message {
  const { value, input } = text;
  const message = invisibleMessage(value);
  if (message || noWords.includes(input)) return message;
  const patterns = keyOf(text) === 'alt' ? [...wrongAltPatterns, ...wrongPatterns] : wrongPatterns;
  return firstMessage(value, patterns) ?? placeholderMessage(text);
}

/** For the person who writes a component with a new placeholder. */
const newPlaceholder =
  '; a component that fills in another one adds it to labelPlaceholders in content/placeholders.ts';

/** Which placeholder is unknown or missing. */
function placeholderMessage(text: Text): Message {
  const { schemaPath, path, value, entry } = text;
  const name = String(path.at(-1));
  const isOfRoom = schemaPath === 'contact roomEnquiry message';
  const isLabel = isIn(text, 'labels', 'malayalam');
  const needed = isOfRoom ? ['hotel'] : isLabel ? (labelPlaceholders[name] ?? []) : [];
  const isOfHotel = isIn(text, 'contact enquiries') && entry.hotel;
  const known = [...needed, ...(isOfHotel ? ['hotel'] : []), ...commonPlaceholders];
  const found = [...value.matchAll(/\{(.*?)\}/g)].map(([, found = '']) => found);
  const odd = found.find((each) => !known.includes(each));
  const missing = needed.find((each) => !found.includes(each));
  if (odd !== undefined)
    return `has {${odd}}, which nothing fills in here; write one of {${known.join('}, {')}}, or the words${isIn(text, 'labels') ? newPlaceholder : ''}`;
  return missing && `no longer has {${missing}}, which the page fills in; write it where it belongs`;
}

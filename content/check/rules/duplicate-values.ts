import type { Text } from '../../schema/fields';
import { locationOf, type Check } from '../mistake';

/** Fields that no two hotels may share: otherwise a hotel was copied and not finished. */
const uniqueAmongHotels =
  /^hotels (name|tagline|description|phone|stay road|rows text|gallery picture|malayalam (name|address|road))$/;
const uniqueKeys = 'title label name code question answer fact what network url malayalam path menu';
/** Fields that no two entries of a list may share. */
const uniqueInList = new RegExp(
  `(${uniqueKeys.replaceAll(' ', '|')})$|^pages \\S+ description$|^(hotels rows|hero slides) picture$`,
);

/** Refuses what two hotels or two entries of a list cannot both have: a name, a phone number, a code, a picture. */
export function duplicateValues({ texts, report }: Check): void {
  const seen = new Map<string, Text>();
  const earlierOf = (text: Text, scope: string) => {
    const key = `${scope} ${text.value.toLowerCase().replace(/[\s.-]+/g, '')}`;
    if (!seen.has(key)) seen.set(key, text);
    return seen.get(key) === text ? undefined : seen.get(key);
  };
  for (const text of texts) {
    const { file, path, schemaPath } = text;
    const list = `${file} ${schemaPath.replace(/^pages \S+/, 'pages')}`;
    // Lists of words can be the same in two entries: what two rooms include.
    const words = typeof path.at(-1) === 'number' && `${file} ${path.slice(0, -1).join(' ')}`;
    const scope = uniqueAmongHotels.test(schemaPath)
      ? schemaPath
      : words || (uniqueInList.test(schemaPath) && list);
    const duplicate = scope && earlierOf(text, scope);
    report(text, duplicate && `is the same as ${locationOf(duplicate)}; change the one that is wrong`);
  }
}

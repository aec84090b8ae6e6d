import { hasKey, isIn, keyOf, type Text } from '../../schema/fields';
import type { FieldKey, SchemaPath } from '../../schema/schema-path';
import { slug } from '../../slug';
import { locationOf, type Check } from '../mistake';

/** Fields that no two hotels may share: otherwise a hotel was copied and not finished. */
const uniqueAmongHotels: readonly SchemaPath[] = [
  'hotels name',
  'hotels tagline',
  'hotels description',
  'hotels phone',
  'hotels stay road',
  'hotels rows text',
  'hotels gallery picture',
  'hotels malayalam name',
  'hotels malayalam address',
  'hotels malayalam road',
];
/** Fields that no two entries of a list may share. */
const uniqueKeys: readonly FieldKey[] = [
  'id',
  'title',
  'subtitle',
  'label',
  'name',
  'code',
  'question',
  'answer',
  'fact',
  'what',
  'network',
  'url',
  'malayalam',
  'path',
  'menu',
];

/** The list in which a text may be only once, if there is one. */
function listOf(text: Text): string | false {
  const { file, path, schemaPath } = text;
  if (isIn(text, ...uniqueAmongHotels)) return schemaPath;
  // Lists of words can be the same in two entries: what two rooms include.
  if (typeof path.at(-1) === 'number') return `${file} ${path.slice(0, -1).join(' ')}`;
  if (isIn(text, 'pages')) return hasKey(text, ...uniqueKeys, 'description') && `pages ${keyOf(text)}`;
  // Two photographs of one name in one save become one, and the first is lost: two entries then have one picture.
  const isUnique = hasKey(text, ...uniqueKeys, 'picture');
  return isUnique && `${file} ${schemaPath}`;
}

/** Refuses what two hotels or two entries of a list cannot both have: a name, a phone number, a code, a picture. */
export function duplicateValues({ content, texts, report }: Check): void {
  const seen = new Map<string, Text>();
  for (const text of texts) {
    const list = listOf(text);
    if (!list) continue;
    // Two titles that make one id would be one entry in links.
    const key = `${list} ${slug(text.value).replaceAll('-', '') || text.value}`;
    const duplicate = seen.get(key);
    if (duplicate)
      report(text, `is the same as ${locationOf(duplicate, content)}; change the one that is wrong`);
    else seen.set(key, text);
  }
}

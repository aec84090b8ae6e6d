import { formatMistake } from '@/content/check/mistake';
import { pictureFiles, readContent } from '@/content/check/read';

import { testContent } from '../../support/content';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();

beforeEach(() => {
  const { hotels, ...others } = testContent();
  for (const [name, data] of Object.entries(others))
    folder.write(`content/${name}.json`, JSON.stringify(data));
  for (const [id, data] of Object.entries(hotels))
    folder.write(`content/hotels/${id}.json`, JSON.stringify(data));
  folder.write('content/pictures/rooms/standard.jpg');
});

function mistakes() {
  const { content, mistakes } = readContent(folder.path);
  return mistakes.map((mistake) => formatMistake(mistake, content));
}
const hotel = () => JSON.stringify(testContent().hotels.lake);

test('correct content has no mistake, whatever files computers add to the folders', () => {
  for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store', '._offers.json', '.gitkeep'])
    for (const place of ['', 'hotels/', 'pictures/rooms/']) folder.write(`content/${place}${name}`, 'x');
  folder.write('content/schema/schema.ts');
  for (const name of ['logo', 'office-map', 'drawings/munnar']) folder.write(`content/${name}.svg`);
  expect(mistakes()).toEqual([]);
  expect(pictureFiles(folder.path)).toEqual(['rooms/standard.jpg']);
});

test.each([
  [
    'hotels/munnar.json.txt',
    'is not read by any page, because of its name or its folder; rename it to content/hotels/munnar.json',
  ],
  ['hotels/kochi (1).json', 'is a copy, which no page reads; keep one of the two files under the old name'],
  [
    'offers.json.txt',
    'is not read by any page, because of its name or its folder; rename it to content/offers.json',
  ],
  ['notes', 'is not read by any page; delete it, or move it out of content/'],
])('content/%s %s', (name, sentence) => {
  folder.write(`content/${name}`, hotel());
  expect(mistakes()).toEqual([`content/${name}: ${sentence}`]);
});

test('a picture without an ending is listed, so that the check can name it', () => {
  folder.write('content/pictures/rooms/attic');
  expect(pictureFiles(folder.path)).toContain('rooms/attic');
});

test.each<[string, string | Buffer, string]>([
  [
    'as UTF-16',
    Buffer.from('\ufeff{}', 'utf16le'),
    'is saved as UTF-16, which Notepad calls "Unicode"; save it again as UTF-8',
  ],
  [
    'in an old encoding',
    Buffer.from('{"a":"caf\u00e9"}', 'latin1'),
    'is not saved as UTF-8; open it in an editor, choose the encoding UTF-8 and save it again',
  ],
  [
    'with a comma too few',
    '{\n  "a": 1\n  "b": 2\n}\n',
    'line 3 cannot be read: a comma, a bracket or a quotation mark is missing, or there is one too many, in this line or the line above',
  ],
  [
    'with quotation marks from Word',
    '{\n  "a": “words”,\n  "b": 2\n}\n',
    'line 2 cannot be read: it has curly quotation marks (“ ”); type straight ones (")',
  ],
  [
    'with 20,000 brackets that nothing closes',
    '{"a":'.repeat(20_000),
    'has brackets in brackets without end; restore it from the git history',
  ],
  ['empty', '', 'is empty; restore it from the git history'],
])('a file %s', (_, bytes, sentence) => {
  folder.write('content/offers.json', bytes);
  expect(mistakes()).toEqual([`content/offers.json: ${sentence}`]);
});

test('a duplicate key is named with its place', () => {
  folder.write('content/hotels/lake.json', hotel().replace('{', '{"tagline": "Older words",'));
  expect(mistakes()).toEqual([
    'content/hotels/lake.json, Tagline: is there twice; delete the one that is wrong',
  ]);
});

test('a duplicate key in an entry of a list is named, and the same key in two entries is correct', () => {
  const offer = (keys: string) => `{"title":"a \\"code\\": {b",${keys}}`;
  const both = `{"offers":[${offer('"code":"A"')},${offer('"code":"A","code":"B"')}]}`;
  folder.write('content/offers.json', both);
  expect(mistakes()).toEqual([
    'content/offers.json, Offers, a "code": {b (2), Code: is there twice; delete the one that is wrong',
  ]);
});

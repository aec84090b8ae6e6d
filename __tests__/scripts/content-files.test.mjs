/** @jest-environment node */
import { fileFaults } from '../../scripts/lib/content-files.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';

const folder = temporaryFolder();

/** What is told of a list of offers with this change. */
function faultsAfter(from, to) {
  const sound = [
    "import type { Offer } from './types';",
    '',
    'export const offers: Offer[] = [',
    '  {',
    "    code: 'STAY15',",
    '    percent: 15,',
    "    title: 'Onam',",
    '  },',
    '];',
    '',
  ].join('\n');
  if (!sound.includes(from)) throw new Error(`there is no ${from}`);
  folder.write('content/offers.ts', sound.replace(from, to));
  return fileFaults(folder.path);
}

test('sound content has no fault', () => {
  expect(faultsAfter('', '')).toEqual([]);
});

test.each([
  ['a missing comma', "'STAY15',", "'STAY15'", 5, "a comma is missing at the end of `code: 'STAY15'`"],
  ['a text that is not closed', "'STAY15',", "'STAY15,", 5, 'the text is not closed in `code:'],
  ['a text that goes on in the next line', "'Onam'", "'Onam\n  and Vishu'", 7, 'the text is not closed'],
  ['an apostrophe in a text', "'Onam'", "'Onam's week'", 7, 'an apostrophe ends the text too early'],
  ['curly quotation marks', "'STAY15'", '‘STAY15’', 5, '‘ is a curly quotation mark'],
  ['a comma inside a number', '15,', '1,500,', 6, 'has a comma inside a number'],
  ['a sign of currency', '15,', '₹15,', 6, '₹ cannot stand outside of a text'],
  ['a per cent sign', '15,', '15%,', 6, 'has a sign behind the number'],
  ['a name of two words', 'percent:', 'per cent:', 6, 'has a space in the name before the colon'],
  ['a bracket that is not closed', '];\n', '', 9, 'the file ends too early'],
  ['a bracket that was never opened', '  {\n', '', 4, 'cannot be understood'],
  ['a number that begins with a zero', '15,', '05000,', 6, '`05000` begins with a zero; write 5000, or'],
  [
    'two versions after a merge',
    '  {\n',
    '<<<<<<< ours\n  {\n=======\n',
    4,
    'two versions were merged here and nobody chose',
  ],
  ['a bare word', '15,', 'fifteen,', 6, '`fifteen` is neither a text nor a number'],
])('%s is told with its line', (_, from, to, line, message) => {
  const faults = faultsAfter(from, to);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`content/offers.ts, line ${line}: `);
  expect(faults[0]).toContain(message);
});

test('a file that Notepad saved as UTF-16 is told', () => {
  const text = Buffer.from('\ufeffexport const offers = [];\n', 'utf16le');
  folder.write('content/offers.ts', text);
  expect(fileFaults(folder.path)).toEqual([
    'content/offers.ts, line 1: the file is saved as UTF-16; save it again as UTF-8 (in Notepad: Save as, Encoding)',
  ]);
});

describe('the list of hotels', () => {
  beforeEach(() => {
    folder.write('content/hotels/kochi.ts', "export const kochi = { id: 'kochi' };");
  });
  const listed = (...lines) => {
    folder.write('content/hotels/index.ts', lines.join('\n'));
    return fileFaults(folder.path);
  };

  test('may import what is there', () => {
    expect(listed("import { kochi } from './kochi';", 'export const hotels = [kochi];')).toEqual([]);
  });

  test('names a file that is not there', () => {
    expect(listed("import { kochi } from './cochin';", 'export const hotels = [kochi];')).toEqual([
      expect.stringContaining('content/hotels/index.ts, line 1: there is no file content/hotels/cochin.ts'),
    ]);
  });

  test('names what a copied file still calls otherwise', () => {
    expect(listed("import { munnar } from './kochi';", 'export const hotels = [munnar];')).toEqual([
      'content/hotels/index.ts, line 1: content/hotels/kochi.ts has no `munnar` but `kochi`; use one name in both',
    ]);
  });

  test('names a hotel that is not imported', () => {
    expect(listed('', 'export const hotels = [kochi];')).toEqual([
      expect.stringContaining('content/hotels/index.ts, line 2: `kochi` is neither a text nor a number'),
    ]);
  });
});

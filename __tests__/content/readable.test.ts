/** @jest-environment node */
import { fileFaults } from '@/content/rules/readable';

import { temporaryFolder } from '../support/temporary-folder';

// The compiler reads its library first.
jest.setTimeout(60_000);

const folder = temporaryFolder();

/** What is told of a list of offers with this change. */
function faultsAfter(from: string, to: string) {
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
  folder.write('content/types.ts', 'export interface Offer { code: string; percent: number; title: string }');
  folder.write('content/offers.ts', sound.replace(from, to));
  return fileFaults(folder.path);
}

test('sound content has no fault', () => {
  expect(faultsAfter('', '')).toEqual([]);
});

test.each([
  ['a missing comma', "'STAY15',", "'STAY15'", 5, "a comma is missing at the end of `code: 'STAY15'`"],
  ['a text that is not closed', "'STAY15',", "'STAY15,", 5, 'Unterminated string literal'],
  ['a text that goes on in the next line', "'Onam'", "'Onam\n  and Vishu'", 7, 'Unterminated string literal'],
  ['an apostrophe in a text', "'Onam'", "'Onam's week'", 7, 'has an apostrophe that ends the text too early'],
  ['curly quotation marks', "'STAY15'", '‘STAY15’', 5, 'has a curly quotation mark'],
  ['a comma inside a number', '15,', '1,500,', 6, 'has a comma inside a number'],
  ['a sign of currency', '15,', '₹15,', 6, 'cannot be understood (Invalid character.)'],
  ['a per cent sign', '15,', '15%,', 6, 'has a sign behind the number'],
  ['a name of two words', 'percent:', 'per cent:', 6, 'has a space in the name before the colon'],
  ['marks of a merge', '    code', '<<<<<<< HEAD\n    code', 5, 'two versions that were not merged'],
  ['a file saved as UTF-16', 'import', 'i\0m\0port', 1, 'saved as UTF-16'],
  ['a number with a 0 in front', '15,', '015,', 6, 'begins with 0'],
  ['a bracket that is not closed', '];\n', '', 9, 'a bracket or a quotation mark is missing'],
  ['a bracket that was never opened', '  {\n', '', 4, 'cannot be understood'],
  ['a bare word', '15,', 'fifteen,', 6, "Cannot find name 'fifteen'. Put a text between"],
])('%s is told with its line', (_, from, to, line, message) => {
  const faults = faultsAfter(from, to);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`content/offers.ts, line ${line}: `);
  expect(faults[0]).toContain(message);
});

describe('the list of hotels', () => {
  beforeEach(() => {
    folder.write('content/hotels/kochi.ts', "export const kochi = { id: 'kochi' };");
  });
  const listed = (...lines: string[]) => {
    folder.write('content/hotels/index.ts', lines.join('\n'));
    return fileFaults(folder.path);
  };

  test('may import what is there', () => {
    expect(listed("import { kochi } from './kochi';", 'export const hotels = [kochi];')).toEqual([]);
  });

  test('names a file that is not there', () => {
    expect(listed("import { kochi } from './cochin';", 'export const hotels = [kochi];')).toEqual([
      expect.stringContaining("content/hotels/index.ts, line 1: Cannot find module './cochin'"),
    ]);
  });

  test('names what a copied file still calls otherwise', () => {
    expect(listed("import { munnar } from './kochi';", 'export const hotels = [munnar];')).toEqual([
      expect.stringContaining('no exported member'),
    ]);
  });

  test('names a hotel that is not imported', () => {
    expect(listed('', 'export const hotels = [kochi];')).toEqual([
      expect.stringContaining("content/hotels/index.ts, line 2: Cannot find name 'kochi'"),
    ]);
  });
});

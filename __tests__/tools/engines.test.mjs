/** @jest-environment node */
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../../tools/command.mjs';
import { waitFor } from '../../tools/engines/drivers.mjs';
import { takeWalk, walk } from '../../tools/engines/walk.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';

const folder = temporaryFolder();

test('each page is opened at two widths, and then the widgets are used', () => {
  const names = walk(['/', '/about']).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['/ at 390 px', '/ at 1280 px', '/about at 390 px', '/about at 1280 px']);
  expect(names.length).toBeGreaterThan(10);
});

test('a step that fails is told, and the next is taken', async () => {
  const tab = { errors: ['from before'] };
  const results = await takeWalk(
    tab,
    [
      {
        name: 'throws',
        run: async () => {
          throw new Error('waited in vain for the menu\nand more');
        },
      },
      { name: 'passes', run: async () => {} },
      { name: 'says something', run: async () => void tab.errors.push('oh') },
    ],
    (route) => route,
  );
  expect(results).toEqual([
    { step: 'throws', failure: 'waited in vain for the menu' },
    { step: 'passes' },
    { step: 'says something', failure: 'the console said: oh' },
  ]);
});

test('waiting ends with a sentence', async () => {
  await expect(waitFor(() => false, 0, 'Godot')).rejects.toThrow('waited in vain for Godot');
  let turns = 0;
  await waitFor(() => (turns += 1) > 1, 5000, 'a turn');
  expect(turns).toBe(2);
});

test('a program is found by name or by path, if it may be run', () => {
  const found = folder.write('browser');
  chmodSync(found, 0o755);
  chmodSync(folder.write('text'), 0o644);
  const searchPath = `/nowhere${path.delimiter}${folder.path}`;
  expect(findProgram([undefined, 'text', 'browser'], searchPath)).toBe(found);
  expect(findProgram([found], '')).toBe(found);
  expect(findProgram(['none'], folder.path)).toBeUndefined();
});

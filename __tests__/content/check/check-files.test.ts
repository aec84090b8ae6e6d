import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { checkContent } from '@/content/check/check';
import { pictureFiles } from '@/content/check/read';
import { projectRoot } from '@/lib/node/project';

// Each test copies all of the content, which is slow on a busy machine.
jest.setTimeout(60_000);

/** A copy of the content with empty picture files, because only their names matter here. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  const originals = path.join(projectRoot, 'content/pictures');
  cpSync(path.join(projectRoot, 'content'), path.join(folder, 'content'), {
    recursive: true,
    filter: (file) => file !== originals,
  });
  for (const name of pictureFiles(projectRoot)) write(`content/pictures/${name}`, '');
  for (const name of ['app', 'public'])
    symlinkSync(path.join(projectRoot, name), path.join(folder, name), 'junction');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Replaces the first match of a pattern in a file. The pattern must match, whatever the content is. */
function edit(file: string, from: RegExp, to: string) {
  const before = readFileSync(path.join(folder, file), 'utf8');
  expect(before).toMatch(from);
  write(file, before.replace(from, to));
}

test('the content of the site has no mistakes', () => {
  expect(checkContent(folder).mistakes).toEqual([]);
});

test.each<[string, () => void, string]>([
  [
    'a file that was deleted',
    () => rmSync(path.join(folder, 'content/offers.json')),
    'content/offers.json: is missing; make it if it is new, or restore it from the git history',
  ],
  [
    'a page that was removed by hand',
    () => edit('content/pages.json', /"gallery": \{[^]*?\n  \},/, ''),
    "content/pages.json: has no page '/gallery', but there is app/gallery; add it if it is new (docs/code.md), or restore it from the git history",
  ],
  [
    'a page without a folder',
    () => edit('content/pages.json', /"\/Facilities"/, '"/facilities"'),
    'content/pages.json: there is no app/facilities/page.tsx; make it, or correct the path',
  ],
])('%s is reported', (_, change, line) => {
  change();
  expect(checkContent(folder).mistakes).toEqual([line]);
});

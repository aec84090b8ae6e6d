/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../build/project';
import { licencesText, shipped } from '../../tools/licences';
import { listFiles } from '../../build/project';

const text = licencesText(projectRoot);
const listed = [...text.matchAll(/^(\S+) \d[^ ]*: (.*)$/gm)].map(([, name = '', licence = '']) => [
  name,
  licence,
]);

test('public/licences.txt is what `npm run licences` writes', () => {
  expect(readFileSync(path.join(projectRoot, 'public/licences.txt'), 'utf8')).toBe(text);
});

test('every package that the code of the pages imports is among those that reach visitors', () => {
  const files = ['app', 'components', 'hooks', 'lib'].flatMap((folder) =>
    listFiles(path.join(projectRoot, folder)).map((file) => path.join(projectRoot, folder, file)),
  );
  // Types alone.
  const others = ['schema-dts'];
  const imported = files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'((?:@\w+\/)?[a-z][\w-]*)/g),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !others.includes(name) && !name.startsWith('node'));
  expect(imported.length).toBeGreaterThan(10);
  expect(shipped).toEqual(expect.arrayContaining([...new Set(imported)]));
});

test.each(listed)('%s may be handed on: %s', (_, licence) => {
  // Licences that ask for nothing but their notice; another one wants a decision.
  expect(['MIT', 'ISC', '0BSD', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']).toContain(licence);
});

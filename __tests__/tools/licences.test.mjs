/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { licencesText } from '../../tools/licences.mjs';

const project = path.resolve(__dirname, '../..');
const text = licencesText(project);
const listed = [...text.matchAll(/^(\S+) \d[^ ]*: (.*)$/gm)].map(([, name, licence]) => [name, licence]);

test('public/licences.txt is what `npm run licences` writes', () => {
  expect(readFileSync(path.join(project, 'public/licences.txt'), 'utf8')).toBe(text);
});

test('what visitors load is listed, with the fonts', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  const others = ['scheduler', '@fontsource/marcellus', '@fontsource-variable/figtree'];
  expect(listed.map(([name]) => name)).toEqual(
    expect.arrayContaining([...Object.keys(dependencies), ...others]),
  );
});

test.each(listed)('%s may be handed on: %s', (_, licence) => {
  // Licences that ask for nothing but their notice; another one wants a decision.
  expect(['MIT', 'ISC', '0BSD', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']).toContain(licence);
});

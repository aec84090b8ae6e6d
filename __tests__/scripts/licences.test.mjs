/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { licencesText, shippedPackages } from '../../scripts/licences.mjs';

const project = path.resolve(__dirname, '../..');
const packages = shippedPackages(project);

test('public/licences.txt is what `npm run licences` writes', () => {
  expect(readFileSync(path.join(project, 'public/licences.txt'), 'utf8')).toBe(licencesText(packages));
});

test('what visitors load is listed, with the fonts', () => {
  const names = packages.map(({ name }) => name);
  const { dependencies } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(names).toEqual(
    expect.arrayContaining(['scheduler', '@fontsource/marcellus', '@fontsource-variable/figtree']),
  );
});

test.each(packages.map(({ name, licence }) => [name, licence]))('%s may be handed on: %s', (_, licence) => {
  // Licences that ask for nothing but their notice; another one wants a decision.
  expect(['MIT', '0BSD', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']).toContain(licence);
});

test('every font that the pages name comes from a listed package', () => {
  const layout = readFileSync(path.join(project, 'app/layout.tsx'), 'utf8');
  const fonts = layout.match(/src: '[^']*'/g) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(packages.some(({ name }) => font.includes(`/${name}/`))).toBe(true);
});

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '@/build/project';
import { temporaryFolder } from '../../support/temporary-folder';

const fonts = path.join(projectRoot, 'build/prepare/fonts');
const folder = temporaryFolder();
beforeEach(() => {
  folder.write('package.json', '{}');
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder.path, 'node_modules'), 'junction');
});

/** The fonts for a site whose content is `text`. They are made in a separate Node.js process, outside of Jest. */
function fontsFor(text: string): Record<'display' | 'text' | 'malayalam', Buffer> {
  const words = [folder.path, { hotels: [{ rows: [{ text }] }] }].map((each) => JSON.stringify(each));
  const program = `require(${JSON.stringify(fonts)}).makeFonts(${words})`;
  execFileSync(process.execPath, ['-r', 'tsx/cjs', '--eval', program], { cwd: projectRoot });
  const read = (name: string) => readFileSync(path.join(folder.path, `generated/fonts/${name}.woff2`));
  return { display: read('display'), text: read('text'), malayalam: read('malayalam') };
}

test('a new character in the content is added to both fonts', () => {
  const before = fontsFor('Lamps are lit at six.');
  const after = fontsFor('Lamps are lit at six. Déjà vu, façade, Ångström.');
  expect(after.text.length).toBeGreaterThan(before.text.length);
  expect(after.display.length).toBeGreaterThan(before.display.length);
  expect(after.malayalam).toEqual(before.malayalam);
});

test('a new Malayalam letter is added to the Malayalam font alone', () => {
  const before = fontsFor('Kochi കൊച്ചി');
  const after = fontsFor('Kochi കൊച്ചി കോട്ടയം');
  expect(after.malayalam.length).toBeGreaterThan(before.malayalam.length);
  expect(after.text).toEqual(before.text);
});

test('the same characters give the same bytes', () => {
  expect(fontsFor('Six lit lamps are at.')).toEqual(fontsFor('Lamps are lit at six.'));
});

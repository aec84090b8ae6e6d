/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '@/lib/node/project';

import { temporaryFolder } from '../../support/temporary-folder';

const fonts = path.join(projectRoot, 'build/prepare/fonts');
const folder = temporaryFolder();
beforeEach(() => {
  folder.write('package.json', '{}');
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder.path, 'node_modules'), 'junction');
});

type Fonts = Record<'display' | 'text' | 'malayalam', Buffer>;

/** The fonts for sites whose content is each of `texts`. A separate Node.js process makes them, outside of Jest. */
function fontsFor(...texts: string[]): Fonts[] {
  const roots = texts.map((_, index) => path.join(folder.path, `site-${index}`));
  const sites = texts.map((text, index) => [roots[index], { hotels: [{ rows: [{ text }] }] }]);
  const program = `(async () => {
    for (const site of ${JSON.stringify(sites)}) await require(${JSON.stringify(fonts)}).makeFonts(...site);
  })()`;
  execFileSync(process.execPath, ['-r', 'tsx/cjs', '--eval', program], { cwd: projectRoot });
  return roots.map((root) => {
    const read = (name: keyof Fonts) => readFileSync(path.join(root, `generated/fonts/${name}.woff2`));
    return { display: read('display'), text: read('text'), malayalam: read('malayalam') };
  });
}

test('a new character in the content is added to both fonts', () => {
  const [before, after] = fontsFor(
    'Lamps are lit at six.',
    'Lamps are lit at six. Déjà vu, façade, Ångström.',
  );
  expect(after!.text.length).toBeGreaterThan(before!.text.length);
  expect(after!.display.length).toBeGreaterThan(before!.display.length);
  expect(after!.malayalam).toEqual(before!.malayalam);
});

test('a new Malayalam letter is added to the Malayalam font alone', () => {
  const [before, after] = fontsFor('Kochi കൊച്ചി', 'Kochi കൊച്ചി കോട്ടയം');
  expect(after!.malayalam.length).toBeGreaterThan(before!.malayalam.length);
  expect(after!.text).toEqual(before!.text);
});

test('the same characters give the same bytes', () => {
  const [one, other] = fontsFor('Six lit lamps are at.', 'Lamps are lit at six.');
  expect(one).toEqual(other);
});

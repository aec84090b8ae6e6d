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

test('each font gets the letters of the content that it draws, in the same bytes for the same letters', () => {
  const words = 'Lamps are lit at six.';
  const [plain, accents, otherWords, kochi, kottayam] = fontsFor(
    words,
    `${words} Déjà vu, façade, Ångström.`,
    'Six lit lamps are at.',
    'Kochi കൊച്ചി',
    'Kochi കൊച്ചി കോട്ടയം',
  );
  expect(accents!.text.length).toBeGreaterThan(plain!.text.length);
  expect(accents!.display.length).toBeGreaterThan(plain!.display.length);
  expect(accents!.malayalam).toEqual(plain!.malayalam);
  expect(otherWords).toEqual(plain);
  expect(kottayam!.malayalam.length).toBeGreaterThan(kochi!.malayalam.length);
  expect(kottayam!.text).toEqual(kochi!.text);
});

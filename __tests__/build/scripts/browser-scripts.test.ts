import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { makeBrowserScripts, refuseServerFiles, type BrowserScripts } from '@/build/scripts/browser-scripts';
import { islandFiles } from '@/build/scripts/island-sources';

const outFolder = mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
afterAll(() => rmSync(outFolder, { recursive: true }));
const folder = path.join(outFolder, '_next/static/islands');
let scripts: BrowserScripts;
const onHome = ['counters', 'tabs'];
beforeAll(async () => {
  const html = onHome.map((name) => `<page-island data-name="${name}"></page-island>`).join('');
  writeFileSync(path.join(outFolder, 'index.html'), html);
  scripts = await makeBrowserScripts({ outFolder, basePath: '/guests', mode: 'development' });
}, 60_000);

const read = (file: string) => readFileSync(path.join(outFolder, file), 'utf8');
/** 'live-map.island-0bdf4928908b.js' is 'live-map.island'. */
const names = () => readdirSync(folder).map((file) => file.replace(/-[0-9a-f]{12}\.js$/, ''));

// With React's development build, which has a million bytes: minifying takes most of the time of a build.
test('islands that Home does not have are files of their own, without React', () => {
  const own = [...islandFiles().keys()].filter((name) => !onHome.includes(name));
  expect(names()).toEqual(
    expect.arrayContaining(['islands', 'page', ...own.map((name) => `${name}.island`)]),
  );
  const files = readdirSync(folder).filter((file) => file.includes('.island-'));
  expect(files).toHaveLength(own.length);
  for (const file of files) {
    expect(statSync(path.join(folder, file)).size).toBeLessThan(100_000);
    expect(read(`_next/static/islands/${file}`)).toContain('globalThis.siteReact');
  }
  expect(read(scripts.islands)).toContain('hydrateRoot');
  expect(read(scripts.page)).not.toContain('hydrateRoot');
});

test('the script in the head has the addresses of all others, with the base path', () => {
  expect(scripts.listenEarly).toContain(`"/guests/${scripts.islands}"`);
  expect(scripts.listenEarly).toContain(`"/guests/${scripts.page}"`);
  for (const file of readdirSync(folder).filter((name) => name.includes('.island-')))
    expect(scripts.listenEarly).toContain(`"/guests/_next/static/islands/${file}"`);
});

test.each([
  ['content/hotels.ts', true],
  ['generated/pictures.json', true],
  ['build/build.ts', true],
  ['lib/node/project.ts', true],
  ['app/page.tsx', true],
  ['app/_browser/page.ts', false],
  ['components/tabs/tabs.island.tsx', false],
  ['lib/format.ts', false],
])('an island that imports %s is refused: %s', (file, isRefused) => {
  const check = () => refuseServerFiles([file], 'components/tabs/tabs.island.tsx');
  if (isRefused) expect(check).toThrow(`tabs.island.tsx brings ${file} into the browser`);
  else expect(check).not.toThrow();
});

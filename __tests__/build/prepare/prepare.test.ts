import { rmSync } from 'node:fs';
import path from 'node:path';

import { checkContentFiles } from '@/build/prepare/check-texts-and-pictures';
import { listPictures } from '@/build/prepare/make-pictures';
import { prepare, startToPrepare } from '@/build/prepare/prepare';

import { temporaryFolder } from '../../support/temporary-folder';

jest.mock('@/build/prepare/check-texts-and-pictures', () => ({ checkContentFiles: jest.fn() }));
jest.mock('@/build/prepare/fonts', () => ({ makeFonts: jest.fn() }));
jest.mock('@/build/prepare/icons', () => ({ makeIcons: jest.fn() }));
jest.mock('@/build/prepare/make-pictures', () => ({ listPictures: jest.fn() }));

const folder = temporaryFolder();
const remove = (file: string) => rmSync(path.join(folder.path, file));
/** How often the steps have run. */
const runs = () => jest.mocked(checkContentFiles).mock.calls.length;

beforeEach(async () => {
  jest.clearAllMocks();
  jest.mocked(listPictures).mockResolvedValue(async () => {});
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_SITE_URL: '' });
  const outputs = ['generated/fonts/text.woff2', 'generated/pictures.json', 'generated/focus.css'];
  const icons = ['public/brand/favicon.svg', 'public/favicon.ico'];
  for (const file of [...outputs, ...icons, 'public/pictures/a.avif']) folder.write(file);
  await prepare(folder.path);
});

test.each([
  ['nothing', 0, () => {}],
  ['a text', 1, () => folder.write('content/site.json', '{}')],
  ['a photograph', 1, () => folder.write('content/pictures/rooms/a.jpg', 'other')],
  ['a colour', 1, () => folder.write('styles/tokens.css', 'other')],
  ['a placeholder of pictures', 1, () => folder.write('components/picture/picture.css', 'other')],
  ['the version of a font or an encoder', 1, () => folder.write('package-lock.json', 'other')],
  ['the address of a page', 1, () => folder.write('app/spa/page.tsx')],
  ['how pictures are made', 1, () => folder.write('build/prepare/pictures/settings.ts', 'other')],
  ['a function that the checks use', 1, () => folder.write('lib/format.ts', 'other')],
  ['the address of the site', 1, () => (process.env.NEXT_PUBLIC_SITE_URL = 'https://a.example')],
  ['a font that was made', 1, () => remove('generated/fonts/text.woff2')],
  ['a picture that was made', 1, () => remove('public/pictures/a.avif')],
  ['an icon that was made', 1, () => remove('public/brand/favicon.svg')],
  ['the icon of old browsers', 1, () => remove('public/favicon.ico')],
  ['a test', 0, () => folder.write('e2e/home.spec.ts')],
])('after a change of %s, the steps run again: %i times', async (_, times, change) => {
  change();
  const before = runs();
  await prepare(folder.path);
  await prepare(folder.path);
  expect(runs() - before).toBe(times);
});

test('a second run has nothing to do, although the first one made the icons', async () => {
  jest.mocked(checkContentFiles).mockImplementationOnce(async () => {
    folder.write('public/brand/icon-192.png', 'made');
    return {} as never;
  });
  folder.write('content/site.json', '{}');
  await prepare(folder.path);
  const before = runs();
  await prepare(folder.path);
  expect(runs()).toBe(before);
});

test('pages can be rendered before the pictures are encoded; until then, nothing counts as prepared', async () => {
  folder.write('content/pictures/rooms/a.jpg', 'other');
  let finish = () => {};
  const encoding = new Promise<void>((resolve) => (finish = resolve));
  jest.mocked(listPictures).mockResolvedValue(() => encoding);
  const before = runs();
  const { pictures } = await startToPrepare(folder.path);
  await startToPrepare(folder.path);
  expect(runs() - before).toBe(2);
  finish();
  await pictures;
  await prepare(folder.path);
  expect(runs() - before).toBe(2);
});

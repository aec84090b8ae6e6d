/** @jest-environment node */
import { readdirSync } from 'node:fs';

import { openPictureFolder } from '@/build/prepare/pictures/store';

import { temporaryFolder } from '../../../support/temporary-folder';

const folder = temporaryFolder();
const make = async () => Buffer.from('picture');
const neverMade = () => Promise.reject(new Error('made again'));

test('a file is made once, and its address has no other folder', async () => {
  const first = openPictureFolder(folder.path);
  expect(await first.store('hero/arrival-640.avif', make)).toBe('/pictures/hero-arrival-640.avif');
  expect(first.madeCount()).toBe(1);

  const second = openPictureFolder(folder.path);
  expect(await second.store('hero/arrival-640.avif', neverMade)).toBe('/pictures/hero-arrival-640.avif');
  expect(second.madeCount()).toBe(0);
});

test('files that nothing asked for are removed', async () => {
  folder.write('hero-old-640.avif');
  folder.write('hero-kept-640.avif');
  const files = openPictureFolder(folder.path);
  await files.store('hero/kept-640.avif', neverMade);
  await files.store('hero/new-640.avif', make);
  files.removeOthers();
  expect(readdirSync(folder.path).sort()).toEqual(['hero-kept-640.avif', 'hero-new-640.avif']);
});

import { readdirSync } from 'node:fs';
import path from 'node:path';

import { openPictureFolder } from '@/build/prepare/pictures/store';

import { temporaryFolder } from '../../../support/temporary-folder';

const folder = temporaryFolder();
const make = async () => Buffer.from('picture');
const neverMade = () => Promise.reject(new Error('made again'));
const names = () => readdirSync(path.join(folder.path, 'public/pictures')).sort();

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation(() => {}));

test('a file is made once, and its address has no other folder', async () => {
  const first = openPictureFolder(folder.path);
  expect(first.add('hero/arrival-640.avif', make)).toBe('/pictures/hero-arrival-640.avif');
  expect(await first.makeMissing()).toBe(1);
  expect(names()).toEqual(['hero-arrival-640.avif']);

  const second = openPictureFolder(folder.path);
  expect(second.add('hero/arrival-640.avif', neverMade)).toBe('/pictures/hero-arrival-640.avif');
  expect(await second.makeMissing()).toBe(0);
});

test('files that were not added are removed', async () => {
  folder.write('public/pictures/hero-old-640.avif');
  folder.write('public/pictures/hero-kept-640.avif');
  const files = openPictureFolder(folder.path);
  files.add('hero/kept-640.avif', neverMade);
  files.add('hero/new-640.avif', make);
  files.removeOthers();
  await files.makeMissing();
  expect(names()).toEqual(['hero-kept-640.avif', 'hero-new-640.avif']);
});

test('a file that cannot be made is not there, and is made the next time', async () => {
  const files = openPictureFolder(folder.path);
  files.add('hero/arrival-640.avif', neverMade);
  await expect(files.makeMissing()).rejects.toThrow('made again');
  expect(names()).toEqual([]);
  const next = openPictureFolder(folder.path);
  next.add('hero/arrival-640.avif', make);
  expect(await next.makeMissing()).toBe(1);
});

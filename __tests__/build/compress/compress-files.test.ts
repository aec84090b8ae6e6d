import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { compressFiles } from '@/build/compress/compress-files';
import { listFiles } from '@/lib/node/list-files';

import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();
const at = (name: string) => path.join(folder.path, name);
const read = (name: string) => readFileSync(at(name));
const page = '<p>Rooms by the water</p>\n'.repeat(100);

test('texts get copies that decompress to them; pictures, small files and settings of hosts get none', async () => {
  for (const name of [
    'about.html',
    'about/index.html',
    'a.css',
    'lamp.avif',
    'a.woff2',
    '_headers',
    '.htaccess',
  ])
    folder.write(`out/${name}`, page);
  folder.write('out/robots.txt', 'User-agent: *');
  folder.write('copies/old.html.gz', 'of the build before');

  expect(await compressFiles(at('out'), at('copies'))).toMatch(/^6 /);
  expect(listFiles(at('copies'))).toEqual(
    ['a.css', 'about.html', 'about/index.html'].flatMap((name) => [`${name}.br`, `${name}.gz`]).sort(),
  );
  expect(brotliDecompressSync(read('copies/about/index.html.br')).toString()).toBe(page);
  expect(gunzipSync(read('copies/about.html.gz')).toString()).toBe(page);
  // The other hosts publish every file of the export.
  expect(listFiles(at('out')).filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
});

test('a copy that would be larger is not written', async () => {
  folder.write('out/noise.txt', randomBytes(2000));
  expect(await compressFiles(at('out'), at('copies'))).toMatch(/^0 /);
  expect(listFiles(at('copies'))).toEqual([]);
});

test('the same export gives the same bytes', async () => {
  folder.write('out/about.html', page);
  await compressFiles(at('out'), at('first'));
  await compressFiles(at('out'), at('second'));
  for (const name of ['about.html.br', 'about.html.gz'])
    expect(read(`second/${name}`)).toEqual(read(`first/${name}`));
});

/**
 *
 * deploy/publish.sh, with rsync: part of `npm run hosting`. addresses.hosting.ts serves what it publishes.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { hashedFolders } from '@/build/postprocess/cache-headers';

import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const site = () => path.join(folder.path, 'site');
const shown = (file: string) => path.join(site(), file);

/** Makes a build in which every file has its name, and publishes it. */
function publish(build: string, isFinished = true) {
  folder.write('project/out/_headers', build);
  folder.write('project/out/index.html', build);
  folder.write(`project/out/${build}.html`, build);
  for (const hashed of hashedFolders) folder.write(`project/out/${hashed}/${build}.js`, build);
  folder.write('project/out/sw.js', build);
  folder.write('project/generated/hosts/compressed/index.html.gz', gzipSync(isFinished ? build : 'before'));
  const script = folder.write('project/deploy/publish.sh', '');
  copyFileSync(path.join(__dirname, '../../deploy/publish.sh'), script);
  return spawnSync('sh', [script, `${site()}/`], { encoding: 'utf8' });
}

test('a new version replaces the one before; a page that was opened before still finds its files', () => {
  expect(publish('first').stdout).toContain('has this build');
  rmSync(path.join(folder.path, 'project/out'), { recursive: true });
  expect(publish('second').status).toBe(0);
  for (const name of ['index.html', 'sw.js', 'second.html'])
    expect(readFileSync(shown(name), 'utf8')).toBe('second');
  expect(existsSync(shown('index.html.gz'))).toBe(true);
  expect(existsSync(shown('first.html'))).toBe(false);
  for (const hashed of hashedFolders) expect(readFileSync(shown(`${hashed}/first.js`), 'utf8')).toBe('first');
});

test('nothing is deleted in a folder without the site', () => {
  folder.write('site/letters.txt', 'private');
  publish('first');
  expect(existsSync(shown('letters.txt'))).toBe(true);
});

test('a build that was interrupted is not published', () => {
  const { status, stderr } = publish('first', false);
  expect([status, stderr]).toEqual([1, expect.stringContaining('not the folder of a finished build')]);
  expect(existsSync(site())).toBe(false);
});

/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '../support/temporary-folder';

// Each deployment starts dozens of processes, which is slow on a busy machine.
jest.setTimeout(60_000);

const script = path.join(__dirname, '../../deploy/publish.sh');
const folder = temporaryFolder();
const site = () => path.join(folder.path, 'a site');
const shown = (file: string) => path.join(site(), 'current', file);

/** An export with one page and one script, both with the name of the build. */
function writeBuild(name: string): string {
  folder.write(`${name}/index.html`, `<script src="/_next/static/${name}.js"></script>`);
  folder.write(`${name}/_next/static/${name}.js`, name);
  folder.write(`${name}/pictures/lamp.avif`, 'lamp');
  return path.join(folder.path, name);
}

let second = 0;
/** Publishes each build one second later, because the time is the name of the version. */
function publish(build: string): string {
  const clock = folder.write('bin/date', `#!/bin/sh\necho 20261122-1200${String(10 + ++second)}\n`);
  execFileSync('chmod', ['+x', clock]);
  const PATH = `${path.dirname(clock)}:${process.env.PATH}`;
  return execFileSync('sh', [script, 'publish', build, site()], {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
}
const back = () => spawnSync('sh', [script, 'back', site()], { encoding: 'utf8' });

test('a page that was open before a deployment still finds its files', () => {
  publish(writeBuild('first'));
  publish(writeBuild('second'));
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('second.js');
  expect(readFileSync(shown('_next/static/first.js'), 'utf8')).toBe('first');
});

const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 3600;

test('a replaced version keeps its files for a week, however long it was current', () => {
  publish(writeBuild('first'));
  utimesSync(shown('_next/static/first.js'), eightDaysAgo, eightDaysAgo);
  publish(writeBuild('second'));
  publish(writeBuild('third'));
  expect(existsSync(shown('_next/static/first.js'))).toBe(true);

  utimesSync(path.join(site(), 'old/_next/static/first.js'), eightDaysAgo, eightDaysAgo);
  publish(writeBuild('fourth'));
  publish(writeBuild('fifth'));
  expect(existsSync(shown('_next/static/first.js'))).toBe(false);
  expect(existsSync(shown('_next/static/second.js'))).toBe(true);
  expect(existsSync(shown('pictures/lamp.avif'))).toBe(true);
});

test('a page of a withdrawn version still finds its files, and `back` never restores that version', () => {
  publish(writeBuild('first'));
  publish(writeBuild('second'));
  back();
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('first.js');
  expect(readFileSync(shown('_next/static/second.js'), 'utf8')).toBe('second');
  publish(writeBuild('third'));
  expect(existsSync(shown('_next/static/second.js'))).toBe(true);
  back();
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('first.js');
});

test('`back` restores the complete previous version', () => {
  publish(writeBuild('first'));
  publish(writeBuild('second'));
  expect(back().status).toBe(0);
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('first.js');
  const again = back();
  expect(again.status).toBe(1);
  expect(again.stderr).toMatch(/there is no version before/);
});

test('a folder that is not an export is refused, and the current version stays', () => {
  publish(writeBuild('first'));
  folder.write('empty/readme.txt');
  expect(() => publish(path.join(folder.path, 'empty'))).toThrow(/has no index\.html/);
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('first.js');
});

test('an interrupted upload is never published', () => {
  publish(writeBuild('first'));
  folder.write('a site/versions/.new/index.html', 'half');
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('first.js');
  publish(writeBuild('second'));
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('second.js');
});

test('five versions are kept', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) publish(writeBuild(name));
  expect(readdirSync(path.join(site(), 'versions'))).toHaveLength(5);
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('g.js');
});

/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { temporaryFolder } from '../support/temporary-folder';

// Each deployment starts dozens of processes, which is slow on a busy machine.
jest.setTimeout(60_000);

// Windows has no links that a user can make, and is not a system for this script.
const onPosix = process.platform === 'win32' ? test.skip : test;

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
const move = (way: 'back' | 'forward') => spawnSync('sh', [script, way, site()], { encoding: 'utf8' });
const back = () => move('back');

onPosix('a page that was open before a deployment still finds its files', () => {
  publish(writeBuild('first'));
  publish(writeBuild('second'));
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('second.js');
  expect(readFileSync(shown('_next/static/first.js'), 'utf8')).toBe('first');
});

const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 3600;

onPosix('a replaced version keeps its files for a week, however long it was current', () => {
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

onPosix('a page of a withdrawn version still finds its files, and `back` never restores that version', () => {
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

onPosix('`back` restores the complete previous version', () => {
  publish(writeBuild('first'));
  publish(writeBuild('second'));
  expect(back().status).toBe(0);
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('first.js');
  const again = back();
  expect(again.status).toBe(1);
  expect(again.stderr).toMatch(/there is no version before/);
});

onPosix('`forward` restores the version that was taken back, until another is published', () => {
  publish(writeBuild('first'));
  publish(writeBuild('second'));
  back();
  expect(move('forward').status).toBe(0);
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('second.js');
  expect(move('forward').stderr).toMatch(/there is no version after/);
  back();
  publish(writeBuild('third'));
  expect(move('forward').status).toBe(1);
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('third.js');
});

onPosix('a folder that is not an export is refused, and the current version stays', () => {
  publish(writeBuild('first'));
  folder.write('empty/readme.txt');
  expect(() => publish(path.join(folder.path, 'empty'))).toThrow(/has no index\.html/);
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('first.js');
});

onPosix('an interrupted upload is never published', () => {
  publish(writeBuild('first'));
  folder.write('a site/versions/.new/index.html', 'half');
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('first.js');
  publish(writeBuild('second'));
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('second.js');
});

const compressed = (name: string) => `generated/hosts/compressed/${name}`;

/** Writes the compressed copies of a build. Nothing here reads the `.br`, so it has any content. */
function writeCompressed(build: string): void {
  for (const name of ['index.html', `_next/static/${build}.js`]) {
    folder.write(compressed(`${name}.gz`), gzipSync(readFileSync(path.join(folder.path, build, name))));
    folder.write(compressed(`${name}.br`), build);
  }
}

onPosix('a version gets the compressed copies of its own files, and keeps the copies of old files', () => {
  writeBuild('first');
  writeCompressed('first');
  publish(path.join(folder.path, 'first'));
  expect(readFileSync(shown('index.html.br'), 'utf8')).toBe('first');
  expect(readFileSync(shown('_next/static/first.js.br'), 'utf8')).toBe('first');

  // The folder still has the copies of the first build.
  publish(writeBuild('second'));
  expect(existsSync(shown('index.html.gz'))).toBe(false);
  expect(existsSync(shown('index.html.br'))).toBe(false);
  expect(readFileSync(shown('_next/static/first.js.br'), 'utf8')).toBe('first');
});

onPosix('an old compressed copy is never put beside a new file of the same name', () => {
  writeBuild('first');
  writeCompressed('first');
  publish(path.join(folder.path, 'first'));
  rmSync(path.join(folder.path, 'generated'), { recursive: true });
  publish(writeBuild('second'));
  // A later version of the build program writes other bytes under the same name.
  writeBuild('third');
  folder.write('third/_next/static/first.js', 'other bytes');
  publish(path.join(folder.path, 'third'));
  expect(readFileSync(shown('_next/static/first.js'), 'utf8')).toBe('other bytes');
  expect(existsSync(shown('_next/static/first.js.gz'))).toBe(false);
  publish(writeBuild('fourth'));
  expect(existsSync(shown('_next/static/first.js.gz'))).toBe(false);
});

onPosix.each([
  ['like the mv of macOS, which has -h instead of -T', '-*T*) exit 64;; -fh) shift; exec perl -e'],
  ['without a flag against following links', '-*[Th]*) exit 64;; -perl) exec perl -e'],
])('it works with an mv %s', (_, cases) => {
  const rename = `'rename($ARGV[0], $ARGV[1]) or die' "$@"`;
  const mv = folder.write(
    'bin/mv',
    `#!/bin/sh\ncase "$1" in ${cases} ${rename};; *) exec /bin/mv "$@";; esac\n`,
  );
  execFileSync('chmod', ['+x', mv]);
  publish(writeBuild('first'));
  publish(writeBuild('second'));
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('second.js');
  expect(readdirSync(site()).sort()).toEqual(['current', 'old', 'versions']);
  expect(readdirSync(path.join(site(), 'versions'))).toHaveLength(2);
});

onPosix('five versions are kept', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) publish(writeBuild(name));
  expect(readdirSync(path.join(site(), 'versions'))).toHaveLength(5);
  expect(readFileSync(shown('index.html'), 'utf8')).toContain('g.js');
});

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { MEASURES_FILE } from '@/build/prepare/measure-pictures';
import { commitContent } from '@/editor/local/commit';
import { projectRoot } from '@/lib/node/project';

import { temporaryFolder } from '../../support/temporary-folder';

jest.setTimeout(60_000);

const folder = temporaryFolder();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@house.example', ...args], {
    cwd: folder.path,
    encoding: 'utf8',
  }).trim();
const commits = () => git('rev-list', '--count', 'HEAD');
const rooms = () => path.join(folder.path, 'content/rooms.json');
const change = (from: RegExp, to: string) =>
  writeFileSync(rooms(), readFileSync(rooms(), 'utf8').replace(from, to));

/** A checkout of the content. */
beforeEach(() => {
  for (const name of ['content', 'app'])
    cpSync(path.join(projectRoot, name), path.join(folder.path, name), { recursive: true });
  // With the measures of the pictures, which take a while.
  cpSync(path.join(projectRoot, MEASURES_FILE), path.join(folder.path, MEASURES_FILE), { recursive: true });
  git('init', '--quiet');
  git('config', 'user.name', 'Anna');
  git('config', 'user.email', 'anna@house.example');
  git('add', 'content', 'app');
  git('commit', '--quiet', '--message', 'Begin');
});

test('the content alone is committed, after its report and a yes, and never with a mistake in a picture', async () => {
  const ask = jest.fn(async () => 'no');
  expect(await commitContent(folder.path, ask)).toBe('There is nothing to commit.');
  change(/"price": ".+?"/, '"price": "5,300"');
  folder.write('notes.txt', 'mine');
  expect(await commitContent(folder.path, ask)).toBe('Nothing was committed.');
  expect(ask).toHaveBeenCalledWith(expect.stringMatching(/5,300[^]*Commit 1 change/));
  expect(commits()).toBe('1');
  expect(await commitContent(folder.path, async () => 'yes')).toMatch(/^The changes are committed/);
  expect(commits()).toBe('2');
  expect(git('status', '--porcelain')).toContain('notes.txt');

  const [, picture] = /"picture": "(.+?)"/.exec(readFileSync(rooms(), 'utf8')) ?? [];
  folder.write(`content${picture}`, '<html>Not found</html>');
  expect(await commitContent(folder.path, async () => 'yes')).toMatch(/Nothing was committed\.$/);
  expect(commits()).toBe('2');
});

/** @jest-environment node */
import { execFileSync } from 'node:child_process';

import { commitContent } from '@/editor/commit-content';

import { priceChange as price } from '../support/changes';
import { temporaryFolder } from '../support/temporary-folder';

jest.setTimeout(60_000);

const folder = temporaryFolder();
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder.path, encoding: 'utf8' }).trim();

beforeEach(() => {
  git('init', '--quiet');
  git('config', 'user.name', 'Anna');
  git('config', 'user.email', 'anna@house.example');
  folder.write('content/rooms.json', '{}');
  folder.write('notes.txt', 'mine');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
});

test.each<[what: string, warnings: string[], answer: string, asked: number, commits: string]>([
  ['an ordinary change is committed without a question', [], 'no', 0, '2'],
  ['one with a warning is asked about once, and stays when the answer is no', ['is far'], 'no', 1, '1'],
  ['one with a warning is committed after a yes', ['is far'], 'yes', 1, '2'],
])('%s', async (_, warnings, answer, asked, commits) => {
  folder.write('content/rooms.json', '{"a": 1}');
  folder.write('content/pictures/new.jpg', 'picture');
  folder.write('notes.txt', 'changed');
  const ask = jest.fn(async () => answer);
  await commitContent(folder.path, [price(warnings)], ask);
  expect(ask).toHaveBeenCalledTimes(asked);
  expect(git('rev-list', '--count', 'HEAD')).toBe(commits);
  // Other files are never committed.
  expect(git('status', '--porcelain', '--', 'notes.txt')).toBe('M notes.txt');
});

test('nothing to commit', async () => {
  expect(await commitContent(folder.path, [], async () => 'yes')).toBe('There is nothing to commit.');
});

/** @jest-environment node */
import { execFileSync } from 'node:child_process';

import { changesPage } from '@/editor/changes-page';
import { commitContent } from '@/editor/commit-content';
import { isWorthShowing, newsOf } from '@/tools/edit';

import { temporaryFolder } from '../support/temporary-folder';

jest.setTimeout(60_000);

const folder = temporaryFolder();
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder.path, encoding: 'utf8' }).trim();
const price = (marks: string[]) => ({
  title: 'Rooms: Price',
  lines: [{ parts: [['new', '1 < 2']] as ['new', string][] }],
  where: [],
  marks,
});

beforeEach(() => {
  git('init', '--quiet');
  git('config', 'user.name', 'Anna');
  git('config', 'user.email', 'anna@house.example');
  folder.write('content/rooms.json', '{}');
  folder.write('notes.txt', 'mine');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
});

test.each<[what: string, marks: string[], answer: string, asked: number, commits: string]>([
  ['an ordinary change is committed without a question', [], 'no', 0, '2'],
  ['a marked one is asked about once, and stays when the answer is no', ['is far'], 'no', 1, '1'],
  ['a marked one is committed after a yes', ['is far'], 'yes', 1, '2'],
])('%s', async (_, marks, answer, asked, commits) => {
  folder.write('content/rooms.json', '{"a": 1}');
  folder.write('content/pictures/new.jpg', 'picture');
  folder.write('notes.txt', 'changed');
  const ask = jest.fn(async () => answer);
  await commitContent(folder.path, [price(marks)], ask);
  expect(ask).toHaveBeenCalledTimes(asked);
  expect(git('rev-list', '--count', 'HEAD')).toBe(commits);
  // What is not content is never committed.
  expect(git('status', '--porcelain', '--', 'notes.txt')).toBe('M notes.txt');
});

test('nothing to publish', async () => {
  expect(await commitContent(folder.path, [], async () => 'yes')).toBe('There is nothing to publish.');
});

test('the terminal says only what is new, and of Next.js only errors', () => {
  const text = newsOf(
    [price([]), { ...price(['is far']), title: 'Offers' }],
    new Set(['Rooms: Price\n  “1 < 2”']),
  );
  expect(text).toBe('Offers\n  “1 < 2”\n  ! is far\nNot published yet: 2 changes, one marked.');
  expect(newsOf([price([])], new Set(['Rooms: Price\n  “1 < 2”']))).toBe('');
  expect(
    ['- Experiments (use with caution):', '✓ Ready in 2s', 'content/rooms.json: Error'].filter(
      isWorthShowing,
    ),
  ).toEqual([]);
  expect(isWorthShowing('⨯ ./app/page.tsx')).toBe(true);
});

test('the page has the marked changes first, and shows texts as they are', () => {
  const page = changesPage([price([]), { ...price(['is far']), title: 'Offers' }]);
  expect(page.indexOf('Offers')).toBeLessThan(page.indexOf('Rooms'));
  expect(page).toContain('<ins>1 &#60; 2</ins>');
});

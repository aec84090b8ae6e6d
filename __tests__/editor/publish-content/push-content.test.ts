/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../../../build/project';
import { temporaryFolder } from '../../support/temporary-folder';

jest.setTimeout(120_000);

const folder = temporaryFolder();
const at = (name: string) => path.join(folder.path, name);
const git = (repository: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@house.example', ...args], {
    cwd: at(repository),
    encoding: 'utf8',
  }).trim();

/** A commit on top of main that changes one file. */
function commit(file: string, text: string): string {
  git('work', 'switch', '--quiet', '--detach', 'main');
  folder.write(`work/${file}`, text);
  git('work', 'add', '--all');
  git('work', 'commit', '--quiet', '--message', `Change ${file}`);
  return git('work', 'rev-parse', 'HEAD');
}

beforeEach(() => {
  folder.write('work/content/rooms.json', '{}');
  git('work', 'init', '--quiet', '--initial-branch', 'main');
  git('work', 'add', '--all');
  git('work', 'commit', '--quiet', '--message', 'Begin');
  git('.', 'clone', '--quiet', '--bare', 'work', 'origin');
  git('.', 'clone', '--quiet', 'origin', 'runner');
  // Stands for GitHub's command: writes down how it was called.
  chmodSync(folder.write('bin/gh', `#!/bin/sh\necho "$@" >> "${at('gh.log')}"\n`), 0o755);
});

function push(live: string, review: string, report = 'The report') {
  const commits = [live, review].filter((each) => /^[0-9a-f]{40}$/.test(each));
  commits.forEach((each, index) => git('work', 'update-ref', `refs/content-changes/${index}`, each));
  folder.write('out/live', live);
  folder.write('out/review', review);
  folder.write('out/report.md', report);
  const names = commits.map((_, index) => `refs/content-changes/${index}`);
  if (names.length > 0) git('work', 'bundle', 'create', at('out/commits.bundle'), ...names, '^main');
  const { status } = spawnSync('sh', [path.join(projectRoot, '.github/scripts/push-content.sh'), at('out')], {
    cwd: at('runner'),
    env: {
      ...process.env,
      PATH: `${at('bin')}:${process.env.PATH}`,
      PAGES_ON_PUSH: 'true',
      GITHUB_REPOSITORY: 'house/site',
    },
  });
  const calls = existsSync(at('gh.log')) ? readFileSync(at('gh.log'), 'utf8') : '';
  return { status, main: git('origin', 'rev-parse', 'main'), calls };
}

test('what is right goes to main, what is marked to a pull request', () => {
  const [live, review] = [commit('content/rooms.json', '{"a": 1}'), commit('content/rooms.json', '{"a": 9}')];
  const { status, main, calls } = push(live, review);
  expect([status, main]).toEqual([0, live]);
  expect(git('origin', 'rev-parse', 'content-review')).toBe(review);
  expect(calls).toMatch(/workflow run pages\.yml[^]*pr create --base main --head content-review/);
});

test('the pictures of the report come to a branch of their own, and the report shows them from there', () => {
  folder.write('out/pictures/1-before.jpg', 'before');
  folder.write('out/pictures/1-after.jpg', 'after');
  folder.write('out/pictures/$(touch x).jpg', 'odd');
  push('', commit('content/rooms.json', '{"a": 9}'), '![](PICTURES/1-before.jpg)');
  const pictures = git('origin', 'rev-parse', 'content-review-pictures');
  expect(git('origin', 'ls-tree', '--name-only', pictures)).toBe('1-after.jpg\n1-before.jpg');
  expect(readFileSync(at('out/report.md'), 'utf8')).toBe(
    `![](https://github.com/house/site/raw/${pictures}/1-before.jpg)`,
  );
});

test.each<[what: string, file: string]>([
  ['code', 'app/page.tsx'],
  ['code in the folder of the content', 'content/schema.ts'],
  ['a workflow', '.github/workflows/content.yml'],
])('%s is never pushed', (_, file) => {
  const before = git('origin', 'rev-parse', 'main');
  const { status, main, calls } = push(commit('content/rooms.json', '{"a": 1}'), commit(file, 'fetch()'));
  expect([status, main, calls]).toEqual([1, before, '']);
});

test('nothing to push, and what is no commit', () => {
  const before = git('origin', 'rev-parse', 'main');
  expect(push('', '')).toEqual({ status: 0, main: before, calls: '' });
  expect(push('--force', '')).toEqual({ status: 1, main: before, calls: '' });
});

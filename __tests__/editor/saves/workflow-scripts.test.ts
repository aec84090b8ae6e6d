/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '@/lib/node/project';

import { temporaryFolder } from '../../support/temporary-folder';

jest.setTimeout(120_000);

const folder = temporaryFolder();
const at = (name: string) => path.join(folder.path, name);
const git = (repository: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@house.example', ...args], {
    cwd: at(repository),
    encoding: 'utf8',
  }).trim();

/** A commit on top of main that changes one file, and names the saves in it. */
function commit(file: string, text: string, ...saves: string[]): string {
  git('work', 'switch', '--quiet', '--detach', 'main');
  folder.write(`work/${file}`, text);
  git('work', 'add', '--all');
  const trailers = saves.map((save) => `Content-save: ${save}`).join('\n');
  git('work', 'commit', '--quiet', '--message', `Change ${file}\n\n${trailers}`);
  return git('work', 'rev-parse', 'HEAD');
}

beforeEach(() => {
  folder.write('work/content/rooms.json', '{}');
  git('work', 'init', '--quiet', '--initial-branch', 'main');
  git('work', 'add', '--all');
  git('work', 'commit', '--quiet', '--message', 'Begin');
  git('.', 'clone', '--quiet', '--bare', 'work', 'origin');
  git('.', 'clone', '--quiet', 'origin', 'runner');
  program('gh', readFileSync(path.join(projectRoot, '__tests__/support/fake-gh.sh'), 'utf8'));
});

/** A program that the scripts find before the programs of this computer. */
const program = (name: string, text: string) =>
  chmodSync(folder.write(`bin/${name}`, `#!/bin/sh\n${text}\n`), 0o755);

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync('sh', [path.join(projectRoot, '.github/scripts', script), ...args], {
    cwd: at('runner'),
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${at('bin')}:${process.env.PATH}`,
      GITHUB_REPOSITORY: 'house/site',
      ...env,
    },
  });
const textOf = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : '');

function push(live: string, review: string, { report = 'The report', hasKey = false, base = 'main' } = {}) {
  const commits = [live, review].filter((each) => /^[0-9a-f]{40}$/.test(each));
  commits.forEach((each, index) => git('work', 'update-ref', `refs/content-changes/${index}`, each));
  folder.write('out/live', live);
  folder.write('out/review', review);
  folder.write('out/report.md', report);
  const names = commits.map((_, index) => `refs/content-changes/${index}`);
  if (names.length > 0) git('work', 'bundle', 'create', at('out/commits.bundle'), ...names, `^${base}`);
  const env = { PAGES_ON_PUSH: 'true', HAS_DEPLOY_KEY: String(hasKey) };
  const { status } = run('push-content.sh', [at('out')], env);
  return { status, main: git('origin', 'rev-parse', 'main'), calls: textOf('gh.log') };
}

test('correct saves go to main, saves with a warning to a pull request', () => {
  const [live, review] = [commit('content/rooms.json', '{"a": 1}'), commit('content/rooms.json', '{"a": 9}')];
  const { status, main, calls } = push(live, review);
  expect([status, main]).toEqual([0, live]);
  expect(git('origin', 'rev-parse', 'content-review')).toBe(review);
  expect(calls).toMatch(
    /workflow run pages\.yml[^]*api repos\/house\/site\/pulls -f base=main -f head=content-review -f title=.* -F body=@/,
  );
});

test('a pull request that is open gets the new report, and is closed when nothing waits any more', () => {
  folder.write('open-pull-request', '12');
  const odd = commit('content/rooms.json', '{"a": 9}');
  const first = push('', odd).calls;
  // Not branches of this name in forks.
  expect(first).toContain('repos/house/site/pulls?state=open&base=main&head=house:content-review');
  expect(first).toMatch(/--method PATCH repos\/house\/site\/pulls\/12 -F body=@.*report\.md\n$/);
  const { calls } = push(commit('content/rooms.json', '{"a": 1}'), '');
  expect(calls.slice(first.length)).toMatch(
    /issues\/12\/comments -f body=Nothing waits[^]*--method PATCH repos\/house\/site\/pulls\/12 -f state=closed\n$/,
  );
});

test('when main changed meanwhile, nothing is pushed, and the workflow starts again', () => {
  const live = commit('content/rooms.json', '{"a": 1}');
  git('work', 'switch', '--quiet', 'main');
  folder.write('work/content/offers.json', '{}');
  git('work', 'add', '--all');
  git('work', 'commit', '--quiet', '--message', 'Another');
  git('work', 'push', '--quiet', at('origin'), 'main');
  // Before the job has read main, and after that.
  for (const read of [
    ['fetch', '--quiet', 'origin'],
    ['update-ref', 'refs/remotes/origin/main', `${live}^`],
  ]) {
    git('runner', ...read);
    const { status, main, calls } = push(live, '', { base: `${live}^` });
    expect([status, main]).toEqual([0, git('work', 'rev-parse', 'main')]);
    expect(calls).toBe('workflow run content.yml --ref content\n');
    folder.write('gh.log', '');
  }
});

test('a push that is refused fails, and does not start again and again', () => {
  folder.write('origin/hooks/pre-receive', '#!/bin/sh\nexit 1\n');
  chmodSync(at('origin/hooks/pre-receive'), 0o755);
  expect(push(commit('content/rooms.json', '{"a": 1}'), '')).toMatchObject({ status: 1, calls: '' });
});

test('the pictures of the report come to a branch of their own, and the report shows them from there', () => {
  folder.write('out/pictures/1-before.jpg', 'before');
  folder.write('out/pictures/1-after.jpg', 'after');
  folder.write('out/pictures/$(touch x).jpg', 'odd');
  push('', commit('content/rooms.json', '{"a": 9}'), { report: '![](PICTURES/1-before.jpg)' });
  const pictures = git('origin', 'rev-parse', 'content-review-pictures');
  expect(git('origin', 'ls-tree', '--name-only', pictures)).toBe('1-after.jpg\n1-before.jpg');
  expect(readFileSync(at('out/report.md'), 'utf8')).toBe(
    `![](https://github.com/house/site/raw/${pictures}/1-before.jpg)`,
  );
});

test.each<[what: string, file: string]>([
  ['code', 'app/page.tsx'],
  ['code in the folder of the content', 'content/schema/schema.ts'],
  ['a workflow', '.github/workflows/content.yml'],
])('%s is never pushed', (_, file) => {
  const before = git('origin', 'rev-parse', 'main');
  const { status, main, calls } = push(commit('content/rooms.json', '{"a": 1}'), commit(file, 'fetch()'));
  expect([status, main, calls]).toEqual([1, before, '']);
});

test('nothing to push, and a file without a commit', () => {
  const before = git('origin', 'rev-parse', 'main');
  expect(push('', '')).toEqual({ status: 0, main: before, calls: '' });
  expect(push('--force', '')).toEqual({ status: 1, main: before, calls: '' });
});

test('a push with a key starts the workflows itself', () => {
  expect(push(commit('content/rooms.json', '{"a": 1}'), '', { hasKey: true }).calls).not.toContain(
    'workflow',
  );
});

describe('build-content.sh', () => {
  /** Builds, and says in which state of content/rooms.json; fails if `broken` is in it. */
  function build(live: string, review: string) {
    git('runner', 'fetch', '--quiet', at('work'), ...[live, review].filter(Boolean));
    for (const [name, commitOf] of Object.entries({ live, review })) folder.write(`out/${name}`, commitOf);
    program('npx', `ls content; cat content/*.json >> "${at('built.log')}"; ! grep -q broken content/*.json`);
    const { status } = run('build-content.sh', [at('out')]);
    return {
      status,
      built: textOf('built.log'),
      live: textOf('out/live'),
      review: textOf('out/review'),
      messages: [1, 2].map((save) => textOf(`out/comments/abc${save}.md`)),
    };
  }

  test('builds both, each with its own files alone', () => {
    const live = commit('content/rooms.json', '{"a": 1}');
    git('work', 'switch', '--quiet', '--detach', live);
    git('work', 'mv', 'content/rooms.json', 'content/offers.json');
    git('work', 'commit', '--quiet', '--message', 'Rename');
    const review = git('work', 'rev-parse', 'HEAD');
    const found = build(live, review);
    expect(found).toEqual({ status: 0, built: '{"a": 1}{"a": 1}', live, review, messages: ['', ''] });
  });

  test('takes back only the saves that cannot be built', () => {
    const [right, wrong] = [
      commit('content/rooms.json', '{"a": 1}'),
      commit('content/rooms.json', '"broken"', 'abc1', 'abc2'),
    ];
    const first = build(right, wrong);
    expect(first).toMatchObject({ status: 0, live: right, review: '' });
    // Everyone whose save is in it.
    for (const message of first.messages)
      expect(message).toMatch(/^This change is not published yet, .*:\n```\n.*rooms\.json\n```\n$/s);
    expect(build(wrong, right)).toMatchObject({ status: 0, live: '', review: '' });
  });
});

test('a message is written once on its commit, and never on something that is not a commit', () => {
  const posts = () => textOf('gh.log').match(/.*body=.*/g);
  folder.write('out/comments/0a1b.md', 'Please correct:\n- the price\n');
  folder.write('out/comments/..%2Fissues.md', 'odd');
  const statuses = [1, 2].map(() => run('write-comments.sh', [at('out')]).status);
  expect(statuses).toEqual([0, 0]);
  expect(posts()).toEqual([
    `api repos/house/site/commits/0a1b/comments -F body=@${at('out/comments/0a1b.md')}`,
  ]);
  folder.write('out/comments/0a1b.md', 'This change waits.\n');
  run('write-comments.sh', [at('out')]);
  expect(posts()).toHaveLength(2);
});

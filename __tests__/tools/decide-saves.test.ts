/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { content } from '@/content/content';
import { listFiles } from '@/lib/node/list-files';
import { projectRoot } from '@/lib/node/project';
import { main } from '@/tools/decide-saves';

import { temporaryFolder } from '../support/temporary-folder';

// Every step starts git, which is slow on a busy machine.
jest.setTimeout(240_000);

const folder = temporaryFolder();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@house.example', ...args], {
    cwd: folder.path,
    encoding: 'utf8',
  }).trim();

/** Replaces a text in a file, which must have it, and commits that as the form does. */
function save(file: string, from: string | RegExp, to: string | ((found: string) => string)): string {
  const name = path.join(folder.path, file);
  const before = existsSync(name) ? readFileSync(name, 'utf8') : '';
  // TypeScript accepts a text or a function here, but no value that can be both.
  const after = before.replace(from, to as string);
  expect(after).not.toBe(before);
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, after);
  git('add', '--all');
  git('commit', '--quiet', '--message', `Change ${file}`);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  git('init', '--quiet', '--initial-branch', 'main');
  mkdirSync(path.join(folder.path, 'public/pictures'), { recursive: true });
  for (const file of listFiles(path.join(projectRoot, 'content')).filter((name) => !name.endsWith('.ts'))) {
    // Only the names of the pictures matter here: git would compress 25 MB of them.
    const bytes = file.startsWith('pictures/') ? '' : readFileSync(path.join(projectRoot, 'content', file));
    folder.write(`content/${file}`, bytes);
  }
  for (const name of readdirSync(path.join(projectRoot, 'app')))
    if (existsSync(path.join(projectRoot, 'app', name, 'page.tsx'))) folder.write(`app/${name}/page.tsx`, '');
  folder.write('app/page.tsx', '');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  git('switch', '--quiet', '--create', 'content');
});

async function decide() {
  const out = path.join(folder.path, '.git', 'out');
  jest.spyOn(console, 'log').mockImplementation();
  await main(['--root', folder.path, '--main', 'main', '--content', 'content', '--out', out]);
  const read = (name: string) =>
    existsSync(path.join(out, name)) ? readFileSync(path.join(out, name), 'utf8') : '';
  const comments = existsSync(path.join(out, 'comments')) ? readdirSync(path.join(out, 'comments')) : [];
  const textAt = (commit: string, file: string) => git('show', `${commit}:${file}`);
  return { live: read('live'), review: read('review'), report: read('report.md'), comments, read, textAt };
}

const guard = (from: string, to: string) =>
  spawnSync('sh', [path.join(projectRoot, '.github/scripts/only-content.sh'), from, to], {
    cwd: folder.path,
    encoding: 'utf8',
  });

const price = /"price": \d+/;
const count = /"value": \d+/;
const percent = /"percent": \d+/;
/** The next number, which is an ordinary change whatever the number is. */
const plusOne = (found: string) => found.replace(/\d+/, (digits) => String(Number(digits) + 1));

test('correct saves go live, those with warnings wait with a report, and the author of a wrong one gets a message', async () => {
  const squareMetres = content.rooms.rooms[0]!.squareMetres!;
  const size = save('content/rooms.json', /"squareMetres": \d+/, plusOne);
  const wrong = save('content/offers.json', percent, '"percent": 150');
  const title = save('content/offers.json', /("description": "[^"]*)"/, '$1 Tea is on the verandah."');
  const far = save('content/rooms.json', price, '"price": 99000');
  const code = save('app/page.tsx', /^/, 'fetch("https://a.example");');

  const { live, review, report, comments, read, textAt } = await decide();
  expect(textAt(live, 'content/rooms.json')).toContain(`"squareMetres": ${squareMetres + 1}`);
  expect(textAt(live, 'content/rooms.json')).not.toContain('99000');
  expect(textAt(live, 'content/offers.json')).toContain('Tea is on the verandah.');
  expect(textAt(live, 'content/offers.json')).not.toContain('150');
  expect(textAt(review, 'content/rooms.json')).toContain('99000');
  expect(git('show', `${live}:app/page.tsx`)).toBe('');
  expect(report).toMatch(/⚠.*times as much as before/);
  expect(report).not.toContain('Size');
  expect(comments.sort()).toEqual([wrong, far, code].map((commit) => `${commit}.md`).sort());
  expect(read(`comments/${wrong}.md`)).toContain('is 150; write 80 or less');
  expect(read(`comments/${code}.md`)).toContain('app/page.tsx is changed too, which the form never does');
  for (const commit of [size, title]) expect(git('show', '--no-patch', live)).toContain(commit);

  // The job that pushes checks again, without the project's code.
  expect(guard('main', live)).toMatchObject({ status: 0, stdout: '' });
  expect(guard('main', 'content')).toMatchObject({ status: 1, stdout: 'app/page.tsx\n' });
  expect(git('bundle', 'verify', path.join(folder.path, '.git/out/commits.bundle'))).toContain(live);

  // The next save: live saves are not read again, and nobody gets a message about someone else's mistake. A message may
  // be written a second time, for a run that was cancelled before; write-comments.sh compares.
  git('branch', '--force', 'main', live);
  const next = save('content/counters.json', count, plusOne);
  const second = await decide();
  expect(git('diff', '--stat', second.live, next, '--', 'content/counters.json')).toBe('');
  expect(git('rev-list', '--count', `main..${second.live}`, '--')).toBe('1');
  expect(git('show', '--no-patch', second.live)).toContain(next);
  expect(second.comments.sort()).toEqual(comments.sort());
});

test('a correction goes live, and the branch is a part of what is live', async () => {
  save('content/counters.json', count, (found) => found.replace(/\d/, '-$&'));
  save('content/counters.json', /"value": -\d+/, (found) => plusOne(found.replace('-', '')));
  const { live, review, comments } = await decide();
  expect(git('diff', '--stat', live, 'refs/heads/content')).toBe('');
  expect(git('rev-list', '--count', `${live}..content`, '--')).toBe('0');
  expect([review, comments]).toEqual(['', []]);
});

test('code, drawings and links are refused, by the decision and by the script of the job that pushes', async () => {
  const link = () => {
    git(
      'update-index',
      '--add',
      '--cacheinfo',
      `120000,${git('rev-parse', 'HEAD:app/page.tsx')},content/secret.json`,
    );
    git('commit', '--quiet', '--message', 'Link');
  };
  const changes = [
    () => save('content/schema/schema.ts', /^/, 'fetch("https://a.example");'),
    () => save('.github/workflows/content.yml', /^/, 'on: push'),
    // A drawing can have a script in it.
    () => save('content/logo.svg', '<svg', '<svg onload="alert()"'),
    link,
  ];
  for (const change of changes) {
    change();
    expect(guard('HEAD^', 'HEAD').status).toBe(1);
  }
  expect(guard('main', 'no-such-commit').status).not.toBe(0);
  const { live, review, comments } = await decide();
  expect([live, review]).toEqual(['', '']);
  expect(comments).toHaveLength(changes.length);
});

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { reportBetween } from '@/editor/report/between-commits';
import { reportAsText, titleOf } from '@/editor/report/print';
import { listFiles } from '@/lib/node/list-files';
import { projectRoot } from '@/lib/node/project';
import { main as changes } from '@/tools/changes';

import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@house.example', ...args], {
    cwd: folder.path,
    encoding: 'utf8',
  }).trim();
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');
};
const save = (name: string, edit: (data: Record<string, unknown>) => void) => {
  const data = JSON.parse(readFileSync(path.join(folder.path, name), 'utf8')) as Record<string, unknown>;
  edit(data);
  folder.write(name, JSON.stringify(data));
};
const changeOffline = () => save('content/offline.json', (data) => (data.tryAgain = 'Once more'));
const titles = (...args: Parameters<typeof reportBetween>) => reportBetween(args[0], folder.path).map(titleOf);

/** A checkout of the content, with a picture, on the branch main. */
beforeEach(() => {
  for (const name of listFiles(path.join(projectRoot, 'content')).filter((each) => each.endsWith('.json')))
    folder.write(`content/${name}`, readFileSync(path.join(projectRoot, 'content', name)));
  folder.write('content/pictures/rooms/standard.jpg', 'one');
  git('init', '--quiet', '--initial-branch', 'main');
  commit();
});

test('the files of the folder are compared with the published commit', () => {
  expect(titles()).toEqual([]);
  changeOffline();
  folder.write('content/pictures/rooms/standard.jpg', 'two');
  expect(titles()).toEqual([expect.stringMatching(/^Photograph: .*standard\.jpg\)$/), 'Offline page: Button']);
});

test('a branch is compared with the commit from which it began', () => {
  git('switch', '--quiet', '--create', 'draft');
  changeOffline();
  commit();
  git('switch', '--quiet', 'main');
  save('content/not-found.json', (data) => (data.title = 'Nothing is here'));
  commit();
  expect(titles({ base: 'main', head: 'draft' })).toEqual(['Offline page: Button']);
  git('switch', '--quiet', 'draft');
  expect(titles({ base: 'main' })).toEqual(['Offline page: Button']);
});

test('a file that cannot be read does not hide the others', () => {
  folder.write('content/rooms.json', '{ "rooms" [] }');
  rmSync(path.join(folder.path, 'content/towns.json'));
  changeOffline();
  expect(titles()).toEqual(['Towns', 'Rooms and prices', 'Offline page: Button']);
});

test.each([
  ['a commit that is not here', { base: 'nowhere' }, /no commit “nowhere”/],
  ['a head that is not here', { head: 'nowhere' }, /no commit “nowhere”/],
])('%s is one sentence', (_, compared, sentence) => {
  expect(() => reportBetween(compared, folder.path)).toThrow(sentence);
});

test('without git there is nothing to compare with', () => {
  rmSync(path.join(folder.path, '.git'), { recursive: true });
  expect(() => reportBetween({}, folder.path)).toThrow(/compared with a commit of git/);
});

test('`npm run changes` prints the report, or writes it for a pull request', async () => {
  changeOffline();
  const printed = jest.spyOn(console, 'log').mockImplementation();
  await changes(['--root', folder.path]);
  const report = reportBetween({}, folder.path);
  expect(printed).toHaveBeenCalledWith(`1 change, none with ⚠.\n${reportAsText(report)}`);
  await changes(['--root', folder.path, '--markdown', path.join(folder.path, 'out/comment.md')]);
  expect(readFileSync(path.join(folder.path, 'out/comment.md'), 'utf8')).toMatch(/^1 change[^]*### Offline page: Button/);
});

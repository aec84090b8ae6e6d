/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { serveForm } from '@/editor/form/serve';
import { reportOnChange } from '@/editor/local/report-on-change';
import { unpublishedChanges, unpublishedChangesPage } from '@/editor/local/unpublished-changes';
import { listFiles } from '@/lib/node/list-files';
import { projectRoot } from '@/lib/node/project';
import { main as changes } from '@/tools/change-report';

import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();
const file = (name: string) => path.join(folder.path, 'content', name);

/** A checkout whose published content is right, with a changed text that is not published. */
beforeEach(() => {
  for (const name of listFiles(path.join(projectRoot, 'content')).filter((each) => !each.endsWith('.ts')))
    folder.write(
      `content/${name}`,
      name.startsWith('pictures/') ? '' : readFileSync(path.join(projectRoot, 'content', name)),
    );
  for (const name of listFiles(path.join(projectRoot, 'app')).filter((each) => /(^|\/)page\.tsx$/.test(each)))
    folder.write(`app/${name}`, '');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@house.example', ...args], {
      cwd: folder.path,
    });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  const offline = JSON.parse(readFileSync(file('offline.json'), 'utf8')) as Record<string, string>;
  writeFileSync(file('offline.json'), JSON.stringify({ ...offline, title: 'No network now' }));
});

const mistakes: [string, () => void, RegExp][] = [
  [
    'a mistake in pages.json',
    () => writeFileSync(file('pages.json'), '{\n  "home": {\n    "title" "Home" } }'),
    /content\/pages\.json: line 3 cannot be read/,
  ],
  ['no site.json', () => rmSync(file('site.json')), /content\/site\.json: is missing/],
  ['no towns.json', () => rmSync(file('towns.json')), /content\/towns\.json: is missing/],
];

test.each(mistakes)('with %s, the report of changes shows that instead', async (_, spoil, sentence) => {
  expect(unpublishedChanges(folder.path).descriptions).toHaveLength(1);
  spoil();
  await expect(changes(['--root', folder.path])).rejects.toThrow(sentence);
  expect(unpublishedChangesPage('http://localhost:3000/', folder.path).page()).toMatch(sentence);
});

test('`npm run edit` shows the mistakes at its start', () => {
  mistakes[0]![1]();
  const printed = jest.spyOn(console, 'error').mockImplementation();
  reportOnChange(folder.path).close();
  expect(printed).toHaveBeenCalledWith(expect.stringMatching(mistakes[0]![2]));
});

test.each([
  ['changes', 'page'],
  ['changes/1.jpg', 'screenshotAt'],
])('`npm run edit` answers 500 if /%s fails, and keeps running', async (address) => {
  jest.spyOn(console, 'error').mockImplementation();
  const fail = () => {
    throw new Error('The disk is full.');
  };
  const { url, server } = await serveForm(0, { repository: 'hotels/site', branch: 'content' }, folder.path, {
    page: fail,
    screenshotAt: async () => fail(),
  });
  const answers: [number, string][] = [];
  for (let request = 1; request <= 2; request += 1) {
    const response = await fetch(url + address);
    answers.push([response.status, await response.text()]);
  }
  server.close();
  expect(answers).toEqual([
    [500, 'The disk is full.'],
    [500, 'The disk is full.'],
  ]);
});

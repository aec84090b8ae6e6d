/** @jest-environment node */
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { browserCandidates, ensureBrowser, findBrowser } from '../../tools/browser.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';

const folder = temporaryFolder();
const program = (name, says) => {
  const file = folder.write(name, `#!/bin/sh\necho "${says}"\n`);
  chmodSync(file, 0o755);
  return file;
};

test('the named one is tried first, then Playwright’s own, then those on PATH', () => {
  const [own] = browserCandidates();
  const before = process.env.CHROME_PATH;
  process.env.CHROME_PATH = '/named/chrome';
  expect(browserCandidates().slice(0, 2)).toEqual(['/named/chrome', before ? expect.any(String) : own]);
  if (before === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = before;
});

test('takes the first that starts: stand-ins and what is not there are passed over', () => {
  const standIn = program('chromium', 'install the package first');
  const real = program('chrome', 'Google Chrome for Testing 150.0.1 stable');
  expect(findBrowser([path.join(folder.path, 'none'), standIn, real])).toEqual({
    executablePath: real,
    version: 'Chrome for Testing 150.0.1',
  });
  expect(findBrowser([standIn])).toBeUndefined();
});

test('fetches one where there is none, the next way if the first brings none, and says which it took', async () => {
  const said = [];
  const asked = [];
  let found;
  const way = (says, install, isPossible = () => true) => ({ says, install, isPossible });
  const ways = [
    way('download', async () => asked.push('download')),
    way(
      'impossible',
      async () => asked.push('impossible'),
      () => false,
    ),
    way('packages', async () => (found = { executablePath: '/b/chrome', version: 'Chromium 1.2' })),
    way('too late', async () => asked.push('too late')),
  ];
  expect(await ensureBrowser({ find: () => found, ways, say: (line) => said.push(line) })).toBe(found);
  expect(asked).toEqual(['download']);
  expect(said).toEqual([
    'setup: download',
    'setup: packages',
    'setup: the tests use Chromium 1.2, /b/chrome',
  ]);
});

test('says in one sentence what to do when none can be had', async () => {
  await expect(ensureBrowser({ find: () => undefined, ways: [] })).rejects.toThrow(
    /install Chrome or Chromium/,
  );
});

/** @jest-environment node */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserCandidates, ensureBrowser, knownBrowser } from '../../scripts/lib/browser.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';

const folder = temporaryFolder();

describe('where a browser is looked for', () => {
  test('the named one first, then Playwright’s own, then PATH, then the usual places', () => {
    const env = { CHROME_PATH: '/named/chrome', PATH: '/bin:/usr/bin' };
    const list = browserCandidates({ env, platform: 'linux', own: '/own/chrome' });
    expect(list.slice(0, 4)).toEqual(['/named/chrome', '/own/chrome', '/bin/chromium', '/usr/bin/chromium']);
    expect(list).toEqual(expect.arrayContaining(['/bin/google-chrome-stable', '/opt/google/chrome/chrome']));
    expect(new Set(list).size).toBe(list.length);
  });

  test('macOS', () => {
    const list = browserCandidates({ env: { HOME: '/Users/asha' }, platform: 'darwin', own: '/own' });
    expect(list).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(list).toContain('/Users/asha/Applications/Chromium.app/Contents/MacOS/Chromium');
  });

  test('Windows', () => {
    const env = { Path: 'C:\\tools;D:\\x', ProgramFiles: 'C:\\Program Files' };
    const list = browserCandidates({ env, platform: 'win32', own: 'C:\\own\\chrome.exe' });
    expect(list).toContain('C:\\tools\\chrome.exe');
    expect(list).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
  });
});

describe('setting up a browser', () => {
  const said = [];
  const way = (says, install, isPossible = () => true) => ({ says, install, isPossible });
  let works;
  const setUp = (options) =>
    ensureBrowser({
      root: folder.path,
      candidates: () => ['/a/chrome', '/b/chrome'].map((file) => path.join(folder.path, file)),
      version: async (file) => (existsSync(file) && works(file) ? 'Chromium 1.2' : undefined),
      ways: [],
      say: (line) => said.push(line),
      ...options,
    });
  beforeEach(() => {
    said.length = 0;
    works = () => true;
  });

  test('takes the first that starts, says which, and asks no second time', async () => {
    folder.write('a/chrome');
    const second = folder.write('b/chrome');
    works = (file) => file === second;
    expect(await setUp()).toEqual({ executablePath: second, version: 'Chromium 1.2' });
    expect(said).toEqual([expect.stringContaining(second)]);
    expect(knownBrowser(folder.path)?.executablePath).toBe(second);

    const version = jest.fn();
    expect((await setUp({ version })).executablePath).toBe(second);
    expect(version).not.toHaveBeenCalled();
  });

  test('looks again when the one it knew is gone', async () => {
    const first = folder.write('a/chrome');
    await setUp();
    rmSync(first);
    const second = folder.write('b/chrome');
    expect((await setUp()).executablePath).toBe(second);
  });

  test('fetches one where there is none, the next way if the first brings none', async () => {
    const asked = [];
    const ways = [
      way('download', async () => asked.push('download')),
      way(
        'impossible',
        async () => asked.push('impossible'),
        () => false,
      ),
      way('packages', async () => folder.write('b/chrome')),
      way('too late', async () => asked.push('too late')),
    ];
    expect((await setUp({ ways })).executablePath).toBe(path.join(folder.path, 'b/chrome'));
    expect(asked).toEqual(['download']);
    expect(said).toEqual(['setup: download', 'setup: packages', expect.stringContaining('the tests use')]);
  });

  test('says in one sentence what to do when none can be had', async () => {
    await expect(setUp()).rejects.toThrow(/install Chrome or Chromium, or connect to the network/);
    expect(knownBrowser(folder.path)).toBeUndefined();
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from '../build/user-error.mjs';
import { findProgram, run, runNode } from './command.mjs';

/** Keeps a browser from calling its makers during tests; Playwright itself sets most others of this kind. */
export const quietArguments = ['--disable-domain-reliability', '--disable-sync', '--no-pings'];

/** Where a Chromium or Chrome may be, the best first: what CHROME_PATH names, Playwright's own, the system's. */
export function browserCandidates() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
  const windows = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((name) => process.env[name]);
  return [
    process.env.CHROME_PATH,
    createRequire(import.meta.url)('playwright-core').chromium.executablePath(),
    ...names.map((name) => findProgram([name])),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...windows.filter(Boolean).map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
  ].filter(Boolean);
}

/**
 * The browser that the tests use. Each is started far enough to print its version: that finds stand-ins that only ask
 * for a package, and browsers whose libraries are missing.
 *
 * @returns {{ executablePath: string, version: string } | undefined}
 */
export function findBrowser(candidates = browserCandidates()) {
  for (const executablePath of candidates) {
    if (!existsSync(executablePath)) continue;
    // Chrome for Windows opens a window instead of answering.
    if (process.platform === 'win32') return { executablePath, version: 'Chrome' };
    const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8', timeout: 20_000 });
    const [version] = /Chrom\S* (for Testing )?[\d.]+/.exec(stdout ?? '') ?? [];
    if (version) return { executablePath, version };
  }
  return undefined;
}

/** The ways to get a browser where there is none, in the order in which they are tried. */
const installers = [
  {
    says: 'fetching Chromium with Playwright (npx playwright install chromium)',
    isPossible: () => true,
    install: () => runNode('playwright/cli.js', ['install', 'chromium']),
  },
  {
    says: 'installing Chromium with its libraries from Debian (apt-get install chromium)',
    isPossible: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    install: async () => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['update'], { env });
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
    },
  },
];

/**
 * Finds the browser that the tests use, installs one if there is none, and says which it is.
 *
 * @returns {Promise<{ executablePath: string, version: string }>}
 * @throws {UserError} when there is none and none can be installed
 */
export async function ensureBrowser({ find = findBrowser, ways = installers, say = console.log } = {}) {
  let browser = find();
  for (const way of ways) {
    if (browser || !way.isPossible()) continue;
    say(`setup: ${way.says}`);
    await way.install();
    browser = find();
  }
  if (!browser) {
    throw new UserError(
      'The tests need a browser and none could be found or fetched: install Chrome or Chromium, or connect to the ' +
        'network and run `npx playwright install --with-deps chromium`, then run the command again.',
    );
  }
  say(`setup: the tests use ${browser.version}, ${browser.executablePath}`);
  return browser;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { UserError } from '../build/user-error';
import { findProgram, run, runNode } from './command';

/** A Chromium or Chrome. */
export interface Browser {
  executablePath: string;
  version: string;
}

/**
 * What a browser need not do in tests. The two popups of its address bar are pages in a process of their own, loaded
 * again for every new context: half of a test's processor time. Chromium takes the last list alone, so this one repeats
 * what Playwright 1.65 leaves out for tests to be the same everywhere (its chromiumSwitches.ts says why).
 */
const leftOut =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,DestroyProfileOnBrowserClose,' +
  'AvoidUnnecessaryBeforeUnloadCheckSync,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,' +
  'NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning';

/** Keeps a browser from calling its makers during tests; Playwright itself sets most others of this kind. */
export const quietArguments = ['--disable-domain-reliability', '--disable-sync', '--no-pings'];

/**
 * For a browser that Playwright starts. Without a GPU, a process and a way of drawing for one cost a fifth on top. Names
 * of other sites lead nowhere; to intercept every request instead costs a tenth, and turns the browser's cache off.
 */
export const testArguments = [
  ...quietArguments,
  ...['--in-process-gpu', '--disable-gpu-rasterization', `--disable-features=${leftOut}`],
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Where systems keep a browser of their own. */
const places = {
  linux: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map(
    (name) => `${process.env[name]}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
};

/**
 * The Chromium or Chrome that the tests use: what CHROME_PATH names, Playwright's own, or the system's. Each is started
 * far enough to print its version: that finds placeholders that only ask for a package, and browsers whose libraries are
 * missing.
 */
export function findBrowser(): Browser | undefined {
  const { platform } = process;
  const installed =
    platform === 'linux'
      ? places.linux.map(findProgram)
      : platform in places
        ? places[platform as 'darwin']
        : [];
  for (const executablePath of [process.env.CHROME_PATH, chromium.executablePath(), ...installed]) {
    if (!executablePath || !existsSync(executablePath)) continue;
    // Chrome for Windows opens a window instead of answering.
    if (platform === 'win32') return { executablePath, version: 'Chrome' };
    const { stdout } = spawnSync(executablePath, ['--version'], { encoding: 'utf8', timeout: 20_000 });
    const [version] = /Chrom\S* (for Testing )?[\d.]+/.exec(stdout ?? '') ?? [];
    if (version) return { executablePath, version };
  }
  return undefined;
}

/**
 * The same browser without a window's frame, where Debian's package of it is installed: a page takes a quarter less of
 * the processor, but none is kept for Back.
 */
export function headlessShellOf(executablePath: string): string {
  const shell = `${executablePath}-headless-shell`;
  return existsSync(shell) ? shell : executablePath;
}

/**
 * Finds the browser that the tests use, installs one if there is none, and says which it is.
 *
 * @throws {UserError} when there is none and none can be installed
 */
export async function ensureBrowser(): Promise<Browser> {
  if (!findBrowser()) {
    console.log('setup: fetching Chromium with Playwright (npx playwright install chromium)');
    await runNode('playwright/cli.js', ['install', 'chromium']);
  }
  // The second is missing in some releases.
  if (!findBrowser()) await installFromDebian('chromium', 'chromium-headless-shell');
  const browser = findBrowser();
  if (!browser) {
    throw new UserError(
      'The tests need a browser and none could be found or fetched: install Chrome or Chromium, or connect to the ' +
        'network and run `npx playwright install --with-deps chromium`, then run the command again.',
    );
  }
  const paths = new Set([browser.executablePath, headlessShellOf(browser.executablePath)]);
  console.log(`setup: the tests use ${browser.version}, ${[...paths].join(' and ')}`);
  return browser;
}

/** Where Firefox is: what FIREFOX_PATH names, Debian's or another; undefined when it is not installed. */
export function findFirefox(): string | undefined {
  const names = [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'];
  return names.map((name) => name && findProgram(name)).find(Boolean);
}

/** Installs Firefox if there is none. Without one its tests (e2e/firefox) are skipped, and this says so. */
export async function ensureFirefox(): Promise<void> {
  if (!findFirefox()) await installFromDebian('firefox-esr');
  if (findFirefox()) console.log(`setup: and Firefox, ${findFirefox()}`);
  else
    console.log(
      'setup: the tests in Firefox will be skipped: it is not installed (set FIREFOX_PATH, or install it)',
    );
}

/** Installs Debian's packages one by one, as root only; a package that is not there is passed over. */
async function installFromDebian(...names: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`setup: installing from Debian (apt-get install ${names.join(' ')})`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  for (const name of names) await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
}

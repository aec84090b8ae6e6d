import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { findProgram, runProgram, runNode } from '../lib/node/command';
import { UserError } from '../lib/node/user-error';

/**
 * Chromium features that tests turn off. The first two are popups of the address bar. Each is a page in its own process
 * and loads again for every new context: half of a test's CPU time. Chromium reads only the last --disable-features, so
 * the rest repeats Playwright's own list (chromiumSwitches.ts), which a unit test compares.
 */
const disabledFeatures =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,DestroyProfileOnBrowserClose,' +
  'AvoidUnnecessaryBeforeUnloadCheckSync,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,' +
  'NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning';

/** Switches of Chromium. Without them, the missing GPU costs 20 % more time, and pages reach other sites. */
export const testArguments = [
  // No requests to Google. Playwright sets most other switches of this kind.
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--in-process-gpu',
  '--disable-gpu-rasterization',
  `--disable-features=${disabledFeatures}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * The Chromium or Chrome for the tests: CHROME_PATH, Playwright's own, or on Linux the system's. Each must print its
 * version, because a package can be a placeholder, and a browser can lack its libraries.
 */
export function findBrowser(): string | undefined {
  const isLinux = process.platform === 'linux';
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const installed = isLinux ? names.map(findProgram) : [];
  return [process.env.CHROME_PATH, chromium.executablePath(), ...installed].find((program) => {
    if (!program || !existsSync(program)) return false;
    if (!isLinux) return true;
    const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
    return /Chrom\S* .*\d/.test(stdout ?? '');
  });
}

/** Debian's headless shell of a browser, if installed. It needs 25 % less CPU time, but has no back/forward cache. */
export function headlessShellOf(executablePath: string): string {
  const shell = `${executablePath}-headless-shell`;
  return existsSync(shell) ? shell : executablePath;
}

/** Finds the browser for the tests, or installs one, and prints its path. */
export async function ensureBrowser(): Promise<string> {
  if (!findBrowser()) await runNode('playwright/cli.js', ['install', 'chromium']);
  // Some releases of Debian lack the second package.
  if (!findBrowser()) await installFromDebian('chromium', 'chromium-headless-shell');
  await ensureFonts();
  const browser = findBrowser();
  if (!browser)
    throw new UserError(
      'The tests need a browser and none could be found or fetched: install Chrome or Chromium, or connect to the ' +
        'network and run `npx playwright install --with-deps chromium`, then run the command again.',
    );
  console.log(`setup: the tests use ${[...new Set([browser, headlessShellOf(browser)])].join(' and ')}`);
  return browser;
}

/**
 * The site's fallback fonts have the widths of Arial and Times New Roman, or of Debian's copies. Without either, tests
 * of what moves while the fonts load would compare other fonts.
 */
async function ensureFonts(): Promise<void> {
  const fontList = process.platform === 'linux' && findProgram('fc-list');
  if (!fontList) return;
  const { stdout } = spawnSync(fontList, [':', 'family'], { encoding: 'utf8' });
  if (!/Liberation Sans|Arial/.test(stdout ?? '')) await installFromDebian('fonts-liberation');
}

/** The path of Firefox: FIREFOX_PATH, firefox-esr or firefox. Undefined when none is installed. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'].map((name) => name && findProgram(name)).find(Boolean);

/** Installs Firefox if there is none. Without it, the tests in e2e/firefox are skipped, and a message says so. */
export async function ensureFirefox(): Promise<void> {
  if (!findFirefox()) await installFromDebian('firefox-esr');
  console.log(`setup: Firefox: ${findFirefox() ?? 'not found, so its tests are skipped (FIREFOX_PATH)'}`);
}

/** Installs Debian packages one by one, only as root. A package that does not exist is skipped. */
async function installFromDebian(...names: string[]) {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  console.log(`setup: installing from Debian (apt-get install ${names.join(' ')})`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update']);
  for (const name of names)
    await runProgram('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
}

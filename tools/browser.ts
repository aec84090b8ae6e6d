import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { UserError } from '../build/user-error';
import { findProgram, run, runNode } from './command';

/**
 * Switched off in tests. The two popups of the address bar are pages in a process of their own, loaded again for every new
 * context: half of a test's processor time. Chromium reads only the last --disable-features, so this list repeats
 * Playwright 1.65's own (chromiumSwitches.ts).
 */
const disabledFeatures =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,DestroyProfileOnBrowserClose,' +
  'AvoidUnnecessaryBeforeUnloadCheckSync,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,' +
  'NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning';

/** Without them, a GPU that is not there costs a fifth on top, and pages reach other sites. */
export const testArguments = [
  // Keeps it from calling its makers; Playwright sets most others of this kind.
  ...['--disable-domain-reliability', '--disable-sync', '--no-pings'],
  ...['--in-process-gpu', '--disable-gpu-rasterization', `--disable-features=${disabledFeatures}`],
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * The Chromium or Chrome that the tests use: what CHROME_PATH names, Playwright's own, or the system's on Linux. Each is
 * asked for its version: a package may be a placeholder, and a browser may lack its libraries.
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

/** Debian's same browser without windows, where it is installed: a quarter less work, but it keeps no page for Back. */
export function headlessShellOf(executablePath: string): string {
  const shell = `${executablePath}-headless-shell`;
  return existsSync(shell) ? shell : executablePath;
}

/** Finds the browser that the tests use, installs one if there is none, and says which it is. */
export async function ensureBrowser(): Promise<string> {
  if (!findBrowser()) await runNode('playwright/cli.js', ['install', 'chromium']);
  // The second is missing in some releases.
  if (!findBrowser()) await installFromDebian('chromium', 'chromium-headless-shell');
  const browser = findBrowser();
  if (!browser)
    throw new UserError(
      'The tests need a browser and none could be found or fetched: install Chrome or Chromium, or connect to the ' +
        'network and run `npx playwright install --with-deps chromium`, then run the command again.',
    );
  console.log(`setup: the tests use ${[...new Set([browser, headlessShellOf(browser)])].join(' and ')}`);
  return browser;
}

/** Where Firefox is: what FIREFOX_PATH names, Debian's or another; undefined when it is not installed. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox'].map((name) => name && findProgram(name)).find(Boolean);

/** Installs Firefox if there is none. Without it, the tests in e2e/firefox are skipped, and a message says so. */
export async function ensureFirefox(): Promise<void> {
  if (!findFirefox()) await installFromDebian('firefox-esr');
  console.log(`setup: Firefox: ${findFirefox() ?? 'not found, so its tests are skipped (FIREFOX_PATH)'}`);
}

/** Installs Debian's packages one by one, as root only; a package that is not there is passed over. */
async function installFromDebian(...names: string[]) {
  if (process.getuid?.() !== 0 || !findProgram('apt-get')) return;
  console.log(`setup: installing from Debian (apt-get install ${names.join(' ')})`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update']);
  for (const name of names) await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
}

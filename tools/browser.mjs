import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run, runNode } from './command.mjs';
import { projectRoot } from '../build/project.mjs';
import { UserError } from '../build/user-error.mjs';

const programNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * Where a Chromium or Chrome may be, the best first: the one CHROME_PATH names, Playwright's own, those on PATH, those
 * in the usual places of the three systems.
 *
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env]
 * @param {NodeJS.Platform} [options.platform]
 * @param {string} [options.own] Playwright's own
 * @returns {string[]} absolute paths, whether or not anything is there
 */
export function browserCandidates({
  env = process.env,
  platform = process.platform,
  own = ownBrowser(),
} = {}) {
  const isWindows = platform === 'win32';
  const { join, delimiter } = isWindows ? path.win32 : path.posix;
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  const onPath = programNames.flatMap((name) =>
    folders.map((folder) => join(folder, isWindows ? `${name}.exe` : name)),
  );
  const usual = {
    darwin: ['/Applications', `${env.HOME}/Applications`].flatMap((folder) => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    ]),
    win32: [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) =>
        ['Google\\Chrome', 'Chromium'].map((name) => join(folder, name, 'Application\\chrome.exe')),
      ),
    linux: [
      '/usr/bin/chromium',
      '/usr/lib/chromium/chromium',
      '/opt/google/chrome/chrome',
      '/snap/bin/chromium',
    ],
  };
  return [...new Set([env.CHROME_PATH, own, ...onPath, ...(usual[platform] ?? usual.linux)].filter(Boolean))];
}

/** Where Playwright's own Chromium belongs, there or not. */
function ownBrowser() {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  return require('playwright-core').chromium.executablePath();
}

/**
 * Starts a browser far enough to print its version. That finds stand-ins that only ask for a package, and browsers whose
 * libraries are missing.
 *
 * @returns {Promise<string | undefined>} 'Chromium 150.0.1', or undefined if it is not there or does not start
 */
async function browserVersion(executable) {
  if (!existsSync(executable)) return undefined;
  // Chrome for Windows opens a window instead of answering.
  if (process.platform === 'win32') return 'Chrome';
  const { code, output } = await run(executable, ['--version'], { output: 'hide', timeout: 20_000 });
  return code === 0 ? /Chrom\S* (for Testing )?[\d.]+/.exec(output)?.[0] : undefined;
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
      return run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
    },
  },
];

/**
 * Finds the browser that the tests use, installs one if there is none, and keeps its path in .cache/browser.json for
 * playwright.config.ts and the budget.
 *
 * @returns {Promise<{ executablePath: string, version: string }>}
 * @throws {UserError} when there is none and none can be installed
 */
export async function ensureBrowser({
  root = projectRoot,
  candidates = browserCandidates,
  version = browserVersion,
  ways = installers,
  say = console.log,
} = {}) {
  const file = browserFile(root);
  const known = knownBrowser(root);
  const isOverruled = process.env.CHROME_PATH && known?.executablePath !== process.env.CHROME_PATH;
  if (known && existsSync(known.executablePath) && !isOverruled) return known;

  const find = async () => {
    for (const executablePath of candidates()) {
      const found = await version(executablePath);
      if (found) return { executablePath, version: found };
    }
    return undefined;
  };

  let browser = await find();
  for (const way of ways) {
    if (browser || !way.isPossible()) continue;
    say(`setup: ${way.says}`);
    await way.install();
    browser = await find();
  }
  if (!browser) {
    throw new UserError(
      'The tests need a browser and none could be found or fetched: install Chrome or Chromium, or connect to the ' +
        'network and run `npx playwright install --with-deps chromium`, then run the command again.',
    );
  }
  say(`setup: the tests use ${browser.version}, ${browser.executablePath}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(browser, null, 2)}\n`);
  return browser;
}

const browserFile = (root) => path.join(root, '.cache/browser.json');

/** The browser that was found before; undefined when nobody looked yet. */
export function knownBrowser(root = projectRoot) {
  try {
    const known = JSON.parse(readFileSync(browserFile(root), 'utf8'));
    return typeof known.executablePath === 'string' ? known : undefined;
  } catch {
    return undefined;
  }
}

import path from 'node:path';

import { exportedPages, buildIdOf } from '@/build/exported-pages';
import { findBrowser, findFirefox, headlessShellOf, testArguments } from '@/tools/browser';

const out = path.join(__dirname, '../../out');
const { env } = process;
// Searched once per run. The workers get the result from the environment.
env.CHROME_PATH ??= findBrowser() ?? '';
env.FIREFOX_PATH ??= findFirefox() ?? '';

/** Settings that the browser tests share with their configuration. */
export const settings = {
  /** Undefined when no browser was found: Playwright then looks for its own. */
  executablePath: env.CHROME_PATH || undefined,
  /** The browser of most tests: the headless shell, or the same browser. */
  headlessShell: env.CHROME_PATH ? headlessShellOf(env.CHROME_PATH) : undefined,
  /** Whether `executablePath` is more than a headless shell. */
  isWholeBrowser: !env.CHROME_PATH?.includes('headless'),
  launchArguments: testArguments,
  /** '' when Firefox is not installed. */
  firefox: env.FIREFOX_PATH,
  /** '' or the path that the site was built for: '/site'. */
  basePath: env.BASE_PATH ?? '',
  /** Canonical paths of all exported pages: '/', '/about'. */
  routes: exportedPages(out),
  /** The build ID, which is also the name of a folder. */
  build: buildIdOf(out) ?? '',
};

/** The origin of the site during a run, without a slash at the end. The server prints its port when it has started. */
export const origin = `http://localhost:${env.TEST_PORT ?? 0}`;

import path from 'node:path';

import { exportedPages, nameOfBuild } from '../../build/exported-pages';
import { findBrowser, findFirefox, headlessShellOf, testArguments } from '../../tools/browser';

const out = path.join(__dirname, '../../out');
const { env } = process;
// Looked for once a run; the workers get the answer by the environment.
env.CHROME_PATH ??= findBrowser() ?? '';
env.FIREFOX_PATH ??= findFirefox() ?? '';

/** What the browser tests and their configuration agree on. */
export const settings = {
  /** Undefined when no browser was found: Playwright then looks for its own. */
  executablePath: env.CHROME_PATH || undefined,
  /** What most tests use: another program, or the same. */
  headlessShell: env.CHROME_PATH ? headlessShellOf(env.CHROME_PATH) : undefined,
  launchArguments: testArguments,
  /** '' when Firefox is not installed. */
  firefox: env.FIREFOX_PATH,
  /** '' or the path that the site was built for: '/site'. */
  basePath: env.BASE_PATH ?? '',
  /** Canonical paths of all exported pages: '/', '/about'. */
  routes: exportedPages(out),
  /** The build's name, after which a folder of its files is named. */
  build: nameOfBuild(out) ?? '',
};

/** Where the site is served during a run, without a slash at the end. The server names its port when it has started. */
export const origin = `http://localhost:${env.TEST_PORT ?? 0}`;

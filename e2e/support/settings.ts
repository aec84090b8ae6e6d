import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** What the browser tests and their configuration agree on. */
interface Settings {
  /** Absent when no browser was set up: Playwright then looks for its own. */
  executablePath?: string;
  /** What most tests use: another program, or the same. */
  headlessShell?: string;
  launchArguments: string[];
  /** Where Firefox is; absent when it is not installed. */
  firefox?: string;
  /** Free when the run began; the exported site is served there. */
  port: number;
  /** '' or the path that the site was built for: '/site'. */
  basePath: string;
  /** Canonical paths of all exported pages: '/', '/about'. */
  routes: string[];
  /** The build's name, after which a folder of its files is named. */
  build: string;
}

/** Asked for once a run; the workers are handed the answer by the environment. */
function readSettings(): Settings {
  process.env.BROWSER_TEST_SETTINGS ??= execFileSync(
    process.execPath,
    ['-r', 'tsx/cjs', path.join(__dirname, '../../tools/browser-settings.ts')],
    { encoding: 'utf8', cwd: path.join(__dirname, '../..') },
  );
  return JSON.parse(process.env.BROWSER_TEST_SETTINGS) as Settings;
}

export const settings = readSettings();

/** Where the site is served during a run, without a slash at the end. */
export const origin = `http://localhost:${settings.port}`;

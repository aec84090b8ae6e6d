/**
 * Prints, as JSON, what the browser tests and their configuration have to agree on. They are TypeScript, which cannot
 * load these modules itself, and run in several processes: the first one asks, the others inherit the answer.
 *
 *   node scripts/lib/browser-settings.mjs
 */
import path from 'node:path';
import { knownBrowser } from './browser.mjs';
import { exportedPages } from '../build/export/pages.mjs';
import { findFreePort } from './ports.mjs';
import { isRunDirectly, projectRoot } from '../build/project.mjs';

/** Keeps a browser from calling its makers during tests; Playwright itself sets most others of this kind. */
export const quietArguments = ['--disable-domain-reliability', '--disable-sync', '--no-pings'];

if (isRunDirectly(import.meta.url)) {
  const settings = {
    executablePath: knownBrowser()?.executablePath,
    launchArguments: quietArguments,
    port: await findFreePort(41_700 + Math.floor(Math.random() * 1000)),
    basePath: process.env.BASE_PATH ?? '',
    routes: exportedPages(path.join(projectRoot, 'out')),
  };
  console.log(JSON.stringify(settings));
}

/**
 * Prints, as JSON, what the browser tests and their configuration have to agree on. They are TypeScript, which cannot
 * load these modules itself, and run in several processes: the first one asks, the others inherit the answer.
 */
import path from 'node:path';
import { exportedPages, nameOfBuild } from '../build/export/pages.mjs';
import { projectRoot } from '../build/project.mjs';
import { findBrowser, headlessShellOf, testArguments } from './browser.mjs';
import { findFreePort } from './command.mjs';

const out = path.join(projectRoot, 'out');
const executablePath = findBrowser()?.executablePath;
const settings = {
  executablePath,
  headlessShell: executablePath && headlessShellOf(executablePath),
  launchArguments: testArguments,
  port: await findFreePort(),
  basePath: process.env.BASE_PATH ?? '',
  routes: exportedPages(out),
  build: nameOfBuild(out),
};
console.log(JSON.stringify(settings));

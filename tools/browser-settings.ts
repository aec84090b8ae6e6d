/**
 * Prints, as JSON, what the browser tests and their configuration have to agree on (e2e/support/settings.ts). They run in
 * several processes: the first one asks, the others inherit the answer.
 */
import path from 'node:path';
import { exportedPages, nameOfBuild } from '../build/exported-pages';
import { projectRoot } from '../build/project';
import { findBrowser, findFirefox, headlessShellOf, testArguments } from './browser';
import { findFreePort } from './command';

const out = path.join(projectRoot, 'out');
const executablePath = findBrowser()?.executablePath;
void findFreePort().then((port) => {
  const settings = {
    executablePath,
    headlessShell: executablePath && headlessShellOf(executablePath),
    launchArguments: testArguments,
    firefox: findFirefox(),
    port,
    basePath: process.env.BASE_PATH ?? '',
    routes: exportedPages(out),
    build: nameOfBuild(out),
  };
  console.log(JSON.stringify(settings));
});

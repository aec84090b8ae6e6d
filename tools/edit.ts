import path from 'node:path';
import { parseArgs } from 'node:util';

import { serveForm } from '../editor/form/serve';
import { writeForm, readSettings } from '../editor/form/write-form';
import { commitOnCommand } from '../editor/local/commit-on-command';
import { reportOnChange } from '../editor/local/report-on-change';
import { runSite } from '../editor/local/run-site';
import { unpublishedChangesPage } from '../editor/local/unpublished-changes';
import { findFreePort } from '../lib/node/command';
import { projectRoot } from '../lib/node/project';

import { readPort } from './serve';

/** The browser keeps the folder and what was not saved for one address, so it is the same at each start. */
const USUAL_PORT = 4480;

/**
 * `npm run edit`: serves the form for the files of this checkout, and the site with live reload. With
 * `--for-github`, it instead writes the form for GitHub to generated/editor, with the settings of
 * deploy/editor/settings.json.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      'for-github': { type: 'boolean', default: false },
      // For tests: the form alone.
      'without-site': { type: 'boolean', default: false },
    },
  });
  if (values['for-github']) return writeForm();
  const sitePort = await findFreePort();
  const siteUrl = `http://localhost:${sitePort}/`;
  // The editor names the repository when it asks for the folder to open.
  const repository = `this/${path.basename(projectRoot)}`;
  const serve = (port: number) =>
    serveForm(port, { ...readSettings(), repository, siteUrl }, projectRoot, unpublishedChangesPage(siteUrl));
  const isTaken = (error: NodeJS.ErrnoException) => error.code === 'EADDRINUSE';
  const { url } = values.port
    ? await serve(readPort(values.port))
    : await serve(USUAL_PORT).catch((error) => (isTaken(error) ? serve(0) : Promise.reject(error)));
  console.log(`The form is at ${url} (open it in Chrome or Edge; Ctrl+C stops it)`);
  if (values['without-site']) return;
  console.log(`The site is at ${siteUrl}, once it is ready`);
  console.log(`In the form, choose "Work with Local Repository" and this folder: ${projectRoot}`);
  console.log('The browser asks twice: choose "Allow", and at the first save "Save changes".');
  console.log(`Changes that are not published yet: ${url}changes`);
  console.log('To commit the content, type commit and press Enter.');
  reportOnChange();
  commitOnCommand();
  await runSite(sitePort);
  process.exit();
}

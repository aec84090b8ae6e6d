import path from 'node:path';
import { parseArgs } from 'node:util';

import { serveForm } from '../editor/form/serve';
import { readSettings, writeForm } from '../editor/form/write-form';
import { commitOnCommand } from '../editor/local/commit';
import { reportOnChange } from '../editor/local/report-on-change';
import { runSite } from '../editor/local/run-site';
import { findFreePort } from '../lib/node/command';
import { projectRoot } from '../lib/node/project';
import { UserError } from '../lib/node/user-error';

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
    options: { port: { type: 'string' }, 'for-github': { type: 'boolean', default: false } },
  });
  if (values['for-github']) return writeFormForGithub();
  const sitePort = await findFreePort();
  const siteUrl = `http://localhost:${sitePort}/`;
  const folder = path.join(projectRoot, '.cache/editor');
  // The form names the repository when it asks for the folder to open.
  writeForm(folder, { ...readSettings(), repository: `this/${path.basename(projectRoot)}`, siteUrl });
  const isTaken = (error: NodeJS.ErrnoException) => error.code === 'EADDRINUSE';
  const { url } = values.port
    ? await serveForm(readPort(values.port), folder)
    : await serveForm(USUAL_PORT, folder).catch((error) =>
        isTaken(error) ? serveForm(0, folder) : Promise.reject(error),
      );
  console.log(`The form is at ${url} (open it in Chrome or Edge; Ctrl+C stops it)`);
  console.log(`The site is at ${siteUrl}, once it is ready`);
  console.log(`In the form, choose "Work with Local Repository" and this folder: ${projectRoot}`);
  console.log('The browser asks twice: choose "Allow", and at the first save "Save changes".');
  console.log('This terminal shows what each save changes. To commit it, type commit and press Enter.');
  reportOnChange();
  commitOnCommand();
  await runSite(sitePort);
  process.exit();
}

function writeFormForGithub(): void {
  const settings = readSettings();
  if (settings.repository.startsWith('YOUR-'))
    throw new UserError('deploy/editor/settings.json: write your repository at GitHub, like "hotels/site".');
  writeForm(path.join(projectRoot, 'generated/editor'), settings);
  console.log('generated/editor is ready. Publish it at an address of its own (docs/form.md).');
}

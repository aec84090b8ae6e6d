import { watch } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from '../build/prepare/prepare';
import { projectRoot } from '../build/project';
import { publishEditor, readSettings } from '../editor/publish';
import { serveEditor } from '../editor/serve';
import { findFreePort, runNode } from './command';
import { readPort } from './serve';

/**
 * `npm run edit`: serves the form for the files of this checkout, and the site with live reload. With `--publish`, it
 * instead writes the form for GitHub to generated/editor, with the settings of deploy/editor/settings.json.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '0' },
      publish: { type: 'boolean', default: false },
      // For tests: the form alone.
      'without-site': { type: 'boolean', default: false },
    },
  });
  if (values.publish) return publishEditor();
  const sitePort = await findFreePort();
  const siteUrl = `http://localhost:${sitePort}/`;
  // The editor names the repository when it asks for the folder to open.
  const repository = `this/${path.basename(projectRoot)}`;
  const { url } = await serveEditor(readPort(values.port), { ...readSettings(), repository, siteUrl });
  console.log(`The form is at ${url} (open it in Chrome or Edge; Ctrl+C stops it)`);
  if (values['without-site']) return;
  console.log(`The site is at ${siteUrl}, once it is ready`);
  console.log(`In the form, choose "Work with Local Repository" and this folder: ${projectRoot}`);
  console.log('The browser asks twice: choose "Allow", and at the first save "Save changes".');
  prepareOnChange();
  await runNode('next/dist/bin/next', ['dev', '--hostname', 'localhost', '--port', String(sitePort)]);
  process.exit();
}

/** Runs `prepare` after each change of the content: it encodes new pictures and prints mistakes. */
function prepareOnChange(): void {
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  watch(path.join(projectRoot, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    // One run after the other, because with many pictures a run can last until after the next save.
    timer = setTimeout(() => (running = running.then(() => prepare(projectRoot)).catch(console.error)), 300);
  });
}

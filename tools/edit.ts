import { readFileSync, rmSync, watch } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from '../build/prepare/prepare';
import { projectRoot, writeWhole } from '../build/project';
import { UserError } from '../build/user-error';
import { readContent } from '../content/check';
import { editorConfig, type Backend } from '../editor/config';
import { editorFiles } from '../editor/files';
import { serveEditor } from '../editor/serve';
import { findFreePort, runNode } from './command';

/**
 * `npm run edit`: the form on the files of this checkout, and the site with reload. `--publish` writes the form for GitHub
 * to generated/editor instead, with the settings of deploy/editor/settings.json.
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
  if (values.publish) return publish();
  const sitePort = await findFreePort();
  const siteUrl = `http://localhost:${sitePort}/`;
  // The editor says which folder to choose by the repository's name.
  const repository = `this/${path.basename(projectRoot)}`;
  const { url } = await serveEditor(Number(values.port), { ...readSettings(), repository, siteUrl });
  console.log(`The form is at ${url} (open it in Chrome or Edge; Ctrl+C stops it)`);
  if (values['without-site']) return;
  console.log(`The site is at ${siteUrl}, once it is ready`);
  console.log(`In the form, choose "Work with Local Repository" and this folder: ${projectRoot}`);
  prepareOnChange(projectRoot);
  await runNode('next/dist/bin/next', ['dev', '--port', String(sitePort)]);
  process.exit();
}

/** Makes the pictures of new photographs while the site is open, and prints what is wrong with a change. */
function prepareOnChange(root: string): void {
  let timer: NodeJS.Timeout;
  const run = () =>
    prepare(root).catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  watch(path.join(root, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(run, 300);
  });
}

function publish(): void {
  const backend = readSettings();
  if (backend.repository.startsWith('YOUR-'))
    throw new UserError('deploy/editor/settings.json: write your repository at GitHub, like "hotels/site".');
  const folder = path.join(projectRoot, 'generated/editor');
  rmSync(folder, { recursive: true, force: true });
  const files = editorFiles(editorConfig(readContent(projectRoot).content, backend));
  for (const [name, body] of files) writeWhole(path.join(folder, name), body);
  console.log(
    `generated/editor is ready: ${files.size} files. Publish it at a separate address (docs/editor-setup.md).`,
  );
}

const readSettings = () =>
  JSON.parse(readFileSync(path.join(projectRoot, 'deploy/editor/settings.json'), 'utf8')) as Backend;

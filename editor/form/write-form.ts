import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { readWholeContent } from '../../content/check/read';
import { projectRoot, writeAtomically } from '../../lib/node/project';
import { UserError } from '../../lib/node/user-error';

import { formConfig, type Backend } from './config';
import { formFiles } from './form-files';

/** Writes the form for GitHub to generated/editor. */
export function writeForm(): void {
  const backend = readSettings();
  if (backend.repository.startsWith('YOUR-'))
    throw new UserError('deploy/editor/settings.json: write your repository at GitHub, like "hotels/site".');
  const folder = path.join(projectRoot, 'generated/editor');
  rmSync(folder, { recursive: true, force: true });
  const files = formFiles(formConfig(readWholeContent(projectRoot), backend));
  for (const [name, body] of files) writeAtomically(path.join(folder, name), body);
  console.log(
    `generated/editor is ready: ${files.size} files. Publish it at a separate address (docs/editor-setup.md).`,
  );
}

/** The settings of deploy/editor/settings.json. */
export const readSettings = () =>
  JSON.parse(readFileSync(path.join(projectRoot, 'deploy/editor/settings.json'), 'utf8')) as Backend;

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../build/project.mjs';
import { UserError } from '../../build/user-error.mjs';
import { headerPolicy } from '../../build/export/policy.mjs';
import { inlineScriptHashes } from '../../build/export/secure-page.mjs';

/**
 * The policy that covers every page of a finished export, as the files of hosts send it.
 * @param {string} outFolder
 * @throws {UserError} when there is no finished export
 */
export function exportedPolicy(outFolder) {
  if (!existsSync(path.join(outFolder, '_headers'))) {
    throw new UserError(`There is no finished export in ${outFolder}: run \`npm run build\`.`);
  }
  const hashes = listFiles(outFolder)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => inlineScriptHashes(readFileSync(path.join(outFolder, file), 'utf8')));
  return headerPolicy([...new Set(hashes)]);
}

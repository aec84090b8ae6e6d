import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { folderHash } from '../source-state.mjs';
import { sha256 } from '../project.mjs';
import { UserError } from '../user-error.mjs';
import { contentFaults } from './content.mjs';
import { makePictures } from './pictures.mjs';
import { writeWhole } from './pictures/store.mjs';

/** Tells the processes that a build starts that all is ready; they inherit it. */
const READY = 'SITE_PREPARED';

/**
 * Checks the content and makes the pictures, unless both are as they were when that last succeeded.
 *
 * @param {string} root the project
 * @throws {UserError} one line for each fault of the content or of a picture
 */
export async function prepare(root) {
  const inputs = sha256(folderHash(path.join(root, 'content')), folderHash(path.join(root, 'build/prepare')));
  if (process.env[READY] === inputs) return;
  const stampFile = path.join(root, '.cache/prepared');
  const stamp = () => `${inputs} ${outputState(root)}`;
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp()) {
    const faults = await contentFaults(root);
    if (faults.length > 0) {
      const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
      throw new UserError(`${faults.join('\n')}\nThe content has ${count}; nothing was built.`);
    }
    await makePictures(root);
    writeWhole(stampFile, stamp());
  }
  process.env[READY] = inputs;
}

/** Changes when the list of pictures or a name among them does. */
function outputState(root) {
  const list = path.join(root, 'generated/pictures.json');
  if (!existsSync(list)) return 'none';
  const text = readFileSync(list, 'utf8');
  const missing = [...text.matchAll(/"src": "(\/[^"]+)"/g)].filter(
    ([, src]) => !existsSync(path.join(root, 'public', src)),
  );
  return `${sha256(text)} ${missing.length}`;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { folderHash } from '../source-state.mjs';
import { sha256, writeWhole } from '../project.mjs';
import { checkContentFiles } from './content.mjs';
import { FONT_FILES, makeFonts } from './fonts.mjs';
import { makePictures } from './pictures.mjs';

/** Tells the processes that a build starts that all is ready; they inherit it. */
const READY = 'SITE_PREPARED';

/**
 * Checks the content, makes the fonts and the pictures, unless all are as they were when that last succeeded.
 *
 * @param {string} root the project
 * @throws {import('../user-error.mjs').UserError} one line for each fault of the content or of a picture
 */
export async function prepare(root) {
  const folders = ['content', 'build/prepare', 'lib', 'public/brand'].map((name) =>
    folderHash(path.join(root, name)),
  );
  const variables = Object.entries(process.env).filter(([name]) => /^NEXT_PUBLIC_(?!BASE_PATH)/.test(name));
  const inputs = sha256(...folders, JSON.stringify(variables.sort()));
  if (process.env[READY] === inputs) return;
  const stampFile = path.join(root, '.cache/prepared');
  const stamp = () => `${inputs} ${outputState(root)}`;
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp()) {
    const content = await checkContentFiles(root);
    await makeFonts(root, content);
    const shared = Object.values(content.pages).map(({ picture }) => picture);
    await makePictures(root, { brand: content.site.name, shared });
    writeWhole(stampFile, stamp());
  }
  process.env[READY] = inputs;
}

/** Changes when a font is gone, or the list of pictures or a name among them changes. */
function outputState(root) {
  const list = path.join(root, 'generated/pictures.json');
  if (![list, ...FONT_FILES.map((file) => path.join(root, file))].every(existsSync)) return 'none';
  const text = readFileSync(list, 'utf8');
  const missing = [...text.matchAll(/"src": "(\/[^"]+)"/g)].filter(
    ([, src]) => !existsSync(path.join(root, 'public', src)),
  );
  return `${sha256(text)} ${missing.length}`;
}

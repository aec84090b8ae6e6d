/**
 * Checks the words and facts of the site, and that each picture has its file.
 *
 *   node scripts/check-content.mjs [--root FOLDER]
 *
 * Prints one line per fault, with its mend, and exits with 1 when there is any.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// Node 20 reads no TypeScript by itself.
import { createJiti } from 'jiti';

import { findMasters, PictureError } from './pictures/masters.mjs';
import { socialPictures } from './pictures/social.mjs';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} folder the project
 * @returns {Promise<string[]>} one line per fault
 */
export async function contentFaults(folder) {
  let names;
  try {
    names = new Set(findMasters(path.join(folder, 'content/pictures')).map((master) => master.name));
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return error.message.split('\n').map((line) => `content/pictures: ${line}`);
  }

  const jiti = createJiti(path.join(folder, 'content/'), { fsCache: false });
  let check;
  try {
    check = await jiti.import('./check.ts');
  } catch (error) {
    // A file that cannot be read, or that asks for a hotel which does not exist.
    return [`content: ${error instanceof Error ? error.message : error}`];
  }
  const faults = check.checkContent(check.allContent, {
    pictureExists: (name) => names.has(name),
    files: await hotelFiles(jiti, folder),
    sharedPictures: socialPictures,
  });
  return faults.map(check.formatProblem);
}

/** The file of each hotel, however the hotel calls itself. */
async function hotelFiles(jiti, folder) {
  const files = new Map();
  for (const name of readdirSync(path.join(folder, 'content/hotels'))) {
    if (!name.endsWith('.ts') || name === 'index.ts') continue;
    const module = await jiti.import(`./hotels/${name}`);
    for (const value of Object.values(module)) files.set(value, `content/hotels/${name}`);
  }
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { root: { type: 'string', default: projectRoot } } });
  const faults = await contentFaults(path.resolve(values.root));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error(
      `The content has ${faults.length === 1 ? 'one fault' : `${faults.length} faults`}; nothing was built.`,
    );
    process.exitCode = 1;
  } else {
    console.log('content: in order');
  }
}

/**
 * Checks the words and facts of the site, and that each picture has its file.
 *
 *   node scripts/check-content.mjs [--root FOLDER]
 *
 * Prints one line per fault, with its mend, and exits with 1 when there is any.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// Node 20 reads no TypeScript by itself.
import { createJiti } from 'jiti';

import { fileFaults } from './lib/content-files.mjs';
import { listFiles } from './lib/project.mjs';
import { findMasters, PictureError } from './pictures/masters.mjs';

// The oldest Node.js that we support cannot import this package, only require it.
const sharp = createRequire(import.meta.url)('sharp');

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} folder the project
 * @param {Record<string, string | undefined>} [env] the variables that the build is given
 * @returns {Promise<string[]>} one line per fault
 */
export async function contentFaults(folder, env = process.env) {
  const unreadable = fileFaults(folder);
  if (unreadable.length > 0) return unreadable;

  try {
    findMasters(path.join(folder, 'content/pictures'));
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return error.message.split('\n').map((line) => `content/pictures: ${line}`);
  }

  const jiti = createJiti(path.join(folder, 'content/'), { fsCache: false });
  try {
    const { allContent, checkContent, environmentProblems, pictureFileProblems } =
      await jiti.import('./check.ts');
    const shared = Object.values(allContent.pages ?? {}).map(({ picture }) => picture);
    return [
      ...checkContent(folder),
      ...pictureFileProblems(await measuredPictures(folder), shared),
      ...environmentProblems(env),
    ];
  } catch (error) {
    return [faultOfJoining(error)];
  }
}

/** Every file of content/pictures with its upright size; one that cannot be read is told when it is encoded. */
function measuredPictures(folder) {
  const pictures = path.join(folder, 'content/pictures');
  const visible = listFiles(pictures).filter((file) => !path.basename(file).startsWith('.'));
  return Promise.all(
    visible.map(async (file) => {
      const { autoOrient } = await sharp(path.join(pictures, file))
        .metadata()
        .catch(() => ({}));
      return { path: file, ...autoOrient };
    }),
  );
}

/** Each file is sound, and yet they cannot be put together: one takes a field from another that is not there. */
function faultOfJoining(error) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const [, file, line] = /(content\/[\w/-]+\.ts):(\d+)/.exec(stack) ?? [];
  if (!file) return `content: ${message}`;
  return `${file}, line ${line}: takes from another file what is not there (${message}); write it there, or here in its place`;
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

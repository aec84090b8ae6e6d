import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';

// Node 20 reads no TypeScript by itself.
import { createJiti } from 'jiti';

import { isRunDirectly, listFiles, projectRoot } from '../project.mjs';
import { reportFailure, UserError } from '../user-error.mjs';
import { fileFaults } from './content-files.mjs';
import { findMasters } from './pictures/masters.mjs';

// The oldest Node.js that we support cannot import this package, only require it.
const sharp = createRequire(import.meta.url)('sharp');

/**
 * What is wrong with the words and facts of the site, and which pictures have no file.
 *
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
    if (!(error instanceof UserError)) throw error;
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

/** The brand's name, of content/site.ts, which has been checked. */
export async function brandName(folder) {
  const { site } = await createJiti(path.join(folder, 'content/'), { fsCache: false }).import('./site.ts');
  return site.name;
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

/** @throws {UserError} with a line for each fault of the content */
export async function checkContentFiles(root) {
  const faults = await contentFaults(root);
  if (faults.length === 0) return;
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  throw new UserError(`${faults.join('\n')}\nThe content has ${count}; nothing was built.`);
}

/** By itself: node build/prepare/content.mjs [--root FOLDER] */
if (isRunDirectly(import.meta.url)) {
  const { values } = parseArgs({ options: { root: { type: 'string', default: projectRoot } } });
  checkContentFiles(path.resolve(values.root))
    .then(() => console.log('content: in order'))
    .catch(reportFailure);
}

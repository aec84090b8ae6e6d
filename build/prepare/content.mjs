import { createRequire } from 'node:module';
import path from 'node:path';
import { listFiles } from '../project';
import { UserError } from '../user-error';
import { contentImporter } from './content-importer.mjs';

// The oldest Node.js that we support cannot import this package, only require it.
const sharp = createRequire(import.meta.url)('sharp');

/**
 * Everything that the site says, once nothing is wrong with it and every picture has its file.
 *
 * @param {string} root the project
 * @returns {Promise<object>} `allContent` of content/check.ts
 * @throws {UserError} with a line for each fault
 */
export async function checkContentFiles(root) {
  const jiti = contentImporter(root);
  const { fileFaults } = await jiti.import('./rules/readable.ts');
  refuse(fileFaults(root));
  const measured = await measuredPictures(root);
  let content;
  const findFaults = async () => {
    const check = await jiti.import('./check.ts');
    content = check.allContent;
    const shared = Object.values(content.pages ?? {}).map(({ picture }) => picture);
    return [
      ...check.checkContent(root),
      ...check.pictureFileProblems(measured, shared),
      ...check.environmentProblems(process.env),
    ];
  };
  refuse(await findFaults().catch((error) => [faultOfJoining(error)]));
  return content;
}

function refuse(faults) {
  if (faults.length === 0) return;
  const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  throw new UserError(`${faults.join('\n')}\nThe content has ${count}; nothing was built.`);
}

/** Every file of content/pictures with its upright size; one that cannot be read is told when it is encoded. */
function measuredPictures(root) {
  const pictures = path.join(root, 'content/pictures');
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

import path from 'node:path';

import { listFiles } from '../../lib/node/list-files';
import { hasText, sha256, writeAtomically } from '../../lib/node/project';
import { filesHash, sourceHash } from '../source-state';

import { checkContentFiles } from './check-texts-and-pictures';
import { makeFonts } from './fonts';
import { makeIcons } from './icons';
import { listContent } from './list-content';
import { listPictures } from './make-pictures';

/** What the steps make, besides the pictures. */
const made = [
  'generated/fonts',
  'generated/pictures.json',
  'generated/focus.css',
  'public/brand',
  'public/favicon.ico',
];

/**
 * Makes everything that the pages need. Except for the list of content files, it does nothing if inputs and outputs
 * are the same as after the last success.
 *
 * @param isQuiet whether to print nothing if no picture is new
 * @throws {UserError} one line for each mistake in the content or in a picture
 */
export async function prepare(root: string, isQuiet = false): Promise<void> {
  await (
    await startToPrepare(root, isQuiet)
  ).pictures;
}

/**
 * As `prepare`, but does not wait until all pictures are encoded: Next.js can render the pages meanwhile.
 *
 * @returns `pictures`: done when all pictures are encoded
 */
export async function startToPrepare(root: string, isQuiet = false): Promise<{ pictures: Promise<void> }> {
  listContent(root);
  // Of all sources, not only of what the steps below read today. They take one or two seconds if no picture is new.
  const inputs = sourceHash(root);
  // A font, a picture or the list of them may have been deleted since.
  const outputs = () => filesHash(root, made) + listFiles(path.join(root, 'public/pictures')).join(' ');
  const recordFile = path.join(root, '.cache/prepared');
  const state = () => sha256(inputs, outputs());
  if (hasText(recordFile, state())) return { pictures: Promise.resolve() };
  const content = await checkContentFiles(root);
  await makeFonts(root, content);
  await makeIcons(root);
  const makePictures = await listPictures(root, content, isQuiet);
  return { pictures: makePictures().then(() => writeAtomically(recordFile, state())) };
}

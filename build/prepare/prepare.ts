import path from 'node:path';

import { listFiles } from '../../lib/node/list-files';
import { hasText, sha256, writeAtomically } from '../../lib/node/project';
import { filesHash, sourceHash } from '../source-state';

import { checkContentFiles } from './check-texts-and-pictures';
import { makeFonts } from './fonts';
import { makeIcons } from './icons';
import { listHotels } from './list-hotels';
import { makePictures } from './make-pictures';

/** What the steps make, besides the pictures. */
const made = [
  'generated/fonts',
  'generated/pictures.json',
  'generated/focus.css',
  'public/brand',
  'public/favicon.ico',
];

/**
 * Makes everything that the pages need. Except for the list of hotels, it does nothing if inputs and outputs are the
 * same as after the last success.
 *
 * @param isQuiet whether to print nothing if no picture is new
 * @throws {UserError} one line for each mistake in the content or in a picture
 */
export async function prepare(root: string, isQuiet = false): Promise<void> {
  listHotels(root);
  // Of all sources, not only of what the steps below read today. They take one or two seconds if no picture is new.
  const inputs = sourceHash(root);
  // A font, a picture or the list of them may have been deleted since.
  const outputs = () => filesHash(root, made) + listFiles(path.join(root, 'public/pictures')).join(' ');
  const recordFile = path.join(root, '.cache/prepared');
  const state = () => sha256(inputs, outputs());
  if (hasText(recordFile, state())) return;
  const content = await checkContentFiles(root);
  await makeFonts(root, content);
  await makeIcons(root);
  await makePictures(root, content, isQuiet);
  writeAtomically(recordFile, state());
}

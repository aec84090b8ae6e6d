import { checkContent, type CheckedContent } from '../../content/check/check';
import { pictureName } from '../../content/picture-names';
import type { Content } from '../../content/schema/schema';
import { UserError } from '../../lib/node/user-error';

import { pictureFileMistakes } from './check-picture-files';
import { environmentMistakes } from './environment';
import { measuredPictures } from './measure-pictures';

/** The mistakes in the texts, or if there are none, in the picture files. */
export async function checkTextsAndPictures(root: string): Promise<CheckedContent> {
  const checked = checkContent(root);
  if (!checked.content) return checked;
  const shared = Object.values(checked.content.pages).map(({ picture }) => pictureName(picture));
  const mistakes = pictureFileMistakes(await measuredPictures(root), shared);
  return mistakes.length > 0 ? { mistakes } : checked;
}

/**
 * Reads and checks all content.
 *
 * @throws {UserError} with a sentence for each mistake
 */
export async function checkContentFiles(root: string): Promise<Content> {
  const checked = await checkTextsAndPictures(root);
  const mistakes = [...checked.mistakes, ...environmentMistakes(process.env)];
  if (checked.content && mistakes.length === 0) return checked.content;
  const is = mistakes.length === 1 ? 'is one mistake' : `are ${mistakes.length} mistakes`;
  throw new UserError(`${mistakes.join('\n')}\nThere ${is}; nothing was built.`);
}

import { checkContent, type CheckedContent } from '../../content/check/check';
import { readContent } from '../../content/check/read';
import { isShownIn, pictureName } from '../../content/picture-names';
import { isWhole, type Content } from '../../content/schema/schema';
import { UserError } from '../../lib/node/user-error';

import { pictureFileMistakes } from './check-picture-files';
import { environmentMistakes } from './environment';
import { measuredPictures } from './measure-pictures';

/**
 * Checks the texts and the picture files of a project: what every command and every workflow calls. A picture that no
 * page shows is not checked: it can stop nobody (`unusedFiles` lists it).
 */
export async function checkTextsAndPictures(root: string): Promise<CheckedContent> {
  const checked = checkContent(root);
  const { content } = readContent(root);
  if (!isWhole(content)) return checked;
  const shared = Object.values(content.pages).map(({ picture }) => pictureName(String(picture)));
  const isShown = isShownIn(content);
  const files = (await measuredPictures(root)).filter(({ path }) => isShown(path));
  const mistakes = [...checked.mistakes, ...pictureFileMistakes(files, shared)];
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

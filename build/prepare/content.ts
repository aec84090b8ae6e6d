import path from 'node:path';
import sharp from 'sharp';
import { checkContent } from '../../content/check';
import { pictureName } from '../../content/picture-names';
import { pictureFiles } from '../../content/read';
import type { Content } from '../../content/schema';
import { UserError } from '../user-error';
import { environmentProblems } from './environment';
import { pictureFileProblems } from './picture-files';

/**
 * Reads and checks all content. Prints a question about anything that is unusual but can be intended.
 *
 * @throws {UserError} with a sentence for each mistake
 */
export async function checkContentFiles(root: string): Promise<Content> {
  const { content, mistakes, questions } = checkContent(root);
  failOn(mistakes);
  const shared = Object.values(content.pages).map(({ picture }) => pictureName(picture));
  failOn([...pictureFileProblems(await measuredPictures(root), shared), ...environmentProblems(process.env)]);
  for (const question of questions) console.warn(`Is this meant? ${question}`);
  return content;
}

function failOn(mistakes: string[]): void {
  if (mistakes.length === 0) return;
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  throw new UserError(`${mistakes.join('\n')}\nThe content has ${count}; nothing was built.`);
}

/** Each file in content/pictures with its size after rotation. If one cannot be read, the encoder reports it later. */
const measuredPictures = (root: string) =>
  Promise.all(
    pictureFiles(root).map(async (file) => {
      const picture = sharp(path.join(root, 'content/pictures', file));
      const metadata = await picture.metadata().catch(() => undefined);
      return { path: file, ...metadata?.autoOrient, hasPlace: hasPlace(metadata?.exif ?? Buffer.alloc(0)) };
    }),
  );

/** Whether Exif data contains a GPS position: an entry of tag 0x8825 with one number, in either byte order. */
export const hasPlace = (exif: Buffer) =>
  ['8825000400000001', '2588040001000000'].some((entry) => exif.includes(Buffer.from(entry, 'hex')));

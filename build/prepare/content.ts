import path from 'node:path';
import sharp from 'sharp';
import {
  checkContent,
  checkWarnings,
  environmentProblems,
  pictureFileProblems,
  pictureFiles,
  readContent,
} from '../../content/check';
import { pictureName } from '../../content/derive';
import type { Content } from '../../content/schema';
import { UserError } from '../user-error';

/**
 * Everything that the hotels say, once nothing is wrong with it and every picture has its file. Prints what may be meant.
 *
 * @param root the project
 * @throws {UserError} with a sentence for each mistake
 */
export async function checkContentFiles(root: string): Promise<Content> {
  refuse(checkContent(root));
  const { content } = readContent(root);
  const shared = Object.values(content.pages).map(({ picture }) => pictureName(picture));
  refuse([...pictureFileProblems(await measuredPictures(root), shared), ...environmentProblems(process.env)]);
  for (const question of checkWarnings(root)) console.warn(`Is this meant? ${question}`);
  return content;
}

function refuse(mistakes: string[]): void {
  if (mistakes.length === 0) return;
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  throw new UserError(`${mistakes.join('\n')}\nThe content has ${count}; nothing was built.`);
}

/** Every file of content/pictures with its upright size; one that cannot be read is reported when it is encoded. */
function measuredPictures(root: string) {
  return Promise.all(
    pictureFiles(root).map(async (file) => {
      const picture = sharp(path.join(root, 'content/pictures', file));
      const { autoOrient, exif } = await picture
        .metadata()
        .catch(() => ({ autoOrient: undefined, exif: undefined }));
      return { path: file, ...autoOrient, hasPlace: exif !== undefined && hasPlace(exif) };
    }),
  );
}

/** The entry of Exif's first directory that leads to the GPS directory. */
const GPS_ENTRY = 0x8825;

/** Whether Exif data says where a picture was taken: 'Exif\0\0', then a TIFF header and a directory of 12-byte entries. */
export function hasPlace(exif: Buffer): boolean {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  if (tiff.length < 8) return false;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const two = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = start + 2 <= tiff.length ? two(start) : 0;
  return Array.from({ length: count }, (_, index) => start + 2 + 12 * index).some(
    (at) => at + 2 <= tiff.length && two(at) === GPS_ENTRY,
  );
}

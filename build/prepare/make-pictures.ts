import { readFileSync } from 'node:fs';
import path from 'node:path';

import { isShownIn, pictureName } from '../../content/picture-names';
import type { Content } from '../../content/schema/schema';
import type { Dusk, PictureData } from '../../lib/pictures';

import { duskPictures } from './dusk-pictures';
import { measuredPictures, type MeasuredPicture } from './measure-pictures';
import { duskFilesOf, filesOf } from './pictures/encode';
import { writeLists, type MadePictures } from './pictures/lists';
import { labelOf, originalOf, type Original } from './pictures/originals';
import { nearestPlaceholders } from './pictures/placeholders';
import { socialBand, socialPictureOf } from './pictures/social';
import { openPictureFolder, type AddFile } from './pictures/store';

/** The content that pictures need, with its uses of pictures. */
type PictureContent = Pick<Content, 'site' | 'pages'>;

type MeasuredOriginal = Original & Required<MeasuredPicture>;

/**
 * Lists the files of the originals in content/pictures for the pages: generated/pictures.json, with the styles for
 * their centres of interest in generated/focus.css. A file name contains a hash of what the file is made from, so
 * existing files are not made again.
 *
 * @param content without mistakes: the check has refused a picture that cannot be read
 * @returns a function that makes the files that are missing in public/pictures. Pages can be rendered before
 */
export async function listPictures(root: string, content: PictureContent): Promise<() => Promise<void>> {
  const measured = await measuredPictures(root);
  const { used, notes } = duskPictures(measured);
  const isShown = isShownIn(content);
  const originals = measured.flatMap((picture) => {
    const original = originalOf(picture.path);
    return original && isShown(picture.path) && (original.version !== 'dusk' || used.includes(picture.path))
      ? [{ ...original, ...picture } as MeasuredOriginal]
      : [];
  });
  const files = openPictureFolder(root);
  // The list first, then the removal of old files. If the build stops before, the old files still match the old list.
  writeLists(root, content, await addAll(root, originals, content, files.add));
  files.removeOthers();
  return async () => {
    const made = await files.makeMissing();
    if (made === 0) return;
    for (const note of notes) console.log(note);
    console.log(`pictures: ${originals.length} originals; ${made} files made, the others reused`);
  };
}

/** Adds the files of all originals, and the pictures for social networks. */
async function addAll(
  root: string,
  originals: readonly MeasuredOriginal[],
  { site, pages }: PictureContent,
  add: AddFile,
): Promise<MadePictures> {
  const shared: string[] = Object.values(pages).map(({ picture }) => pictureName(picture));
  const band = await socialBand(root, site.name);
  const pictures = new Map<string, PictureData>();
  const dusks = new Map<string, Dusk>();
  const bytesOf = (file: string) => readFileSync(path.join(root, 'content/pictures', file));
  for (const original of originals) {
    const { name, width, height, colors } = original;
    const bytes = bytesOf(original.path);
    if (original.version === 'dusk') {
      const lit = originals.find((other) => other.name === name && !other.version)!;
      dusks.set(name, duskFilesOf(add, original, bytes, bytesOf(lit.path)));
      continue;
    }
    const label = labelOf(original);
    const filesIn = filesOf(add, original, bytes, width);
    const picture = {
      width,
      height,
      placeholder: await nearestPlaceholders(colors),
      sources: { avif: filesIn('avif'), jpeg: filesIn('jpeg') },
    };
    pictures.set(label, picture);
    if (shared.includes(label))
      pictures.set(`social/${label}`, socialPictureOf(add, picture, bytes, { label, band }));
  }
  return { pictures, dusks };
}

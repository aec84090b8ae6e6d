import { readFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { isShownIn, pictureName } from '../../content/picture-names';
import type { Content } from '../../content/schema/schema';
import { UserError } from '../../lib/node/user-error';
import type { Dusk, PictureData } from '../../lib/pictures';

import { duskPictures } from './dusk-pictures';
import { measuredPictures } from './measure-pictures';
import { duskFilesOf, filesOf, normalize } from './pictures/encode';
import { writeLists, type MadePictures } from './pictures/lists';
import { labelOf, listOriginals, type Original } from './pictures/originals';
import { nearestPlaceholders } from './pictures/placeholders';
import { socialBand, socialPictureOf } from './pictures/social';
import { openPictureFolder, type AddFile } from './pictures/store';

/** The content that pictures need, with its uses of pictures. */
type PictureContent = Pick<Content, 'site' | 'pages'>;

/**
 * Lists the files of the originals in content/pictures for the pages: generated/pictures.json, with the styles for
 * their centres of interest in generated/focus.css. A file name contains a hash of what the file is made from, so
 * existing files are not made again.
 *
 * @returns a function that makes the files that are missing in public/pictures. Pages can be rendered before
 * @throws {UserError} naming each original that cannot be used
 */
export async function listPictures(
  root: string,
  content: PictureContent,
  isQuiet = false,
): Promise<() => Promise<void>> {
  const { used, notes } = duskPictures(await measuredPictures(root));
  const folder = path.join(root, 'content/pictures');
  const isShown = isShownIn(content);
  const originals = listOriginals(folder).filter(({ version, file }) => {
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    return isShown(name) && (version !== 'dusk' || used.includes(name));
  });
  const files = openPictureFolder(root);
  // The list first, then the removal of old files. If the build stops before, the old files still match the old list.
  writeLists(root, content, await addAll(root, originals, content, files.add));
  files.removeOthers();
  return async () => {
    const made = await files.makeMissing();
    if (made === 0 && isQuiet) return;
    for (const note of notes) console.log(note);
    console.log(`pictures: ${originals.length} originals; ${made} files made, the others reused`);
  };
}

/** Adds the files of all originals, and the pictures for social networks. */
async function addAll(
  root: string,
  originals: readonly Original[],
  { site, pages }: PictureContent,
  add: AddFile,
): Promise<MadePictures> {
  const shared: string[] = Object.values(pages).map(({ picture }) => pictureName(picture));
  const band = await socialBand(root, site.name);
  const pictures = new Map<string, PictureData>();
  const dusks = new Map<string, Dusk>();
  const mistakes: string[] = [];
  for (const original of originals) {
    const label = labelOf(original);
    try {
      const bytes = readFileSync(original.file);
      if (original.version === 'dusk') {
        const lit = originals.find(({ name, version }) => name === original.name && !version)!;
        dusks.set(label, await duskFilesOf(add, original, bytes, readFileSync(lit.file)));
        continue;
      }
      const { width, height } = (await sharp(bytes).metadata()).autoOrient;
      const filesIn = filesOf(add, original, bytes, width);
      const placeholder = await nearestPlaceholders(normalize(bytes));
      const picture = {
        width,
        height,
        placeholder,
        sources: { avif: filesIn('avif'), jpeg: filesIn('jpeg') },
      };
      pictures.set(label, picture);
      if (shared.includes(label))
        pictures.set(`social/${label}`, socialPictureOf(add, picture, bytes, { label, band }));
    } catch (error) {
      const reason = String(error instanceof Error ? error.message : error).split('\n')[0];
      const fix = 'Open it in a picture editor and save it as JPEG again.';
      mistakes.push(`${path.relative(root, original.file)}: cannot be read (${reason}). ${fix}`);
    }
  }
  if (mistakes.length > 0) throw new UserError(mistakes.sort().join('\n'));
  return { pictures, dusks };
}

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import sharp from 'sharp';

import { isShownIn, pictureName } from '../../content/picture-names';
import type { Content } from '../../content/schema/schema';
import { UserError } from '../../lib/node/user-error';
import type { Dusk, PictureData } from '../../lib/pictures';

import { duskPictures } from './dusk-pictures';
import { measuredPictures } from './measure-pictures';
import { makeDusk } from './pictures/dusk';
import { writeLists, type MadePictures } from './pictures/lists';
import { labelOf, listOriginals, type Original } from './pictures/originals';
import { nearestPlaceholder } from './pictures/placeholders';
import { makeSizes, normalize } from './pictures/sizes';
import { makeSocialPicture, socialBand } from './pictures/social';
import { openPictureFolder, type PictureFolder, type Store } from './pictures/store';

/** The content that pictures need, with its uses of pictures. */
type PictureContent = Pick<Content, 'site' | 'pages'>;

/**
 * Encodes the originals in content/pictures for the pages: public/pictures/ and generated/pictures.json, with the
 * styles for their centres of interest in generated/focus.css. A file name contains a hash of what the file is made
 * from, so existing files are not made again.
 *
 * @throws {UserError} naming each original that cannot be used
 */
export async function makePictures(root: string, content: PictureContent, isQuiet = false) {
  const { used, notes } = duskPictures(await measuredPictures(root));
  const folder = path.join(root, 'content/pictures');
  const isShown = isShownIn(content);
  const originals = listOriginals(folder).filter(({ isDusk, file }) => {
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    return isShown(name) && (!isDusk || used.includes(name));
  });
  const files = openPictureFolder(path.join(root, 'public/pictures'));
  const pictures = await encodeAll(root, originals, content, files);
  // The list first, then the removal of old files. If the build stops before, the old files still match the old list.
  writeLists(root, content, pictures);
  files.removeOthers();
  const made = files.madeCount();
  if (made === 0 && isQuiet) return;
  for (const note of notes) console.log(note);
  console.log(`pictures: ${originals.length} originals; ${made} files made, the others reused`);
}

/** Encodes all originals, and the pictures for social networks. */
async function encodeAll(
  root: string,
  originals: readonly Original[],
  { site, pages }: PictureContent,
  { store, madeCount }: PictureFolder,
): Promise<MadePictures> {
  const shared: string[] = Object.values(pages).map(({ picture }) => pictureName(picture));
  const band = await socialBand(root, site.name);
  // One thread per picture, and several pictures at once: with small pictures, the encoders' own threads are idle.
  sharp.concurrency(1);
  sharp.cache(false);

  const pictures = new Map<string, PictureData>();
  const dusks = new Map<string, Dusk>();
  const mistakes: string[] = [];
  let done = 0;
  const encode = async (original: Original) => {
    const label = labelOf(original);
    const before = madeCount();
    try {
      const bytes = readFileSync(original.file);
      if (original.isDusk) {
        const isLit = (other: Original) => !other.isDusk && labelOf(other) === label;
        dusks.set(label, await makeDusk(store, original, bytes, readFileSync(originals.find(isLit)!.file)));
        return;
      }
      const picture = await makePicture(store, original, bytes);
      pictures.set(label, picture);
      if (shared.includes(label))
        pictures.set(`social/${label}`, await makeSocialPicture(store, picture, bytes, { label, band }));
    } catch (error) {
      const reason = String(error instanceof Error ? error.message : error).split('\n')[0];
      const fix = 'Open it in a picture editor and save it as JPEG again.';
      mistakes.push(`${path.relative(root, original.file)}: cannot be read (${reason}). ${fix}`);
    } finally {
      done += 1;
      if (madeCount() > before) console.log(`pictures: ${done} of ${originals.length}, ${label}`);
    }
  };
  await Readable.from(originals).forEach(encode, { concurrency: availableParallelism() });
  if (mistakes.length > 0) throw new UserError(mistakes.sort().join('\n'));
  return { pictures, dusks };
}

/** The entry of one original in generated/pictures.json. */
async function makePicture(store: Store, original: Original, bytes: Buffer): Promise<PictureData> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const make = makeSizes(store, original, bytes, width);
  const sources = { avif: await make('avif'), jpeg: await make('jpeg') };
  return { width, height, placeholder: await nearestPlaceholder(normalize(bytes)), sources };
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import sharp from 'sharp';

import { pictureName, picturesIn } from '../../content/picture-names';
import type { Content } from '../../content/schema/schema';
import { listFiles } from '../../lib/list-files';
import type { Dusk, PictureData, PictureFile } from '../../lib/pictures';
import { hasText, sha256, writeAtomically } from '../project';
import { UserError } from '../user-error';

import { duskPictures } from './check-picture-files';
import { measuredPictures } from './measure-pictures';
import { focusClass, focusStyles } from './pictures/focus';
import { nearestPlaceholder } from './pictures/placeholders';
import { background, extensions, lamps, social, encoderOf, presetOf, widthsFor } from './pictures/settings';
import { socialBand } from './pictures/social';

/** An original in content/pictures: 'hero/arrival', or its version for phones, each also at dusk. */
type Original = ReturnType<typeof listOriginals>[number];

/** Returns the address of a file. `make` creates the content of a file that does not exist yet. */
type Store = (name: string, make: () => Promise<Buffer>) => Promise<string>;

/** The content that pictures need. */
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
  const originals = listOriginals(folder).filter(
    ({ isDusk, file }) => !isDusk || used.includes(path.relative(folder, file).replaceAll(path.sep, '/')),
  );
  const files = openStore(path.join(root, 'public/pictures'));
  const pictures = await encodeAll(root, originals, content, files);
  // The list first, then the removal of old files. If the build stops before, the old files still match the old list.
  writeLists(root, content, pictures);
  files.removeOthers();
  const made = files.madeCount();
  if (made === 0 && isQuiet) return;
  for (const note of notes) console.log(note);
  console.log(`pictures: ${originals.length} originals; ${made} files made, the others reused`);
}

/** The folder of the pictures for pages. */
interface Files {
  store: Store;
  /** How many files did not exist before. */
  madeCount: () => number;
  /** Removes the files that were not asked for. */
  removeOthers: () => void;
}

function openStore(folder: string): Files {
  const kept = new Set<string>();
  let made = 0;
  return {
    async store(name, make) {
      const file = name.replaceAll('/', '-');
      kept.add(file);
      if (!existsSync(path.join(folder, file))) {
        writeAtomically(path.join(folder, file), await make());
        made += 1;
      }
      return `/pictures/${file}`;
    },
    madeCount: () => made,
    removeOthers() {
      for (const file of listFiles(folder)) if (!kept.has(file)) rmSync(path.join(folder, file));
    },
  };
}

/**
 * Encodes all originals, and the pictures for social networks.
 *
 * @returns the pictures by name: 'hero/arrival', 'hero/arrival (phone)', 'social/hero/arrival'; and those at dusk
 */
async function encodeAll(
  root: string,
  originals: readonly Original[],
  { site, pages }: PictureContent,
  { store, madeCount }: Files,
): Promise<{ pictures: Map<string, PictureData>; dusks: Map<string, Dusk> }> {
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
    const label = original.isPhone ? `${original.name} (phone)` : original.name;
    const before = madeCount();
    try {
      const bytes = readFileSync(original.file);
      if (original.isDusk) {
        const isLit = (other: Original) =>
          !other.isDusk && other.name === original.name && other.isPhone === original.isPhone;
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

/** Writes generated/pictures.json, and generated/focus.css for the centres of interest. */
function writeLists(
  root: string,
  content: PictureContent,
  { pictures, dusks }: Awaited<ReturnType<typeof encodeAll>>,
): void {
  const focuses = new Map(
    picturesIn(content).flatMap(({ picture, focus }) =>
      focus ? [[pictureName(picture) as string, focus]] : [],
    ),
  );
  const names = [...pictures.keys()].filter((name) => !name.endsWith(' (phone)')).sort();
  const list = names.map((name) => {
    const focus = focuses.get(name);
    const phoneName = `${name} (phone)`;
    const onPhones = pictures.get(phoneName);
    const phone = onPhones && { ...onPhones, dusk: dusks.get(phoneName) };
    return [name, { ...pictures.get(name), focus: focus && focusClass(focus), phone, dusk: dusks.get(name) }];
  });
  const texts = {
    'pictures.json': `${JSON.stringify(Object.fromEntries(list), null, 1)}\n`,
    'focus.css': focusStyles([...focuses.values()]),
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(root, 'generated', name);
    if (!hasText(file, text)) writeAtomically(file, text);
  }
}

/** The pictures in a folder. build/prepare/check-picture-files.ts checks which files it can contain. */
function listOriginals(folder: string) {
  return listFiles(folder).flatMap((file) => {
    const [, name, phone, dusk] =
      /^([^.]*[^./])(\.phone)?(\.dusk)?\.(jpe?g|png|webp|avif)$/i.exec(file) ?? [];
    const facts = { isPhone: Boolean(phone), isDusk: Boolean(dusk), file: path.join(folder, file) };
    return name ? [{ name, ...facts }] : [];
  });
}

/** The entry of one original in generated/pictures.json. */
async function makePicture(store: Store, original: Original, bytes: Buffer): Promise<PictureData> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const make = makeSizes(store, original, bytes, width);
  const sources = { avif: await make('avif'), jpeg: await make('jpeg') };
  return { width, height, placeholder: await nearestPlaceholder(prepare(bytes)), sources };
}

/** A picture at dusk, for browsers with AVIF. The others show the lit picture. */
async function makeDusk(store: Store, original: Original, bytes: Buffer, lit: Buffer): Promise<Dusk> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const target = Math.min(width, lamps.widths[original.isPhone ? 'phone' : 'wide']);
  const hash = sha256(`${sha256(bytes)} ${sha256(lit)} ${JSON.stringify(lamps)}`).slice(0, 6);
  const file = `${fileName({ ...original, isDusk: false })}-lamps-${hash}-${target}.avif`;
  const src = await store(file, async () => {
    const size = { width: target, height: Math.round((height * target) / width), fit: 'fill' } as const;
    const pixels = (picture: Buffer) => prepare(picture).resize(size).removeAlpha().raw().toBuffer();
    const [on, off] = [await pixels(lit), await pixels(bytes)];
    const light = on.map((value, at) => Math.max(0, value - off[at]! - lamps.grain));
    return sharp(light, { raw: { width: target, height: size.height, channels: 3 } })
      .avif(lamps.encoder)
      .toBuffer();
  });
  return { avif: await makeSizes(store, original, bytes, width)('avif'), lamps: { width: target, src } };
}

/** The start of the names of a picture's files: 'hero/arrival-phone-dusk'. */
const fileName = ({ name, isPhone, isDusk }: Original) =>
  `${name}${isPhone ? '-phone' : ''}${isDusk ? '-dusk' : ''}`;

/** A function that makes the files of an original in one format, narrowest first. */
function makeSizes(store: Store, original: Original, bytes: Buffer, width: number) {
  const preset = presetOf(original.name, original.isPhone);
  const { widths, ...encoding } = preset;
  // A hash of the original and the settings. All sizes share it: a hash per file would take more bytes in the HTML than
  // the rest of the addresses.
  const hash = sha256(`${sha256(bytes)} ${JSON.stringify({ ...encoding, background })}`).slice(0, 6);
  // Decoded once for all sizes, and only if a size is missing.
  let pixels: ReturnType<typeof decode> | undefined;
  const decode = () =>
    prepare(bytes)
      .resize({ width: Math.max(...widths.avif), withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  return async (format: 'avif' | 'jpeg') => {
    const made: PictureFile[] = [];
    for (const target of widthsFor(widths[format], width)) {
      const file = `${fileName(original)}-${hash}-${target}.${extensions[format]}`;
      const src = await store(file, async () => {
        const { data, info } = await (pixels ??= decode());
        return sharp(data, { raw: info })
          .resize({ width: target, withoutEnlargement: true })
          .toFormat(format, encoderOf(preset, format, target))
          .toBuffer();
      });
      made.push({ width: target, src });
    }
    return made;
  };
}

/**
 * A 1200 x 630 JPEG with the brand's band. The quality is lowered until the file is below the limit of all networks.
 */
async function makeSocialPicture(
  store: Store,
  picture: PictureData,
  bytes: Buffer,
  { label, band }: { label: string; band: string },
): Promise<PictureData> {
  const { width, height, maxBytes } = social;
  const hash = sha256(`${sha256(bytes)} ${JSON.stringify({ social, band })}`).slice(0, 6);
  const src = await store(`social-${label}-${hash}.jpg`, async () => {
    const cropped = await prepare(bytes)
      .resize({ width, height, fit: 'cover', position: 'centre' })
      .composite([{ input: Buffer.from(band) }])
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (let quality = 84; ; quality -= 8) {
      const content = await sharp(cropped).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (content.length <= maxBytes || quality <= 44) return content;
    }
  });
  return { ...picture, width, height, sources: { avif: [], jpeg: [{ width, src }] } };
}

/** Makes a picture upright, opaque and sRGB, which every format supports. Colour profiles and CMYK are converted. */
const prepare = (bytes: Buffer) =>
  sharp(bytes, { failOn: 'error' }).autoOrient().flatten({ background }).toColourspace('srgb');

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { compare, listFiles, sha256, writeWhole } from '../project.mjs';
import { UserError } from '../user-error.mjs';
import { DRAWING_FONT } from './fonts.mjs';
import { background, extensions, social, useOf, uses, widthsFor } from './pictures/settings.mjs';
import { socialBand } from './pictures/social.mjs';
import { openStore } from './pictures/store.mjs';
import { nearestTone } from './pictures/tones.mjs';

// The oldest Node.js that we support cannot import this package, only require it.
const sharp = createRequire(import.meta.url)('sharp');

/**
 * Makes the pictures that the pages show from the masters in content/pictures: public/pictures/ and
 * generated/pictures.json. Finished encodings stay in .cache/pictures, so that a second run encodes nothing.
 *
 * @param {string} root folder that holds content/, public/, generated/ and .cache/
 * @param {object} [words]
 * @param {string} [words.brand] the name that pictures for shared links carry
 * @param {string[]} [words.shared] masters that are also made into such a picture
 * @throws {UserError} naming each master that cannot be used
 */
export async function makePictures(root, { brand, shared = [] } = {}) {
  const masters = listMasters(path.join(root, 'content/pictures'));
  const store = openStore(root);
  const band = await socialBand(root, brand, DRAWING_FONT, social);

  // One thread per picture and several pictures at once: small pictures leave the encoders' own threads idle.
  sharp.concurrency(1);
  sharp.cache(false);

  const pictures = new Map();
  const problems = [];
  let done = 0;
  await inParallel(masters, availableParallelism(), async (master) => {
    const label = master.isPhone ? `${master.name} (phone)` : master.name;
    const before = store.made;
    try {
      const bytes = readFileSync(master.file);
      pictures.set(label, await makePicture(store, master, bytes));
      if (shared.includes(label))
        pictures.set(`social/${label}`, await makeSocialPicture(store, master, bytes, band));
    } catch (error) {
      const reason = String(error.message ?? error).split('\n')[0];
      const mend = 'Open it in a picture editor and save it as JPEG again.';
      problems.push(`${path.relative(root, master.file)}: cannot be read (${reason}). ${mend}`);
    }
    done += 1;
    if (store.made > before) console.log(`pictures: ${done} of ${masters.length}, ${label}`);
  });
  if (problems.length > 0) throw new UserError(problems.sort(compare).join('\n'));

  const names = [...pictures.keys()].filter((name) => !name.endsWith(' (phone)')).sort(compare);
  const list = names.map((name) => [name, { ...pictures.get(name), phone: pictures.get(`${name} (phone)`) }]);
  // The list last, and the removal after it: until then the files of the build before still match their list.
  const listFile = path.join(root, 'generated/pictures.json');
  const text = `${JSON.stringify(Object.fromEntries(list), null, 1)}\n`;
  if (!existsSync(listFile) || readFileSync(listFile, 'utf8') !== text) writeWhole(listFile, text);
  store.clear();
  console.log(`pictures: ${masters.length} masters; ${store.made} files made, the others were there`);
}

/** The pictures of a folder; content/rules/pictures.ts says which it may hold. */
function listMasters(folder) {
  return listFiles(folder).flatMap((file) => {
    const [, name, phone] = /^([^.]*[^./])(\.phone)?\.(jpe?g|png|webp|avif)$/i.exec(file) ?? [];
    return name ? [{ name, isPhone: Boolean(phone), file: path.join(folder, file) }] : [];
  });
}

/** One master's entry of the list: its size, its tone and its files by format. */
async function makePicture(store, { name, isPhone }, bytes) {
  const { widths, encoders } = useOf(name, isPhone);
  const { width, height, tone, base } = await measure(store, bytes, Math.max(...widths.avif));
  // It changes with the master and with the settings; all sizes of a picture share it, because a hash a file would weigh
  // more in the HTML than all the rest of their addresses.
  const stamp = sha256(`${sha256(bytes)} ${JSON.stringify({ encoders, background })}`).slice(0, 6);
  const sources = {};
  for (const [format, options] of Object.entries(encoders)) {
    sources[format] = [];
    for (const target of widthsFor(widths[format], width)) {
      const file = await store.file(bytes, { format, target, options }, async () => {
        const resized = (await base()).resize({ width: target, withoutEnlargement: true });
        return resized.toFormat(format, options).toBuffer();
      });
      const framing = isPhone ? `${name}-phone` : name;
      const src = store.publish(file, `${framing}-${stamp}-${target}.${extensions[format]}`);
      sources[format].push({ width: target, src });
    }
  }
  return { width, height, tone, sources };
}

/** A 1200 x 630 JPEG with the brand's band; the quality falls until the file is small enough for every network. */
async function makeSocialPicture(store, { name }, bytes, band) {
  const { width, height, maxBytes } = social;
  const { tone } = await measure(store, bytes, Math.max(...uses.hero.widths.avif));
  const file = await store.file(bytes, { social, band }, async () => {
    const cropped = await prepare(bytes)
      .resize({ width, height, fit: 'cover', position: 'centre' })
      .composite([{ input: Buffer.from(band) }])
      .png({ compressionLevel: 1 })
      .toBuffer();
    let content;
    for (let quality = 84; quality >= 40; quality -= 8) {
      content = await sharp(cropped).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (content.length <= maxBytes) break;
    }
    return content;
  });
  const src = store.publish(file, `social-${name}-${path.basename(file).slice(0, 6)}.jpg`);
  return { width, height, tone, sources: { avif: [], jpeg: [{ width, src }] } };
}

/** Upright, opaque, sRGB: what every format can carry. Colour profiles and CMYK are converted on the way. */
function prepare(bytes) {
  return sharp(bytes, { failOn: 'error' }).autoOrient().flatten({ background }).toColourspace('srgb');
}

/** The upright size and the tone of a master, and a function that gives its pixels, decoded once at most. */
async function measure(store, bytes, maxWidth) {
  let pixels;
  const base = async () => {
    pixels ??= prepare(bytes)
      .resize({ width: maxWidth, withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { data, info } = await pixels;
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  };
  const file = await store.file(bytes, { measure: 1, background }, async () => {
    const { autoOrient } = await sharp(bytes).metadata();
    const average = await (await base()).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
    return JSON.stringify({ ...autoOrient, average: [...average].slice(0, 3) });
  });
  const { width, height, average } = JSON.parse(readFileSync(file, 'utf8'));
  return { width, height, tone: nearestTone(average), base };
}

/** Runs a job for every item, a few at a time. */
async function inParallel(items, limit, job) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await job(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { compare, sha256 } from '../project.mjs';
import { UserError } from '../user-error.mjs';
import { DRAWING_FONT } from './fonts.mjs';
import { findMasters } from './pictures/masters.mjs';
import { background, encodersFor, extensions, social, useOf, uses, widthsFor } from './pictures/settings.mjs';
import { socialBand, socialPictures } from './pictures/social.mjs';
import { copyWhole, openCache, removeOthers, writeWhole } from './pictures/store.mjs';
import { nearestTone } from './pictures/tones.mjs';

// The oldest Node.js that we support cannot import this package, only require it.
const sharp = createRequire(import.meta.url)('sharp');

/**
 * Makes the pictures that the pages show from the masters in content/pictures: public/pictures/ and
 * generated/pictures.json. Finished encodings stay in .cache/pictures, so that a second run encodes nothing.
 *
 * @param {string} root folder that holds content/, public/, generated/ and .cache/
 * @param {string} [brand] the name that pictures for shared links carry
 * @throws {UserError} naming each master that cannot be used
 */
export async function makePictures(root, brand) {
  const masters = findMasters(path.join(root, 'content/pictures'));
  const cache = openCache(path.join(root, '.cache/pictures'));
  const outputFolder = path.join(root, 'public/pictures');
  const markFile = path.join(root, 'public/brand/mark.svg');
  const mark = existsSync(markFile) ? readFileSync(markFile, 'utf8') : undefined;
  const name = brand ? await drawName(brand, path.join(root, DRAWING_FONT)) : undefined;
  const shared = await socialPictures(root);
  const missing = shared.filter((name) => !masters.some((master) => master.name === name));
  for (const name of missing) console.log(`pictures: no master ${name}, so none for shared links either`);

  // One thread per picture and several pictures at once: small pictures leave the encoders' own threads idle.
  sharp.concurrency(1);
  sharp.cache(false);

  const context = { cache, outputFolder, mark, name, kept: new Set(), encoded: 0, reused: 0 };
  const manifest = {};
  const phones = {};
  const problems = [];
  let done = 0;
  await inParallel(masters, availableParallelism(), async (master) => {
    const before = context.encoded;
    const started = Date.now();
    try {
      const bytes = readFileSync(master.file);
      const picture = await makePicture(context, master, bytes);
      if (master.isPhone) phones[master.name] = picture;
      else manifest[master.name] = picture;
      if (!master.isPhone && shared.includes(master.name)) {
        manifest[`social/${master.name}`] = await makeSocialPicture(context, master, bytes);
      }
    } catch (error) {
      const file = path.relative(root, master.file);
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      problems.push(
        `${file}: cannot be read (${reason}). Open it in a picture editor and save it as JPEG again.`,
      );
    }
    done += 1;
    if (context.encoded > before) {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      const label = master.isPhone ? `${master.name} (phone)` : master.name;
      console.log(`pictures: ${done} of ${masters.length}, ${label}, ${seconds} s`);
    }
  });
  if (problems.length > 0) throw new UserError(problems.sort(compare).join('\n'));

  for (const [name, phone] of Object.entries(phones)) manifest[name].phone = phone;

  // The list last, and the removal after it: until then the files of the build before still match their list.
  const listFile = path.join(root, 'generated/pictures.json');
  const list = `${JSON.stringify(sortKeys(manifest), null, 1)}\n`;
  if (!existsSync(listFile) || readFileSync(listFile, 'utf8') !== list) writeWhole(listFile, list);
  const removed = removeOthers(outputFolder, context.kept);
  cache.clear();
  console.log(
    `pictures: ${masters.length} masters; ${context.encoded} files encoded, ${context.reused} from the cache` +
      (removed > 0 ? `, ${removed} no longer needed and removed` : ''),
  );
  return { encoded: context.encoded, reused: context.reused, removed };
}

/** One master's entry of the list: its size, its tone and its files by format. */
async function makePicture(context, master, bytes) {
  const use = useOf(master.name, master.isPhone);
  const encoders = encodersFor(use);
  const { width, height, tone, base } = await measure(context, bytes, Math.max(...uses[use].avif));
  const stamp = sha256(`${sha256(bytes)} ${JSON.stringify({ encoders, background })}`).slice(0, 6);
  const sources = {};
  for (const format of Object.keys(encoders)) {
    sources[format] = [];
    for (const target of widthsFor(uses[use][format], width)) {
      const key = cacheKey(bytes, { format, target, options: encoders[format] });
      await fromCache(context, key, async () => {
        const resized = (await base()).resize({ width: target, withoutEnlargement: true });
        return resized.toFormat(format, encoders[format]).toBuffer();
      });
      const framing = master.isPhone ? `${master.name}-phone` : master.name;
      sources[format].push({
        width: target,
        src: publish(context, `${framing}-${stamp}-${target}`, extensions[format], key),
      });
    }
  }
  return { width, height, tone, sources };
}

/** A 1200 x 630 JPEG with the brand's band; the quality falls until the file is small enough for every network. */
async function makeSocialPicture(context, master, bytes) {
  const { width, height, maxBytes } = social;
  const { tone } = await measure(context, bytes, Math.max(...uses.hero.avif));
  const band = socialBand({ size: social, mark: context.mark, name: context.name });
  const key = cacheKey(bytes, { social, band });
  await fromCache(context, key, async () => {
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
  const src = publish(context, `social-${master.name}-${key.slice(0, 6)}`, 'jpg', key);
  return { width, height, tone, sources: { avif: [], webp: [], jpeg: [{ width, src }] } };
}

/** A line of the display face as a picture, 46 pixels high. */
async function drawName(brand, fontfile) {
  const text = brand.replace(/[<&>]/g, (sign) => ({ '<': '&lt;', '&': '&amp;', '>': '&gt;' })[sign]);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#10211c">${text}</span>`,
      font: 'Marcellus 46',
      fontfile,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** Upright, opaque, sRGB: what every format below can carry. Colour profiles and CMYK are converted on the way. */
function prepare(bytes) {
  return sharp(bytes, { failOn: 'error' }).autoOrient().flatten({ background }).toColourspace('srgb');
}

/** The upright size and the tone of a master, and a function that gives its pixels, decoded once at most. */
async function measure(context, bytes, maxWidth) {
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
  const key = cacheKey(bytes, { measure: 1, background });
  if (!context.cache.has(key)) {
    const { autoOrient } = await sharp(bytes).metadata();
    const average = await (await base()).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
    context.cache.write(key, JSON.stringify({ ...autoOrient, average: [...average].slice(0, 3) }));
  }
  const { width, height, average } = JSON.parse(context.cache.read(key).toString());
  return { width, height, tone: nearestTone(average), base };
}

/** The version of sharp is left out on purpose: an update of the library should not encode everything again. */
function cacheKey(bytes, settings) {
  return sha256(`${sha256(bytes)} ${JSON.stringify(settings)}`).slice(0, 40);
}

async function fromCache(context, key, make) {
  if (context.cache.has(key)) {
    context.reused += 1;
    return context.cache.read(key);
  }
  const content = await make();
  context.cache.write(key, content);
  context.encoded += 1;
  return content;
}

/**
 * Puts a finished file where it is served from. The stamp in its name changes with the master and with
 * the settings; all sizes of a picture share it, because a hash a file would weigh more in the HTML
 * than all the rest of their addresses.
 */
function publish(context, name, extension, key) {
  const fileName = `${name.replaceAll('/', '-')}.${extension}`;
  const target = path.join(context.outputFolder, fileName);
  if (!existsSync(target)) copyWhole(context.cache.fileOf(key), target);
  context.kept.add(fileName);
  return `/pictures/${fileName}`;
}

/** Runs a job for every item, a few at a time. */
async function inParallel(items, limit, job) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await job(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

function sortKeys(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => compare(a, b)));
}

import sharp from 'sharp';

import { sha256 } from '../../../lib/node/project';
import type { Dusk, PictureFile } from '../../../lib/pictures';

import { fileNameOf, type Original } from './originals';
import { background, encoderOf, encodingOf, extensions, lamps, presetOf, widthsFor } from './settings';
import type { AddFile } from './store';

/** Makes a picture upright, opaque and sRGB, which every format supports. Colour profiles and CMYK are converted. */
export const normalize = (bytes: Buffer) =>
  sharp(bytes, { failOn: 'error' }).autoOrient().flatten({ background }).toColourspace('srgb');

/**
 * A function that adds the files of an original in one format, narrowest first.
 *
 * @param bytes the original
 * @param width the width of the original, in pixels
 */
export function filesOf(add: AddFile, original: Original, bytes: Buffer, width: number) {
  const preset = presetOf(original);
  // A hash of the original and the settings. All sizes share it: a hash per file would take more bytes in the HTML than
  // the rest of the addresses.
  const hash = sha256(`${sha256(bytes)} ${encodingOf(preset)}`).slice(0, 6);
  // Decoded once for all sizes, and only if a size is missing.
  let pixels: ReturnType<typeof decode> | undefined;
  const decode = () =>
    normalize(bytes)
      .resize({ width: Math.max(...preset.widths.avif), withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  return (format: 'avif' | 'jpeg'): PictureFile[] =>
    widthsFor(preset.widths[format], width).map((target) => {
      const file = `${fileNameOf(original)}-${hash}-${target}.${extensions[format]}`;
      const src = add(file, async () => {
        const { data, info } = await (pixels ??= decode());
        return sharp(data, { raw: info })
          .resize({ width: target, withoutEnlargement: true })
          .toFormat(format, encoderOf(preset, format, target))
          .toBuffer();
      });
      return { width: target, src };
    });
}

/**
 * Adds the files of a picture at dusk, for browsers with AVIF. The others show the lit picture.
 *
 * @param bytes the original at dusk
 * @param lit the same picture with its lamps on
 */
export function duskFilesOf(
  add: AddFile,
  original: Original & { width: number; height: number },
  bytes: Buffer,
  lit: Buffer,
): Dusk {
  const { width, height } = original;
  const target = Math.min(width, lamps.width);
  const hash = sha256(`${sha256(bytes)} ${sha256(lit)} ${JSON.stringify(lamps)}`).slice(0, 6);
  const file = `${original.name}-lamps-${hash}-${target}.avif`;
  const src = add(file, async () => {
    const size = { width: target, height: Math.round((height * target) / width), fit: 'fill' } as const;
    const pixels = (picture: Buffer) => normalize(picture).resize(size).removeAlpha().raw().toBuffer();
    const [on, off] = [await pixels(lit), await pixels(bytes)];
    const light = on.map((value, at) => Math.max(0, value - off[at]! - lamps.grain));
    return sharp(light, { raw: { width: target, height: size.height, channels: 3 } })
      .avif(lamps.encoder)
      .toBuffer();
  });
  return { avif: filesOf(add, original, bytes, width)('avif'), lamps: { width: target, src } };
}

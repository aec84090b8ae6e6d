import sharp from 'sharp';

import { sha256 } from '../../../lib/node/project';
import type { PictureFile } from '../../../lib/pictures';

import { fileNameOf, type Original } from './originals';
import { background, encoderOf, extensions, presetOf, widthsFor } from './settings';
import type { Store } from './store';

/** Makes a picture upright, opaque and sRGB, which every format supports. Colour profiles and CMYK are converted. */
export const normalize = (bytes: Buffer) =>
  sharp(bytes, { failOn: 'error' }).autoOrient().flatten({ background }).toColourspace('srgb');

/**
 * A function that makes the files of an original in one format, narrowest first.
 *
 * @param bytes the original
 * @param width the width of the original, in pixels
 */
export function makeSizes(store: Store, original: Original, bytes: Buffer, width: number) {
  const preset = presetOf(original.name, original.isPhone);
  const { widths, ...encoding } = preset;
  // A hash of the original and the settings. All sizes share it: a hash per file would take more bytes in the HTML than
  // the rest of the addresses.
  const hash = sha256(`${sha256(bytes)} ${JSON.stringify({ ...encoding, background })}`).slice(0, 6);
  // Decoded once for all sizes, and only if a size is missing.
  let pixels: ReturnType<typeof decode> | undefined;
  const decode = () =>
    normalize(bytes)
      .resize({ width: Math.max(...widths.avif), withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  return async (format: 'avif' | 'jpeg') => {
    const made: PictureFile[] = [];
    for (const target of widthsFor(widths[format], width)) {
      const file = `${fileNameOf(original)}-${hash}-${target}.${extensions[format]}`;
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

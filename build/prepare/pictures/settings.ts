import type { AvifOptions, JpegOptions } from 'sharp';
import { color } from '../../../lib/brand';

type Format = 'avif' | 'jpeg';

/** Which sizes are made of a picture, in pixels, smallest first, and how they are encoded. */
interface Use {
  widths: Record<Format, readonly number[]>;
  encoders: Record<Format, AvifOptions | JpegOptions>;
}

/** After a change here, every picture is encoded again. */
const encoders = {
  avif: { quality: 43, effort: 3, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 76, progressive: true, mozjpeg: true },
};
export const extensions: Record<Format, string> = { avif: 'avif', jpeg: 'jpg' };

/**
 * Nearly all browsers load AVIF, so it has every width. JPEG is for older browsers and has few widths: each file costs
 * time in the first build, and bytes in every page. Phone pictures can have a lower quality: a screen with two or three
 * device pixels per CSS pixel hides it, and a file below 14 KB fits into the first round trip of a new connection.
 */
const uses = {
  hero: { widths: { avif: [640, 960, 1280, 1920], jpeg: [1280] }, encoders },
  phone: {
    widths: { avif: [480, 780, 1170], jpeg: [780] },
    encoders: { ...encoders, avif: { ...encoders.avif, quality: 16, effort: 5 } },
  },
  other: { widths: { avif: [360, 540, 780, 1080, 1350], jpeg: [540, 1080] }, encoders },
};

/** The use of an original, 'hero/arrival', or of its version for phones. */
export function useOf(name: string, isPhone: boolean): Use {
  if (isPhone) return uses.phone;
  return name.startsWith('hero/') ? uses.hero : uses.other;
}

/** The size of a picture for shared links, in pixels and bytes. */
export const social = { width: 1200, height: 630, maxBytes: 250_000 };

/** Fills the transparent parts of an original: the colour of the page. */
export const background = color('plaster');

/** The widths to encode, none larger than the original. The original's own width is added if it is well between two. */
export function widthsFor(wanted: readonly number[], originalWidth: number): number[] {
  const fitting = wanted.filter((width) => width <= originalWidth);
  const isWorthOwnWidth = fitting.length < wanted.length && originalWidth >= (fitting.at(-1) ?? 0) * 1.1;
  return isWorthOwnWidth ? [...fitting, originalWidth] : fitting;
}

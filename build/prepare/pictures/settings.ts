import type { AvifOptions, JpegOptions } from 'sharp';
import { color } from '../../../lib/brand';

type Format = 'avif' | 'jpeg';

/** Which sizes are made of a picture, in pixels, smallest first, and how they are encoded. */
interface Use {
  widths: Record<Format, readonly number[]>;
  encoders: Record<Format, AvifOptions | JpegOptions>;
}

/** A change here makes new encodings of every picture. */
const encoders = {
  avif: { quality: 44, effort: 3, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 76, progressive: true, mozjpeg: true },
};
export const extensions: Record<Format, string> = { avif: 'avif', jpeg: 'jpg' };

/**
 * AVIF carries nearly all visits and has every width. JPEG is for older browsers and has few: each file costs time in the
 * first build, and room in every page. A picture for phones may be coarser: a screen of two or three pixels to a point
 * hides it, and below 14 KB the picture comes whole with the first answer of a new connection.
 */
const uses = {
  hero: { widths: { avif: [640, 960, 1280, 1920], jpeg: [1280] }, encoders },
  phone: {
    widths: { avif: [480, 780, 1170], jpeg: [780] },
    encoders: { ...encoders, avif: { ...encoders.avif, quality: 16, effort: 5 } },
  },
  other: { widths: { avif: [360, 540, 780, 1080, 1350], jpeg: [540, 1080] }, encoders },
};

/** The use of an original, 'hero/arrival', or of its framing for phones. */
export function useOf(name: string, isPhone: boolean): Use {
  if (isPhone) return uses.phone;
  return name.startsWith('hero/') ? uses.hero : uses.other;
}

/** What a picture for shared links measures, in pixels and bytes. */
export const social = { width: 1200, height: 630, maxBytes: 250_000 };

/** Behind transparent parts of an original: the colour of the page. */
export const background = color('plaster');

/** The widths to encode: none beyond the original's own, which is among them when it falls between two. */
export function widthsFor(wanted: readonly number[], originalWidth: number): number[] {
  const fitting = wanted.filter((width) => width <= originalWidth);
  const isWorthOwnWidth = fitting.length < wanted.length && originalWidth >= (fitting.at(-1) ?? 0) * 1.1;
  return isWorthOwnWidth ? [...fitting, originalWidth] : fitting;
}

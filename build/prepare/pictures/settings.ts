import type { AvifOptions, JpegOptions } from 'sharp';
import { color } from '../../../lib/brand';

export type Format = 'avif' | 'jpeg';

/** What a picture is used for: which sizes are made of it, and how they are encoded. */
export interface Use {
  widths: Record<Format, readonly number[]>;
  encoders: Record<Format, AvifOptions | JpegOptions>;
}

/** Encoder options, and the endings of file names. A change here makes new encodings of every picture. */
const encoders = {
  avif: { quality: 44, effort: 3, chromaSubsampling: '4:2:0' },
  jpeg: { quality: 76, progressive: true, mozjpeg: true },
};
export const extensions: Record<Format, string> = { avif: 'avif', jpeg: 'jpg' };

/**
 * Which sizes are made of an original, by what it is used for: widths in pixels, smallest first.
 *
 * AVIF carries nearly all visits, so it alone has every width; JPEG is for older browsers and has few, because every
 * further file costs time in the first build, and every further format room in every page. The first picture on a phone,
 * on a screen of two or three pixels to a point, may be coarser: below 14 KB it comes whole with a server's first answer,
 * for a new connection carries no more at once.
 */
export const uses: Record<'hero' | 'phone' | 'other', Use> = {
  hero: { widths: { avif: [640, 960, 1280, 1920], jpeg: [1280] }, encoders },
  phone: {
    widths: { avif: [480, 780, 1170], jpeg: [780] },
    encoders: { ...encoders, avif: { ...encoders.avif, quality: 16, effort: 5 } },
  },
  other: {
    widths: { avif: [360, 540, 720, 1080, 1350], jpeg: [540, 1080] },
    encoders,
  },
};

/** What a picture for shared links measures, in pixels and bytes. */
export const social = { width: 1200, height: 630, maxBytes: 250_000 };

/** Behind transparent parts of an original: the colour of the page. */
export const background = color('plaster');

/** The use of an original, 'hero/arrival', or of its framing for phones. */
export function useOf(name: string, isPhone: boolean): Use {
  if (isPhone) return uses.phone;
  return name.startsWith('hero/') ? uses.hero : uses.other;
}

/**
 * The widths to encode, in pixels, smallest first: never wider than the original. An original that falls between two
 * steps is also kept at its own width, so that no sharpness is thrown away.
 */
export function widthsFor(wanted: readonly number[], originalWidth: number): number[] {
  const fitting = wanted.filter((width) => width <= originalWidth);
  const largest = fitting.at(-1) ?? 0;
  const isWorthOwnWidth = fitting.length < wanted.length && originalWidth >= largest * 1.1;
  return isWorthOwnWidth ? [...fitting, originalWidth] : fitting;
}

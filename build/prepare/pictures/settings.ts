import type { AvifOptions, JpegOptions } from 'sharp';

import { color } from '../../../lib/node/colors';

import type { Original } from './originals';

type Format = 'avif' | 'jpeg';

/** Which sizes are made of a picture, in pixels, smallest first, and how they are encoded. */
interface Preset {
  widths: Record<Format, readonly number[]>;
  /** Of the AVIF files: those up to a width, smallest first, and all wider ones. */
  encoders: readonly { upTo?: number; quality: number; effort: number }[];
}

export const extensions: Record<Format, string> = { avif: 'avif', jpeg: 'jpg' };

/**
 * Nearly all browsers load AVIF, so it has every width, up to what a screen with two device pixels per CSS pixel needs.
 * JPEG is for older browsers and has few widths: each file costs time in the first build, and bytes in every page.
 */
const widths = { avif: [360, 540, 780, 1080, 1500, 2100], jpeg: [540, 1080] };

/**
 * Grain and fine texture make a picture believable; below these qualities, tiles, plaster and cane look painted
 * (docs/decisions.md). An `effort` above 3 takes three to five times as long for 2 to 5 % less. An `effort` of 1 takes a
 * quarter of the time for a little less grain: it is for files that only large screens show, most of them with two pixels
 * per CSS pixel.
 */
const presets = {
  /**
   * Hero pictures: across the page, at its top. Phones load the files up to 960, with two or three pixels per CSS pixel,
   * often as their first picture.
   */
  hero: {
    widths: { avif: [640, 960, 1280, 1920, 2880], jpeg: [1280] },
    encoders: [
      { upTo: 960, quality: 46, effort: 4 },
      { upTo: 1280, quality: 58, effort: 3 },
      { quality: 56, effort: 1 },
    ],
  },
  /**
   * Hero pictures in portrait format. On phones they are the first picture on a slow connection, so they have a higher
   * effort. Phones have small pixels. The widest is for tablets: at this quality it has the same bytes as with the
   * higher effort, in a seventh of the time.
   */
  phone: {
    widths: { avif: [480, 780, 1170], jpeg: [780] },
    encoders: [
      { upTo: 1080, quality: 36, effort: 4 },
      { quality: 32, effort: 3 },
    ],
  },
  /**
   * Exteriors and rooms: tiles, walls and cane, sharp from edge to edge. Phones show the small files, with two or three
   * pixels per CSS pixel.
   */
  sharp: {
    widths,
    encoders: [
      { upTo: 780, quality: 52, effort: 3 },
      { upTo: 1080, quality: 58, effort: 3 },
      { quality: 56, effort: 1 },
    ],
  },
  /** Details and facilities. Much of them is out of focus. */
  details: {
    widths,
    encoders: [
      { upTo: 1080, quality: 52, effort: 3 },
      { quality: 50, effort: 1 },
    ],
  },
} satisfies Record<string, Preset>;

const jpeg: JpegOptions = { quality: 76, progressive: true, mozjpeg: true };
/** Full colour resolution costs 2 % and keeps small lamps and painted wood sharp. */
const chromaSubsampling = '4:4:4';

/** How a file of this width is encoded. */
export function encoderOf({ encoders }: Preset, format: Format, width: number): AvifOptions | JpegOptions {
  if (format === 'jpeg') return jpeg;
  const { quality, effort } = encoders.find(({ upTo = Infinity }) => width <= upTo)!;
  return { quality, effort, chromaSubsampling };
}

/**
 * What changes the files of a preset: it is in their names, so after a change they are encoded again. A new width makes
 * new files only.
 */
export const encodingOf = ({ encoders }: Preset) =>
  JSON.stringify({ encoders, chromaSubsampling, jpeg, background });

/** The presets of the folders below content/pictures. */
const presetsOfFolders: Record<string, Preset> = {
  hero: presets.hero,
  exteriors: presets.sharp,
  rooms: presets.sharp,
  // Uploads in the form.
  hotels: presets.sharp,
};

/** The preset of an original. */
export function presetOf({ name, version }: Original): Preset {
  const [folder = ''] = name.split('/');
  return version === 'phone' ? presets.phone : (presetsOfFolders[folder] ?? presets.details);
}

/**
 * The light of lamps, which pages add to a picture at dusk. Dark edges are drawn by the picture at dusk below
 * it. A lit wall gets its texture from this file, so half of the pixels are not enough.
 */
export const lamps = {
  width: 1920,
  encoder: { quality: 30, effort: 4, chromaSubsampling: '4:2:0' } satisfies AvifOptions,
  /** A darker pixel (of 255) is grain, not light. */
  grain: 3,
};

/** A picture for shared links: its size in pixels and bytes. */
export const social = {
  width: 1200,
  height: 630,
  maxBytes: 250_000,
  /** The JPEG quality: from the first, by steps, until the file is small enough. */
  quality: { first: 84, step: 8, last: 44 },
};

/** Fills the transparent parts of an original: the colour of the page. */
export const background = color('plaster');

/** The widths to encode, none larger than the original. The original's own width is added if it is well between two. */
export function widthsFor(wanted: readonly number[], originalWidth: number): number[] {
  const fitting = wanted.filter((width) => width <= originalWidth);
  const isWorthOwnWidth = fitting.length < wanted.length && originalWidth >= (fitting.at(-1) ?? 0) * 1.1;
  return isWorthOwnWidth ? [...fitting, originalWidth] : fitting;
}

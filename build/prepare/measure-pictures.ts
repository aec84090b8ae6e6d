/** Measures the files in content/pictures for the check. */
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import sharp from 'sharp';

import { pictureFiles } from '../../content/check/read';
import { sha256, writeAtomically } from '../../lib/node/project';

import { normalize } from './pictures/encode';
import { averageColors } from './pictures/placeholders';

/** A file in content/pictures, with its measures. */
export interface MeasuredPicture {
  /** Path below content/pictures: 'rooms/standard.jpg', 'hero/arrival.phone.jpg'. */
  path: string;
  /** Why the file cannot be read as a picture, and the fix. Then it has no measures. */
  fault?: string;
  /** Pixels after rotation. */
  width?: number;
  height?: number;
  /** Whether it contains the place where it was taken. */
  hasPlace?: boolean;
  /** The light of its pixels (0 to 255) when it is made very small. */
  thumbnail?: number[];
  /** The average colours of its upper and of its lower half, in CIELAB. */
  colors?: number[][];
}

type Measures = Omit<MeasuredPicture, 'path'>;

/** Bytes that say where a picture was taken: a position or a named place. */
const places: { [Block in 'exif' | 'xmp' | 'iptc']: RegExp } = {
  // The entry 0x8825 (GPS) with one number, in either byte order.
  exif: /\x88\x25\x00\x04\x00\x00\x00\x01|\x25\x88\x04\x00\x01\x00\x00\x00/,
  xmp: /GPS(?:Latitude|Longitude|Coordinates|Position)|(?:Sub-?location|Iptc4xmpCore:Location)\b/i,
  // The data sets 26 (content location) and 92 (sublocation) of record 2.
  iptc: /\x1c\x02[\x1a\x5c]/,
};

/** Whether a picture's data says where it was taken. */
function hasPlace(metadata: { exif?: Buffer; xmp?: Buffer; iptc?: Buffer }): boolean {
  return (['exif', 'xmp', 'iptc'] as const).some((block) =>
    places[block].test(metadata[block]?.toString('latin1') ?? ''),
  );
}

/** Scaled down to this width first, two sizes of one photograph give the same thumbnail. */
const WIDTH_PX = 512;
/** The side of the thumbnail by which two pictures are compared. */
const SIDE_PX = 16;
/** How sharp scales the thumbnail down: by averaging pixels. Sharper kernels make the pixels beside a lamp darker. */
const SCALING_KERNEL = 'linear';
/** The placeholder of a picture has a colour for each. */
const HALVES = 2;

/** What a file is that cannot be read as a picture, by how it begins. */
const otherFiles: [start: RegExp, fault: string][] = [
  [/^$/, 'is empty; upload it again'],
  [
    /^version https:\/\/git-lfs/,
    'is not the picture but its address in Git LFS; run `git lfs pull`, or upload the picture again',
  ],
  [
    /^\s*</,
    'is a web page or a drawing and not a photograph; save the photograph itself, and upload it again',
  ],
];
const damaged =
  'cannot be read to its end: it is damaged, or it has another format than its name says; upload it again, or open it in a picture editor and save it as JPEG';

/** Why a file cannot be read as a picture. */
function faultOf(bytes: Buffer): string {
  const start = bytes.subarray(0, 100).toString('latin1');
  return otherFiles.find(([each]) => each.test(start))?.[1] ?? damaged;
}

/** Measures a picture, or says why it cannot be read. */
export async function measurePicture(bytes: Buffer): Promise<Measures> {
  try {
    const metadata = await sharp(bytes).metadata();
    const picture = sharp(bytes).autoOrient().flatten({ background: 'white' }).toColourspace('b-w');
    const { data, info: raw } = await picture
      .resize({ width: WIDTH_PX, height: WIDTH_PX, fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const thumbnail = sharp(data, { raw })
      .resize(SIDE_PX, SIDE_PX, { fit: 'fill', kernel: SCALING_KERNEL })
      .extractChannel(0)
      .raw();
    return {
      ...metadata.autoOrient,
      hasPlace: hasPlace(metadata),
      thumbnail: [...(await thumbnail.toBuffer())],
      colors: await averageColors(normalize(bytes), HALVES),
    };
  } catch {
    return { fault: faultOf(bytes) };
  }
}

/** The file with the measures of the pictures, by the hash of each picture. */
export const MEASURES_FILE = '.cache/measured-pictures.json';

/** Each file in content/pictures with its measures, which are kept in .cache. */
export async function measuredPictures(root: string): Promise<MeasuredPicture[]> {
  const file = path.join(root, MEASURES_FILE);
  const known = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, Measures>;
  const settings = JSON.stringify([
    WIDTH_PX,
    SIDE_PX,
    SCALING_KERNEL,
    HALVES,
    damaged,
    otherFiles.map(String),
    Object.values(places).map(String),
  ]);
  const pictures = pictureFiles(root).map((name) => {
    const bytes = readFileSync(path.join(root, 'content/pictures', name));
    return { name, key: sha256(settings, bytes) };
  });
  const isNew = ({ key }: { key: string }) => !(key in known);
  const found: Record<string, Measures> = {};
  await Readable.from(pictures.filter(isNew)).forEach(
    async ({ name, key }: (typeof pictures)[number]) => {
      found[key] = await measurePicture(readFileSync(path.join(root, 'content/pictures', name)));
    },
    { concurrency: availableParallelism() },
  );
  const all = { ...known, ...found };
  if (pictures.some(isNew))
    writeAtomically(file, JSON.stringify(Object.fromEntries(pictures.map(({ key }) => [key, all[key]]))));
  return pictures.map(({ name, key }) => ({ path: name, ...all[key] }));
}

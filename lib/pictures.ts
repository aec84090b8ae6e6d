import manifest from '../generated/pictures.json';

export interface PictureFile {
  /** Pixels. */
  width: number;
  /** Address within the site, without the base path. */
  src: string;
}

/** The files of one version of a picture, narrowest first. */
interface PictureSources {
  avif: PictureFile[];
  jpeg: PictureFile[];
}

export interface PictureData {
  /** The width of the original in pixels. */
  width: number;
  height: number;
  /** The named colours nearest to its upper and to its lower half, shown until the picture has loaded. */
  placeholder: string[];
  /** The class that keeps the centre of interest visible when the picture is cut: 'focus-30-60'. */
  focus?: string;
  sources: PictureSources;
  /** The version for narrow portrait screens, if there is one. */
  phone?: { width: number; height: number; sources: PictureSources };
  /** The version at dusk, if there is one. Then phones have no version of their own. */
  dusk?: Dusk;
}

/** A picture before its lamps are lit. */
export interface Dusk {
  avif: PictureFile[];
  /** The light that the lamps add to it, on black: AVIF. */
  lamps: PictureFile;
}

/** A picture of content/pictures, without the ending: 'rooms/standard'. */
export type PictureName = Exclude<keyof typeof manifest, `social/${string}`>;

/** The dev server may render a new photograph before it is in the list. */
const pictures: Partial<Record<PictureName | `social/${PictureName}`, PictureData>> = manifest;

/** Shown for a new photograph until `next dev` has encoded it. */
function temporaryPicture(): PictureData {
  const text =
    '<text x="600" y="400" font-size="48" text-anchor="middle">This picture is being made …</text>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${text}</svg>`;
  const file = { width: 1200, src: `data:image/svg+xml,${encodeURIComponent(svg)}` };
  return { width: 1200, height: 800, placeholder: ['sand', 'sand'], sources: { avif: [file], jpeg: [file] } };
}

/**
 * The files that the build made from an original (build/prepare/make-pictures.ts).
 *
 * @throws Error naming the missing original, in a build
 */
export function pictureData(name: PictureName): PictureData {
  return dataOf(name);
}

/** The JPEG of a page's picture for shared links. */
export function socialPicture(name: PictureName): PictureFile {
  return dataOf(`social/${name}`).sources.jpeg[0]!;
}

function dataOf(name: keyof typeof pictures): PictureData {
  const data = pictures[name];
  if (data) return data;
  if (process.env.NODE_ENV === 'development') return temporaryPicture();
  throw new Error(
    `content/pictures/${name}: no such picture. Put a file of that name there (.jpg, .png, .webp or .avif) and build again.`,
  );
}

/** The widest JPEG of a picture, for crawlers that do not support newer formats. */
export function largestJpeg(name: PictureName): PictureFile {
  return pictureData(name).sources.jpeg.at(-1)!;
}

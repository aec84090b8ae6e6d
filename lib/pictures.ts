import manifest from '@/generated/pictures.json';

export interface PictureFile {
  /** Pixels. */
  width: number;
  /** Address within the site, without the base path. */
  src: string;
}

/** The files of one framing, narrowest first. */
export interface PictureSources {
  avif: PictureFile[];
  jpeg: PictureFile[];
}

export interface PictureData {
  /** Of the original, in pixels. */
  width: number;
  height: number;
  /** The named colour nearest to the picture's own, shown until it arrives. */
  placeholder: string;
  sources: PictureSources;
  /** The framing for narrow upright screens, where there is one. */
  phone?: { width: number; height: number; sources: PictureSources };
}

const pictures = manifest as unknown as Record<string, PictureData | undefined>;

/**
 * What the build made of an original (build/prepare/pictures.ts).
 *
 * @param name below content/pictures, without the ending
 * @throws Error naming the missing original
 */
export function pictureData(name: string): PictureData {
  const data = pictures[name];
  if (!data) {
    throw new Error(
      `content/pictures/${name}: no such picture. If it is new, wait until the terminal says how many pictures were made. Otherwise put a file of that name there (.jpg, .png, .webp or .avif) and build again.`,
    );
  }
  return data;
}

/** The widest JPEG of a picture, for readers that know nothing newer. */
export function largestJpeg(name: string): PictureFile {
  return pictureData(name).sources.jpeg.at(-1)!;
}

import sharp from 'sharp';

/** What a picture of the window shows: its pixels row by row, three bytes each, and how many it is wide and high. */
export const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

import path from 'node:path';

import sharp from 'sharp';

import { color } from '../../lib/node/colors';
import { readDrawing } from '../../lib/node/drawings';
import { writeAtomically } from '../../lib/node/project';

/** Width and height of the drawing that all icons are made from. */
const SIDE_PX = 64;

/** Makes the icons of tabs, home screens and bookmarks, in public/, from the logo and the colours of the site. */
export async function makeIcons(root: string): Promise<void> {
  const write = (name: string, content: string | Buffer) =>
    writeAtomically(path.join(root, 'public', name), content);
  const png = (side: number, corner: number) =>
    sharp(Buffer.from(icon(corner)), { density: (72 * side) / SIDE_PX })
      .resize(side, side)
      .png({ palette: true })
      .toBuffer();
  write('brand/favicon.svg', icon(14));
  // Operating systems cut these to their own shapes.
  write('brand/apple-touch-icon.png', await png(180, 0));
  write('brand/icon-192.png', await png(192, 14));
  write('brand/icon-512.png', await png(512, 14));
  write('favicon.ico', ico(await png(32, 14), 32));
}

/** The logo in plaster on ink, as SVG text. */
function icon(corner: number): string {
  const { viewBox, drawing } = readDrawing('content/logo.svg');
  const inset = 7;
  const inner = SIDE_PX - 2 * inset;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE_PX} ${SIDE_PX}" color="${color('plaster')}">` +
    `<rect width="${SIDE_PX}" height="${SIDE_PX}" rx="${corner}" fill="${color('ink')}"/>` +
    `<svg x="${inset}" y="${inset}" width="${inner}" height="${inner}" viewBox="${viewBox}">${drawing}</svg></svg>`
  );
}

/** Wraps a PNG in an .ico file. The header: number of pictures, width, height, planes, bits, length and offset. */
function ico(picture: Buffer, side: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}

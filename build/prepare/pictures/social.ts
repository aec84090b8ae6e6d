import path from 'node:path';

import sharp from 'sharp';

import { escapeHtml } from '../../../lib/escape-html';
import { color } from '../../../lib/node/colors';
import { readDrawing } from '../../../lib/node/drawings';
import { sha256 } from '../../../lib/node/project';
import type { PictureData } from '../../../lib/pictures';
import { drawingFont } from '../fonts';

import { normalize } from './encode';
import { social } from './settings';
import type { AddFile } from './store';

/**
 * A picture for shared links: a JPEG with the brand's band. The quality is lowered until the file is below the limit of
 * all networks, or until the last quality is reached.
 *
 * @param picture the same picture for pages
 * @param bytes the original
 * @param label the name of the picture: 'hero/arrival'
 * @param band what `socialBand` returned
 */
export function socialPictureOf(
  add: AddFile,
  picture: PictureData,
  bytes: Buffer,
  { label, band }: { label: string; band: string },
): PictureData {
  const { width, height, maxBytes, quality: qualities } = social;
  const hash = sha256(`${sha256(bytes)} ${JSON.stringify({ social, band })}`).slice(0, 6);
  const src = add(`social-${label}-${hash}.jpg`, async () => {
    const cropped = await normalize(bytes)
      .resize({ width, height, fit: 'cover', position: 'centre' })
      .composite([{ input: Buffer.from(band) }])
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (let quality = qualities.first; ; quality -= qualities.step) {
      const content = await sharp(cropped).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (content.length <= maxBytes || quality <= qualities.last) return content;
    }
  });
  return { ...picture, width, height, sources: { avif: [], jpeg: [{ width, src }] } };
}

/** The band at the bottom of a picture for shared links, as SVG text: the logo, and the name in the display font. */
export async function socialBand(root: string, name: string): Promise<string> {
  const { width, height } = social;
  const { viewBox, drawing } = readDrawing('content/logo.svg');
  const drawnName = await drawName(name, path.join(root, drawingFont.file));
  const band = 100;
  const side = 68;
  const gap = 20;
  const left = (width - side - gap - drawnName.width) / 2;
  const middle = height - band / 2 + 2;
  const place = (x: number, w: number, h: number) =>
    `x="${x}" y="${middle - h / 2}" width="${w}" height="${h}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect y="${height - band}" width="${width}" height="${band}" fill="${color('plaster')}"/>
    <rect y="${height - band}" width="${width}" height="4" fill="${color('laterite')}"/>
    <svg ${place(left, side, side)} viewBox="${viewBox}" color="${color('laterite')}">${drawing}</svg>
    <image ${place(left + side + gap, drawnName.width, drawnName.height)} href="${drawnName.address}"/>
  </svg>`;
}

/** The name as a picture 46 pixels high. */
async function drawName(name: string, fontfile: string) {
  const text = `<span foreground="${color('ink')}">${escapeHtml(name)}</span>`;
  const drawn = sharp({
    text: { text, font: `${drawingFont.name} 46`, fontfile, rgba: true, dpi: 72 },
  });
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  const address = `data:image/png;base64,${data.toString('base64')}`;
  return { address, width: info.width, height: info.height };
}

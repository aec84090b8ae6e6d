import path from 'node:path';
import sharp from 'sharp';
import { color, readLogo } from '../../../lib/brand';

/**
 * The band at the bottom of a picture for shared links: the logo and the name, in the site's display font.
 *
 * @param root the project
 * @param brand the name; without it the mark is alone
 * @param font of the name, below the project
 * @param size of the picture, in pixels
 * @returns SVG text of that size
 */
export async function socialBand(
  root: string,
  brand: string | undefined,
  font: string,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const { viewBox, drawing } = readLogo();
  const name = brand ? await drawName(brand, path.join(root, font)) : undefined;
  const band = 100;
  const side = 68;
  const gap = name ? 20 : 0;
  const left = (width - side - gap - (name?.width ?? 0)) / 2;
  const middle = height - band / 2 + 2;
  const place = (x: number, w: number, h: number) =>
    `x="${x}" y="${middle - h / 2}" width="${w}" height="${h}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect y="${height - band}" width="${width}" height="${band}" fill="${color('plaster')}"/>
    <rect y="${height - band}" width="${width}" height="4" fill="${color('laterite')}"/>
    <svg ${place(left, side, side)} viewBox="${viewBox}" color="${color('laterite')}">${drawing}</svg>
    ${name ? `<image ${place(left + side + gap, name.width, name.height)} href="data:image/png;base64,${name.png.toString('base64')}"/>` : ''}
  </svg>`;
}

/** The name in the display font, as a picture 46 pixels high. */
async function drawName(brand: string, fontfile: string) {
  const text = brand.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const words = `<span foreground="${color('ink')}">${text}</span>`;
  const { data, info } = await sharp({
    text: { text: words, font: 'Marcellus 46', fontfile, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// The oldest Node.js that we support cannot import this package, only require it.
const sharp = createRequire(import.meta.url)('sharp');

/**
 * The band along the foot of a picture for shared links: the brand mark and the name, in the site's own display face.
 *
 * @param {string} root the project
 * @param {string | undefined} brand the name; without it the mark stands alone
 * @param {string} font of the name, below the project
 * @param {{ width: number, height: number }} size of the picture, in pixels
 * @returns {Promise<string>} SVG text of that size
 */
export async function socialBand(root, brand, font, { width, height }) {
  const markFile = path.join(root, 'public/brand/mark.svg');
  const mark = existsSync(markFile) ? readFileSync(markFile) : undefined;
  const name = brand ? await drawName(brand, path.join(root, font)) : { width: 0 };
  const band = 100;
  const side = mark ? 68 : 0;
  const gap = mark && name.width > 0 ? 20 : 0;
  const left = (width - side - gap - name.width) / 2;
  const middle = height - band / 2 + 2;
  const image = (x, w, h, type, data) =>
    `<image x="${x}" y="${middle - h / 2}" width="${w}" height="${h}" href="data:${type};base64,${data.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect y="${height - band}" width="${width}" height="${band}" fill="#f6efe2"/>
    <rect y="${height - band}" width="${width}" height="4" fill="#9c3b22"/>
    ${mark ? image(left, side, side, 'image/svg+xml', mark) : ''}
    ${name.width > 0 ? image(left + side + gap, name.width, name.height, 'image/png', name.png) : ''}
  </svg>`;
}

/** A line of the display face as a picture, 46 pixels high. */
async function drawName(brand, fontfile) {
  const text = brand.replace(/[<&>]/g, (sign) => ({ '<': '&lt;', '&': '&amp;', '>': '&gt;' })[sign]);
  const words = `<span foreground="#10211c">${text}</span>`;
  const { data, info } = await sharp({
    text: { text: words, font: 'Marcellus 46', fontfile, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

import { existsSync } from 'node:fs';
import path from 'node:path';

// Node 20 reads no TypeScript by itself.
import { createJiti } from 'jiti';

/**
 * The masters that are also made into a picture for shared links (1200 x 630): those that the pages name.
 * @param {string} root the project
 * @returns {Promise<string[]>} names, 'hero/arrival'; none where there are no pages
 */
export async function socialPictures(root) {
  const file = path.join(root, 'content/pages.ts');
  if (!existsSync(file)) return [];
  const { pages } = await createJiti(file, { fsCache: false }).import(file);
  return Object.values(pages).map(({ picture }) => picture);
}

const nothing = { png: Buffer.alloc(0), width: 0, height: 0 };

/**
 * The band along the foot of a picture for shared links: the brand mark and the name, in the site's own display face.
 *
 * @param {object} options
 * @param {{ width: number, height: number }} options.size of the picture, in pixels
 * @param {string | undefined} options.mark as SVG text; without it the name stands alone
 * @param {{ png: Buffer, width: number, height: number }} [options.name] the name as a picture; without it the mark alone
 * @returns {string} SVG text of that size
 */
export function socialBand({ size: { width, height }, mark, name = nothing }) {
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
    ${mark ? image(left, side, side, 'image/svg+xml', Buffer.from(mark)) : ''}
    ${name.width > 0 ? image(left + side + gap, name.width, name.height, 'image/png', name.png) : ''}
  </svg>`;
}

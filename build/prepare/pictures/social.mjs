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

/**
 * The band along the foot of a picture for shared links, with the brand mark. The mark alone and no lettering: which
 * fonts a build machine has is not ours to say.
 * @param {{ width: number, height: number }} size pixels
 * @param {string | undefined} mark the mark as SVG text; without it only the band is drawn
 * @returns {string} SVG text of that size
 */
export function socialBand({ width, height }, mark) {
  const band = 84;
  const side = 52;
  const symbol = mark
    ? `<image x="${(width - side) / 2}" y="${height - band / 2 - side / 2 + 2}" width="${side}" height="${side}"
        href="data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect y="${height - band}" width="${width}" height="${band}" fill="#f6efe2"/>
    <rect y="${height - band}" width="${width}" height="4" fill="#9c3b22"/>
    ${symbol}
  </svg>`;
}

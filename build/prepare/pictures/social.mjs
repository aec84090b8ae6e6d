/** The masters that are also made into a picture for shared links (1200 x 630), by name: those of content/pages.ts. */
export const socialPictures = [
  'hero/arrival',
  'hero/courtyard',
  'hero/hills',
  'exteriors/kottayam',
  'exteriors/trivandrum',
  'facilities/pool',
];

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

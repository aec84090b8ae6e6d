/**
 * Draws the Malayalam names of the towns as outlines, so that nobody needs a Malayalam font to see them. Run when a
 * town is added or a name changes; what it writes, public/brand/town-names.svg, is committed. Each name has the id of its
 * town ('ernakulam-south'), says in data-name which word it is, and ends at 0, on a line of 40 units whose baseline is at
 * 0. `npm run launch-check` lists the names without a drawing.
 *
 *   npm install --no-save harfbuzzjs@1.6.4 @fontsource/gayathri@5.3.0
 *   node tools/town-names.mjs
 *
 * The font is Gayathri by the Gayathri Project Authors (Swathanthra Malayalam Computing), under the SIL Open Font
 * License 1.1, which leaves drawings made with it free. Letters join by rules of the font, which HarfBuzz applies.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

import * as harfbuzz from 'harfbuzzjs';

/** Units of the drawing to the height of a line: fine enough for letters of 20 pixels. */
const EM = 40;

const { towns } = JSON.parse(readFileSync('content/towns.json', 'utf8'));

const file = unpack(
  readFileSync('node_modules/@fontsource/gayathri/files/gayathri-malayalam-400-normal.woff'),
);
const face = new harfbuzz.Face(
  new harfbuzz.Blob(file.buffer.slice(file.byteOffset, file.byteOffset + file.length)),
);
const font = new harfbuzz.Font(face);

const paths = towns.map(({ name, malayalam }) => {
  // The same as `townId` in content/town-drawings.ts, which is TypeScript.
  const id = name.toLowerCase().replaceAll(' ', '-');
  return `<path id="${id}" data-name="${malayalam}" d="${outline(malayalam)}"/>\n`;
});
writeFileSync(
  'public/brand/town-names.svg',
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- Drawn by tools/town-names.mjs -->
${paths.join('')}</svg>
`,
);

function outline(text) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const scale = EM / face.upem;
  const places = buffer.getGlyphPositions();
  let pen = -places.reduce((width, { xAdvance }) => width + xAdvance, 0);
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => {
      if (codepoint === 0) throw new Error(`${text}: the font has no drawing for one of its letters.`);
      const { xOffset, yOffset, xAdvance } = places[index];
      const drawing = relative(font.glyphToPath(codepoint), scale, (pen + xOffset) * scale, -yOffset * scale);
      pen += xAdvance;
      return drawing;
    })
    .join('');
}

/** A glyph's path in whole units, each step relative to the one before: shorter, and repeated letters compress well. */
function relative(path, scale, left, top) {
  let x = 0;
  let y = 0;
  let start = [0, 0];
  return (path.match(/[MLQCZ][^MLQCZ]*/g) ?? [])
    .map((step) => {
      if (step[0] === 'Z') {
        [x, y] = start;
        return 'z';
      }
      const numbers = step.slice(1).trim().split(/[ ,]+/).map(Number);
      const points = numbers.map((value, index) =>
        Math.round(index % 2 === 0 ? value * scale + left : -value * scale + top),
      );
      const [endX, endY] = points.slice(-2);
      if (step[0] === 'M') {
        start = [x, y] = [endX, endY];
        return `M${join(points)}`;
      }
      const steps = points.map((value, index) => value - (index % 2 === 0 ? x : y));
      [x, y] = [endX, endY];
      if (steps.every((value) => value === 0)) return '';
      if (step[0] === 'L' && steps[1] === 0) return `h${steps[0]}`;
      if (step[0] === 'L' && steps[0] === 0) return `v${steps[1]}`;
      return step[0].toLowerCase() + join(steps);
    })
    .join('');
}

function join(numbers) {
  return numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : value)).join('');
}

/** A WOFF file as the font it packs: https://www.w3.org/TR/WOFF/ */
function unpack(woff) {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  const parts = [head];
  let end = head.length;
  for (let index = 0; index < count; index += 1) {
    const at = 44 + 20 * index;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const raw = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(raw) : raw;
    const entry = 12 + 16 * index;
    woff.copy(head, entry, at, at + 4);
    head.writeUInt32BE(woff.readUInt32BE(at + 16), entry + 4);
    head.writeUInt32BE(end, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    end += length + padding.length;
  }
  return Buffer.concat(parts);
}

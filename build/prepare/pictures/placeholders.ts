import { readFileSync } from 'node:fs';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { projectRoot } from '../../../lib/node/project';

/** The colours that are shown until a picture has loaded: classes, because the content policy refuses `style=""`. */
function readPlaceholders() {
  const css = readFileSync(path.join(projectRoot, 'components/picture/picture.css'), 'utf8');
  const rules = css.matchAll(/^ *\.placeholder-([a-z]+) \{\s*--upper: (#[0-9a-f]{6});/gm);
  const colors = [...rules].map(async ([, name = '', background = '']) => {
    const plain = sharp({ create: { width: 1, height: 1, channels: 3, background } });
    const [color = []] = await averageColors(plain, 1);
    return { name, color };
  });
  return Promise.all(colors);
}
let placeholders: ReturnType<typeof readPlaceholders> | undefined;

/** The names of the placeholders that look nearest to some colours. */
export async function nearestPlaceholders(colors: readonly number[][]): Promise<string[]> {
  const all = await (placeholders ??= readPlaceholders());
  return colors.map((color) => {
    const distance = (other: number[]) => Math.hypot(...other.map((part, at) => part - color[at]!));
    return [...all].sort((a, b) => distance(a.color) - distance(b.color))[0]!.name;
  });
}

/**
 * The average colours of a picture in CIELAB, in rows from the top. Their distances match what the eye sees; distances
 * in sRGB do not.
 */
export async function averageColors(picture: Sharp, rows: number): Promise<number[][]> {
  const pixels = await picture.resize(1, rows, { fit: 'fill' }).png().toBuffer();
  const lab = await sharp(pixels).toColourspace('lab').raw({ depth: 'float' }).toBuffer();
  return Array.from({ length: rows }, (_, row) =>
    [0, 4, 8].map((offset) => lab.readFloatLE(12 * row + offset)),
  );
}

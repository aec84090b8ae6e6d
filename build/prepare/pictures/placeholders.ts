import { readFileSync } from 'node:fs';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { projectRoot } from '../../../lib/node/project';

/** The colours that are shown until a picture has loaded: classes, because the content policy refuses `style=""`. */
function readPlaceholders() {
  const css = readFileSync(path.join(projectRoot, 'components/picture/picture.css'), 'utf8');
  const rules = css.matchAll(/^ *\.placeholder-([a-z]+) \{\s*background: (#[0-9a-f]{6});/gm);
  const colors = [...rules].map(async ([, name = '', background = '']) => {
    const plain = sharp({ create: { width: 1, height: 1, channels: 3, background } });
    return { name, color: await averageColor(plain) };
  });
  return Promise.all(colors);
}
let placeholders: ReturnType<typeof readPlaceholders> | undefined;

/** The name of the placeholder that looks nearest to a picture. */
export async function nearestPlaceholder(picture: Sharp): Promise<string> {
  const color = await averageColor(picture);
  const distance = (other: number[]) => Math.hypot(...other.map((part, at) => part - color[at]!));
  const all = await (placeholders ??= readPlaceholders());
  return [...all].sort((a, b) => distance(a.color) - distance(b.color))[0]!.name;
}

/** The average colour of a picture in CIELAB. Its distances match what the eye sees; distances in sRGB do not. */
async function averageColor(picture: Sharp): Promise<number[]> {
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).png().toBuffer();
  const lab = await sharp(pixel).toColourspace('lab').raw({ depth: 'float' }).toBuffer();
  return [0, 4, 8].map((offset) => lab.readFloatLE(offset));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { projectRoot } from '../../project';

/** The colours shown until a picture has loaded. They are classes, because the security policy blocks `style=""`. */
const css = readFileSync(path.join(projectRoot, 'components/picture/picture.css'), 'utf8');
const placeholders = [...css.matchAll(/^ *\.placeholder-([a-z]+) \{\s*background: (#[0-9a-f]{6});/gm)].map(
  ([, name = '', background = '']) => {
    const plain = sharp({ create: { width: 1, height: 1, channels: 3, background } });
    return { name, color: averageColor(plain) };
  },
);

/** The name of the placeholder whose colour is closest to a picture's. */
export async function nearestPlaceholder(picture: Sharp): Promise<string> {
  const color = await averageColor(picture);
  const distances = placeholders.map(async ({ name, color: other }) => {
    const parts = await other;
    return { name, distance: Math.hypot(...parts.map((part, at) => part - color[at]!)) };
  });
  return (await Promise.all(distances)).sort((a, b) => a.distance - b.distance)[0]!.name;
}

/** The average colour of a picture in CIELAB. Its distances match what the eye sees; those of sRGB do not. */
async function averageColor(picture: Sharp): Promise<number[]> {
  const pixel = await picture.resize(1, 1, { fit: 'fill' }).png().toBuffer();
  const lab = await sharp(pixel).toColourspace('lab').raw({ depth: 'float' }).toBuffer();
  return [0, 4, 8].map((offset) => lab.readFloatLE(offset));
}

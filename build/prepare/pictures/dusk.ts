import sharp from 'sharp';

import { sha256 } from '../../../lib/node/project';
import type { Dusk } from '../../../lib/pictures';

import { fileNameOf, type Original } from './originals';
import { lamps } from './settings';
import { makeSizes, normalize } from './sizes';
import type { Store } from './store';

/**
 * A picture at dusk, for browsers with AVIF. The others show the lit picture.
 *
 * @param bytes the original at dusk
 * @param lit the same picture with its lamps on
 */
export async function makeDusk(store: Store, original: Original, bytes: Buffer, lit: Buffer): Promise<Dusk> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const { encoder, width: maxWidth } = lamps[original.isPhone ? 'phone' : 'wide'];
  const target = Math.min(width, maxWidth);
  const hash = sha256(`${sha256(bytes)} ${sha256(lit)} ${JSON.stringify(lamps)}`).slice(0, 6);
  const file = `${fileNameOf({ ...original, isDusk: false })}-lamps-${hash}-${target}.avif`;
  const src = await store(file, async () => {
    const size = { width: target, height: Math.round((height * target) / width), fit: 'fill' } as const;
    const pixels = (picture: Buffer) => normalize(picture).resize(size).removeAlpha().raw().toBuffer();
    const [on, off] = [await pixels(lit), await pixels(bytes)];
    const light = on.map((value, at) => Math.max(0, value - off[at]! - lamps.grain));
    return sharp(light, { raw: { width: target, height: size.height, channels: 3 } })
      .avif(encoder)
      .toBuffer();
  });
  return { avif: await makeSizes(store, original, bytes, width)('avif'), lamps: { width: target, src } };
}

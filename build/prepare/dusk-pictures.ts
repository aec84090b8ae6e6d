/** Decides which pictures at dusk the site uses. One that does not fit is left out. It does not stop the build. */
import { isDusk, stemOf } from './check-picture-files';
import type { MeasuredPicture } from './measure-pictures';

/** The largest difference of light, from 0 to 255, that comes from grain or from another quality. */
const MAX_NOISE_LEVELS = 6;
/** At least this share of a picture has as much light as before its lamps are lit: its roof, its edges. */
const MIN_SAME_SHARE = 1 / 16;

/**
 * Whether a picture can be another one before its lamps are lit. Lamps only add light, and a part of a picture at
 * dusk, such as the sky or the roof, has as much light as before. Two different pictures differ in both ways.
 */
function isBeforeLamps({ thumbnail: dark }: MeasuredPicture, { thumbnail: lit }: MeasuredPicture): boolean {
  if (!dark || !lit) return false;
  const added = lit.map((light, at) => light - dark[at]!);
  const same = added.filter((light) => Math.abs(light) <= MAX_NOISE_LEVELS);
  return added.every((light) => light >= -MAX_NOISE_LEVELS) && same.length >= added.length * MIN_SAME_SHARE;
}

/**
 * The pictures at dusk, 'hero/arrival.dusk.jpg', which pages show until the lamps are lit. One is used if both
 * show the same view, and phones have no picture of their own. Somebody who replaces a picture does not have to know
 * about them.
 *
 * @returns `used`: their paths; `notes`: a sentence for each one that is not used
 */
export function duskPictures(files: readonly MeasuredPicture[]): { used: string[]; notes: string[] } {
  const versions = new Map(files.map((file) => [stemOf(file.path), file]));
  const messageFor = (dusk: MeasuredPicture) => {
    const stem = stemOf(dusk.path).replace(/\.dusk$/, '');
    const lit = versions.get(stem);
    if (!lit) return `there is no ${stem}.jpg; delete it`;
    if (dusk.width !== lit.width || dusk.height !== lit.height)
      return `it has ${dusk.width} x ${dusk.height} pixels, and ${lit.path} has ${lit.width} x ${lit.height}; make both in one size, or delete it`;
    if (!isBeforeLamps(dusk, lit))
      return `${lit.path} shows something else; delete it, or make it again from the same place before the lamps are lit`;
    const phone = versions.get(`${stem}.phone`);
    return phone && `phones show ${phone.path}, which has none; delete one of the two`;
  };
  const all = files.filter(isDusk).map((file) => ({ path: file.path, message: messageFor(file) }));
  return {
    used: all.flatMap(({ path, message }) => (message ? [] : [path])),
    notes: all.flatMap(({ path, message }) =>
      message ? [`content/pictures/${path}: is not used, because ${message}`] : [],
    ),
  };
}

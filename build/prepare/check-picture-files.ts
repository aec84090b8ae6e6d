/** Refuses pictures that are too small, there twice or in another format, and those that say where they were taken. */
import { pictureOfFile } from '../../content/picture-names';

import type { MeasuredPicture } from './measure-pictures';

const formats = /\.(jpe?g|png|webp|avif)$/i;

/** The minimum sizes in pixels. The browser would enlarge a smaller picture on an ordinary screen. */
const shared = { width: 1200, height: 630, use: 'a picture for shared links' };
const phone = { width: 780, height: 780, use: 'a picture for phones' };
const hero = { width: 1280, height: 720, use: 'a picture across the page' };
const other = { width: 720, height: 480, use: 'a picture' };
/** Width divided by height. Of a wider picture, a card shows less than half. */
const PANORAMA_RATIO = 2.4;

/** What is wrong with a file's name, and the fix. */
function nameMessage(path: string, stems: readonly string[]): string | undefined {
  const stem = stemOf(path);
  const name = pictureOfFile(path);
  if (!/\.\w+$/.test(path))
    return `has no ending, so that no page can show it; rename it to ${path}.jpg if it is a photograph`;
  if (!formats.test(path))
    return 'is not a picture that the site can show; save it as JPEG or PNG, or keep it elsewhere';
  if (formats.test(stem))
    return `has two endings; rename it to ${name.replace(formats, '')}${path.slice(stem.length)}`;
  if (!/^[\w-]+(\/[\w-]+)*$/.test(name) || name !== name.toLowerCase())
    return 'has a special character or a capital letter in its name; use small letters, digits and dashes';
  return stems.includes(name) ? undefined : `has no wide picture next to it; add ${name}.jpg`;
}

/** The path of a picture without its ending: 'hero/hills.phone'. */
export const stemOf = (path: string) => path.replace(formats, '');
/** Whether it is a picture before its lamps are lit. */
export const isDusk = ({ path }: MeasuredPicture) => /\.dusk\.\w+$/.test(path);

/** Why guests should not see a picture, and the fix. */
function contentMessage(file: MeasuredPicture, isShared: boolean): string | undefined {
  const { path, width = Infinity, height = Infinity } = file;
  const isPhone = /\.phone\.\w+$/.test(path);
  if (file.fault) return file.fault;
  if (file.hasPlace)
    return 'says where it was taken (GPS), and anybody who sees the repository could read that; upload it in the form, which removes the place, or save it again without its location';
  // It has the size of the lit picture.
  if (isDusk(file)) return undefined;
  if (!isPhone && height > width && height < Infinity)
    return `is in portrait format (${width} x ${height}), and the pages show the middle of it only; take it again with the phone held sideways`;
  if (isPhone && width > height && width < Infinity)
    return `is wider than high (${width} x ${height}), but it is for phones; cut out a part in portrait format, or delete it`;
  if (!isPhone && width > height * PANORAMA_RATIO && width < Infinity)
    return `is a panorama (${width} x ${height}), of which the pages show the middle only; cut out the part that matters`;
  const usual = isPhone ? phone : path.startsWith('hero/') ? hero : other;
  const short = [...(isShared ? [shared] : []), usual].find(
    (need) => width < need.width || height < need.height,
  );
  return (
    short &&
    `has ${width} x ${height} pixels and would be enlarged; ${short.use} needs ${short.width} x ${short.height} or more`
  );
}

/**
 * The largest mean difference of light, from 0 to 255, between a photograph and its copy in another size or quality.
 */
const MAX_COPY_DIFFERENCE_LEVELS = 6;

function isSamePhotograph(first: MeasuredPicture, second: MeasuredPicture): boolean {
  const [one, other] = [first.thumbnail, second.thumbnail];
  if (!one || !other || isDusk(first) || isDusk(second)) return false;
  return (
    one.reduce((sum, light, at) => sum + Math.abs(light - other[at]!), 0) <
    MAX_COPY_DIFFERENCE_LEVELS * one.length
  );
}

/**
 * The mistakes in the files of content/pictures, one line per file.
 *
 * @param sharedNames the pictures of content/pages.json, which are also cropped for shared links
 */
export function pictureFileMistakes(
  files: readonly MeasuredPicture[],
  sharedNames: readonly string[] = [],
): string[] {
  const stems = files.map(({ path }) => stemOf(path));
  return files.flatMap((file, index) => {
    const stem = stems[index]!;
    const sameName = stems.indexOf(stem);
    const duplicate = files.slice(0, index).find((earlier) => isSamePhotograph(earlier, file));
    const message =
      nameMessage(file.path, stems) ??
      (sameName === index
        ? undefined
        : `has the same name as ${files[sameName]!.path}; delete one of them`) ??
      contentMessage(file, sharedNames.includes(stem)) ??
      (duplicate && `is the same photograph as ${duplicate.path}; keep one, and choose it in both places`);
    return message ? [`content/pictures/${file.path}: ${message}`] : [];
  });
}

/** Pictures that the content names, the words for them, and the files they are made from. */
import type { Content } from '../check';

import type { Fault } from './problem';

const file = 'content/pictures.ts';

/** A picture's name and where it stands below an entry. */
export interface PictureField {
  path: PropertyKey[];
  name: string;
}

/** Every field named 'picture' below a value, with its path; an empty one is the schema's business. */
export function pictureFields(value: unknown, path: PropertyKey[] = []): PictureField[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    if (key === 'picture' && typeof inner === 'string')
      return inner ? [{ path: [...path, step], name: inner }] : [];
    return pictureFields(inner, [...path, step]);
  });
}

/** Pictures with words and without a file. */
export function missingPictures({ pictures }: Content, names: readonly string[]): Fault[] {
  return Object.keys(pictures)
    .filter((name) => !names.includes(name))
    .map((name) => {
      const elsewhere = names.find((other) => lastPart(other) === lastPart(name) && !(other in pictures));
      const mend = elsewhere
        ? `move the file here from content/pictures/${elsewhere}`
        : 'put the file there or correct the name';
      const message = `there is no content/pictures/${name}.jpg (or .png, .webp, .avif); ${mend}`;
      return { at: { file, item: `picture ${name}` }, field: 'file', message };
    });
}

/** What is wrong with a picture's name, or nothing. */
export function faultOfPicture(
  name: string,
  { pictures }: Content,
  names: readonly string[],
): string | undefined {
  if (Object.hasOwn(pictures, name)) return undefined;
  if (names.includes(name))
    return `'${name}' has no words for those who cannot see it; describe it in ${file}`;
  const near = Object.keys(pictures).find(
    (other) => other === name.replace(/\.\w+$/, '') || lastPart(other) === lastPart(name),
  );
  return `'${name}' is the name of no picture; ${near ? `write '${near}'` : `use a name from ${file}`}`;
}

/** Pictures with words that no entry of the content shows. */
export function unusedPictures({ pictures, ...content }: Content): Fault[] {
  const used = new Set(pictureFields(content).map(({ name }) => name));
  const message = 'is shown nowhere; name it where it belongs, or delete its line and its file';
  return Object.keys(pictures)
    .filter((name) => !used.has(name))
    .map((name) => ({ at: { file, item: `picture ${name}` }, field: 'file', message }));
}

/** 'rooms/standard' is 'standard'. */
function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** A file of content/pictures as it was measured. */
export interface PictureFile {
  /** Path below content/pictures: 'rooms/standard.jpg', 'hero/arrival.phone.jpg'. */
  path: string;
  /** Pixels, upright; left out for a file that is no picture. */
  width?: number;
  height?: number;
}

const formats = /\.(jpe?g|png|webp|avif)$/i;

/** The fewest pixels, width by height, below which a picture would be enlarged on a usual screen: the first that fits. */
const smallest: { applies: RegExp; width: number; height: number; use: string }[] = [
  { applies: /\.phone\.\w+$/, width: 780, height: 780, use: 'a picture for phones' },
  { applies: /^hero\//, width: 1280, height: 720, use: 'a picture across the page' },
  { applies: /./, width: 720, height: 480, use: 'a picture' },
];

/** What a picture for shared links measures. */
const shared = { width: 1200, height: 630, use: 'a picture for shared links' };

/**
 * Files that are no pictures of a usual format, names that cannot stand in an address or stand twice, framings for phones
 * without the wide picture, and masters that are too small to be shown sharp.
 *
 * @param files all files below content/pictures, hidden ones left out
 * @param sharedNames the pictures of content/pages.ts, which are also cut for shared links
 * @returns one line per file
 */
export function pictureFileProblems(
  files: readonly PictureFile[],
  sharedNames: readonly string[] = [],
): string[] {
  const stems = files.map(({ path }) => path.replace(formats, ''));
  return files.flatMap(({ path, width, height }, index) => {
    const stem = stems[index]!;
    const name = stem.replace(/\.phone$/, '');
    const twin = stems.indexOf(stem);
    const say = (message: string) => [`content/pictures/${path}: ${message}`];
    if (!formats.test(path))
      return say('is no picture that the site can show; save it as JPEG or PNG, or keep it elsewhere');
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name))
      return say('use lower-case letters, digits and dashes only in the name');
    if (twin !== index) return say(`has the same name as ${files[twin]!.path}; delete one of them`);
    if (name !== stem && !stems.includes(name))
      return say(`there is no wide picture beside it; add ${name}.jpg`);
    if (width === undefined || height === undefined) return [];
    const isShared = sharedNames.includes(stem);
    const needs = [...(isShared ? [shared] : []), smallest.find(({ applies }) => applies.test(path))!];
    const short = needs.find((need) => width < need.width || height < need.height);
    if (!short) return [];
    return say(
      `has ${width} x ${height} pixels and would be enlarged; ${short.use} needs ${short.width} x ${short.height} or more`,
    );
  });
}

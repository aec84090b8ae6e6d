/** A file in content/pictures with its measured size. */
export interface PictureFile {
  /** Path below content/pictures: 'rooms/standard.jpg', 'hero/arrival.phone.jpg'. */
  path: string;
  /** Pixels after rotation. Left out for a file that is not a picture. */
  width?: number;
  height?: number;
  /** Whether it contains a GPS position. */
  hasPlace?: boolean;
}

const formats = /\.(jpe?g|png|webp|avif)$/i;

/** The minimum sizes. A smaller picture would be enlarged on a usual screen. */
const shared = { width: 1200, height: 630, use: 'a picture for shared links' };
const phone = { width: 780, height: 780, use: 'a picture for phones' };
const hero = { width: 1280, height: 720, use: 'a picture across the page' };
const other = { width: 720, height: 480, use: 'a picture' };

/**
 * The problems of the files in content/pictures, one line per file: an unsupported format, a name that is unfit for an
 * address or occurs twice, a phone picture without its wide picture, or too few pixels.
 *
 * @param sharedNames the pictures of content/pages.ts, which are also cropped for shared links
 */
export function pictureFileProblems(
  files: readonly PictureFile[],
  sharedNames: readonly string[] = [],
): string[] {
  const stems = files.map(({ path }) => path.replace(formats, ''));
  return files.flatMap(({ path, width = Infinity, height = Infinity, hasPlace }, index) => {
    const stem = stems[index]!;
    const name = stem.replace(/\.phone$/, '');
    const sameName = stems.indexOf(stem);
    const fault = (message: string) => [`content/pictures/${path}: ${message}`];
    if (!formats.test(path))
      return fault('is not a picture that the site can show; save it as JPEG or PNG, or keep it elsewhere');
    if (formats.test(stem))
      return fault(`has two endings; rename it to ${name.replace(formats, '')}${path.slice(stem.length)}`);
    if (!/^[\w-]+(\/[\w-]+)*$/.test(name) || name !== name.toLowerCase())
      return fault('has a sign or a capital in its name; use lower-case letters, digits and dashes');
    if (sameName !== index) return fault(`has the same name as ${files[sameName]!.path}; delete one of them`);
    const isPhone = name !== stem;
    if (isPhone && !stems.includes(name)) return fault(`there is no wide picture beside it; add ${name}.jpg`);
    if (hasPlace)
      return fault(
        'says where it was taken (GPS), and anybody who sees the repository could read that; upload it in the form, which removes the place, or save it again without its location',
      );
    const usual = isPhone ? phone : name.startsWith('hero/') ? hero : other;
    const needs = sharedNames.includes(stem) ? [shared, usual] : [usual];
    const short = needs.find((need) => width < need.width || height < need.height);
    if (!short) return [];
    return fault(
      `has ${width} x ${height} pixels and would be enlarged; ${short.use} needs ${short.width} x ${short.height} or more`,
    );
  });
}

/** Refuses files in content/pictures that the site cannot show, and photographs that say where they were taken. */

/** A file in content/pictures with what was measured of it. */
export interface PictureFile {
  /** Path below content/pictures: 'rooms/standard.jpg', 'hero/arrival.phone.jpg'. */
  path: string;
  /** Pixels after rotation. Left out for a file that is not a picture. */
  width?: number;
  height?: number;
  /** Whether it contains the place where it was taken. */
  hasPlace?: boolean;
  /** Whether it is certainly too dark (hardly a bright pixel) or blurred (no sharp edge). Taste is not checked. */
  isDark?: boolean;
  isBlurred?: boolean;
  /** The light of its pixels (0 to 255) when it is made very small. */
  thumbnail?: number[];
}

const formats = /\.(jpe?g|png|webp|avif)$/i;

/** The minimum sizes in pixels. The browser would enlarge a smaller picture on an ordinary screen. */
const shared = { width: 1200, height: 630, use: 'a picture for shared links' };
const phone = { width: 780, height: 780, use: 'a picture for phones' };
const hero = { width: 1280, height: 720, use: 'a picture across the page' };
const other = { width: 720, height: 480, use: 'a picture' };
/** Width divided by height. Of a wider picture, a card shows less than half. */
const PANORAMA_RATIO = 2.4;

/** Why no page could use a file with this name, and the fix. */
function nameFault(path: string, stems: readonly string[]): string | undefined {
  const stem = path.replace(formats, '');
  const name = stem.replace(/\.phone$/, '');
  if (!/\.\w+$/.test(path))
    return `has no ending, so that no page can show it; rename it to ${path}.jpg if it is a photograph`;
  if (!formats.test(path))
    return 'is not a picture that the site can show; save it as JPEG or PNG, or keep it elsewhere';
  if (formats.test(stem))
    return `has two endings; rename it to ${name.replace(formats, '')}${path.slice(stem.length)}`;
  if (!/^[\w-]+(\/[\w-]+)*$/.test(name) || name !== name.toLowerCase())
    return 'has a special character or a capital letter in its name; use small letters, digits and dashes';
  return name !== stem && !stems.includes(name)
    ? `has no wide picture next to it; add ${name}.jpg`
    : undefined;
}

/** Why guests should not be shown a picture, and the fix. */
function contentFault(file: PictureFile, isShared: boolean): string | undefined {
  const { path, width = Infinity, height = Infinity } = file;
  const isPhone = /\.phone\.\w+$/.test(path);
  if (file.hasPlace)
    return 'says where it was taken (GPS), and anybody who sees the repository could read that; upload it in the form, which removes the place, or save it again without its location';
  if (!isPhone && height > width && height < Infinity)
    return `is upright (${width} x ${height}), and the pages show the middle of it only; take it again with the phone held sideways`;
  if (!isPhone && width > height * PANORAMA_RATIO && width < Infinity)
    return `is a panorama (${width} x ${height}), of which the pages show the middle only; cut out the part that matters`;
  const usual = isPhone ? phone : path.startsWith('hero/') ? hero : other;
  const short = [...(isShared ? [shared] : []), usual].find(
    (need) => width < need.width || height < need.height,
  );
  if (short)
    return `has ${width} x ${height} pixels and would be enlarged; ${short.use} needs ${short.width} x ${short.height} or more`;
  if (file.isDark) return 'is so dark that nothing can be seen; take it again with more light';
  return file.isBlurred ? 'is blurred; take it again, and hold the phone still' : undefined;
}

/** The mean difference of light, from 0 to 255, between a photograph and a copy of it in another size or quality. */
const SAME = 6;

function isSamePhotograph({ thumbnail: one }: PictureFile, { thumbnail: other }: PictureFile): boolean {
  if (!one || !other) return false;
  return one.reduce((sum, light, at) => sum + Math.abs(light - other[at]!), 0) < SAME * one.length;
}

/**
 * The problems of the files in content/pictures, one line per file.
 *
 * @param sharedNames the pictures of content/pages.json, which are also cropped for shared links
 */
export function pictureFileProblems(
  files: readonly PictureFile[],
  sharedNames: readonly string[] = [],
): string[] {
  const stems = files.map(({ path }) => path.replace(formats, ''));
  return files.flatMap((file, index) => {
    const stem = stems[index]!;
    const sameName = stems.indexOf(stem);
    const twin = files.slice(0, index).find((earlier) => isSamePhotograph(earlier, file));
    const fault =
      nameFault(file.path, stems) ??
      (sameName === index
        ? undefined
        : `has the same name as ${files[sameName]!.path}; delete one of them`) ??
      contentFault(file, sharedNames.includes(stem)) ??
      (twin && `is the same photograph as ${twin.path}; keep one, and choose it in both places`);
    return fault ? [`content/pictures/${file.path}: ${fault}`] : [];
  });
}

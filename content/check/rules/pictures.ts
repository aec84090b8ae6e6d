import { pictureName } from '../../picture-names';
import { hotelIdOf } from '../../schema/fields';
import { locationOf, type Check } from '../mistake';

/**
 * Refuses a picture without a file, without an alt text, with two alt texts or with two centres of interest. The words
 * of a picture are at one of its uses: in a file of the site if one shows it, otherwise in the file of the hotel. So no
 * words go with a hotel that is deleted.
 */
export function describedPictures({ content, texts, report, pictures: files }: Check): void {
  const described = new Map<string, unknown>();
  /** Pictures without an alt text. Each is reported at its first use in a file only. */
  const reported = new Set<string>();
  const centred = new Map<string, string>();
  const uses = texts.filter(({ input }) => input === 'picture');
  for (const { value, entry } of uses)
    if (entry.alt && !described.has(value)) described.set(value, entry.alt);
  for (const use of uses) {
    const { file, path, value, entry } = use;
    // Also for 'pictures/…' and 'content/pictures/…'.
    const name = pictureName(value.replace(/^.*pictures\//, ''));
    const near = files.find((file) => pictureName(file) === name);
    const fix = near ? `write '/pictures/${near}'` : 'upload it, or choose another';
    const isThere = files.includes(value.replace('/pictures/', ''));
    report(use, !isThere && `there is no file '${value}'; ${fix}`);
    const alt = [file, ...path.slice(0, -1), 'alt'].join(' ');
    const words = described.get(value);
    const isKept = uses.some(
      (each) =>
        each.value === value && each.entry.alt && (each.file === file || hotelIdOf(each.file) === undefined),
    );
    const hotel = uses.find((each) => each.value === value && each.entry.alt);
    const why = hotel
      ? `only ${locationOf({ file: hotel.file, path: [] }, content)} describes '${value}', and that hotel may be deleted; move the description here`
      : `no other entry describes '${value}'; describe the picture here`;
    report(alt, isThere && !isKept && !reported.has(`${file} ${value}`) && `is missing, and ${why}`);
    reported.add(`${file} ${value}`);
    const isOther = Boolean(entry.alt) && entry.alt !== words;
    report(
      alt,
      isOther &&
        `differs from the description of '${value}' in another entry; keep one of the two, and leave the other empty`,
    );
    const focus = entry.focus ? JSON.stringify(entry.focus) : undefined;
    const first = centred.get(value) ?? focus;
    const focusPlace = [file, ...path.slice(0, -1), 'focus'].join(' ');
    const isSecond = focus !== undefined && focus !== first;
    report(
      focusPlace,
      isSecond &&
        `differs from the centre of interest of '${value}' in another entry; keep one of the two, and leave the other empty`,
    );
    if (first) centred.set(value, first);
  }
}

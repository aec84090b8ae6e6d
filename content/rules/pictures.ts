/** Refuses a picture without a file or without words, or with two different ones, or with two centres of interest. */
import { pictureName } from '../picture-names';

import type { Check } from '../problem';

/** The rule of this file, for all pictures of the content. */
export function describedPictures({ texts, refuse, pictures: files }: Check): void {
  const described = new Map<string, unknown>();
  const centred = new Map<string, string>();
  const uses = texts.filter(({ form }) => form === 'picture');
  for (const { value, entry } of uses)
    if (entry.alt && !described.has(value)) described.set(value, entry.alt);
  for (const use of uses) {
    const { file, path, value, entry } = use;
    const near = files.find((name) => pictureName(name) === pictureName(value));
    const fix = near ? `write '/pictures/${near}'` : 'upload it, or choose another';
    const isThere = files.includes(value.replace('/pictures/', ''));
    refuse(use, !isThere && `there is no file '${value}'; ${fix}`);
    const alt = [file, ...path.slice(0, -1), 'alt'].join(' ');
    const words = described.get(value);
    refuse(alt, isThere && !words && `is missing; say in a sentence what '${value}' shows`);
    const isOther = Boolean(entry.alt) && entry.alt !== words;
    refuse(alt, isOther && `is not what is said of '${value}' elsewhere; describe each picture once`);
    described.set(value, words ?? 'is said once');
    const focus = entry.focus ? JSON.stringify(entry.focus) : undefined;
    const first = centred.get(value) ?? focus;
    const focusPlace = [file, ...path.slice(0, -1), 'focus'].join(' ');
    const isSecond = focus !== undefined && focus !== first;
    refuse(focusPlace, isSecond && `is not what is written elsewhere for '${value}'; write it once`);
    if (first) centred.set(value, first);
  }
}

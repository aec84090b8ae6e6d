/** Refuses a picture without a file or without words, a price above the old one, and hours that contradict each other. */
import { pictureName } from '../picture-names';
import { slug } from '../slug';

import type { Check } from '../problem';

/** Pictures without a file, without words, or with two different ones; a picture with two centres of interest. */
function pictures({ texts, refuse, pictures: files }: Check): void {
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

function prices({ content: { rooms }, refuse }: Check): void {
  for (const [index, { price, oldPrice = Infinity }] of rooms.rooms.entries()) {
    const fix = 'write what the room cost before, or leave it empty';
    refuse(`rooms rooms ${index} oldPrice`, oldPrice < price * 1.01 && `is not above the price; ${fix}`);
  }
}

function tabs({ content: { explore, facilities }, refuse }: Check): void {
  for (const [index, { title, hours, id = slug(title) }] of explore.tabs.entries()) {
    const card = facilities.cards.find((each) => slug(each.title) === id);
    const missing = 'is missing, and no card of content/facilities.json has this title; write it';
    const other = `is not what content/facilities.json says ('${card?.hours}'); leave it empty to take that`;
    refuse(`explore tabs ${index} hours`, card ? hours && hours !== card.hours && other : !hours && missing);
  }
}

export const siteRules = [pictures, prices, tabs];

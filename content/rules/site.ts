/** Pictures, rooms, hours and the group itself, where they contradict each other. */
import { pictureName } from '../picture-names';
import { slug } from '../slug';

import { kilometres } from './places';
import type { Check } from './problem';
import { isOneTypoFrom } from './typos';

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

/** How many times dearer or cheaper than all others a room is when a digit is too many or missing. */
const FAR = 3;

function rooms({ content: { rooms, hotels }, refuse, ask }: Check): void {
  const used = Object.values(hotels).flatMap((hotel) => hotel.rooms);
  for (const [index, { title, price, oldPrice = Infinity }] of rooms.rooms.entries()) {
    const at = (field: string) => `rooms rooms ${index} ${field}`;
    const others = rooms.rooms.filter((other) => other.title !== title).map((other) => other.price);
    const isFar = price > FAR * Math.max(...others) || price * FAR < Math.min(...others);
    const isBelow = oldPrice < price * 1.01;
    refuse(
      at('oldPrice'),
      isBelow && 'is not above the price; write what the room cost before, or leave it empty',
    );
    ask(at('title'), !used.includes(slug(title)) && `is a room that no hotel has: '${title}'`);
    ask(at('price'), others.length > 0 && isFar && `is ${price}, far from all other rooms`);
    const isOdd = oldPrice > 2 * price && oldPrice < Infinity;
    ask(at('oldPrice'), isOdd && `is ${oldPrice}, more than twice the price of ${price}`);
  }
  for (const [index, { title, hotel }] of rooms.carousel.entries()) {
    const isRoom = rooms.rooms.some((room) => slug(room.title) === slug(title));
    const isThere = hotels[hotel]?.rooms.includes(slug(title));
    ask(`rooms carousel ${index} hotel`, isRoom && !isThere && `has no '${title}'`);
  }
}

function tabs({ content: { explore, facilities, hotels }, refuse, ask }: Check): void {
  for (const [index, { title, hours, hotel, id = slug(title) }] of explore.tabs.entries()) {
    const card = facilities.cards.find((each) => slug(each.title) === id);
    const missing = 'is missing, and no card of content/facilities.json has this title; write it';
    const other = `is not what content/facilities.json says ('${card?.hours}'); leave it empty to take that`;
    refuse(`explore tabs ${index} hours`, card ? hours && hours !== card.hours && other : !hours && missing);
    const isNamed = (amenity: string) => slug(amenity).startsWith(id) || slug(amenity).endsWith(slug(title));
    // Every hotel has rooms.
    const isOdd = id !== 'rooms' && !hotels[hotel]?.amenities.some(isNamed);
    ask(`explore tabs ${index} hotel`, isOdd && `has no '${title}' among its amenities`);
  }
}

/** The drawn map of the Contact page shows the surroundings of this place (components: office-map.tsx). */
const drawnOffice = { latitude: 9.5898, longitude: 76.5406 };

function group({ content: { site, hotels, pages, contact, about }, ask }: Check): void {
  const { email, url } = site;
  const host = email.split('@')[1]!;
  const isMisspelt = isOneTypoFrom(host, new URL(url).hostname.replace(/^www\./, ''));
  ask('site email', isMisspelt && `is at ${host}, and the site is ${url}`);

  const { map } = contact;
  const isElsewhere = site.address.town !== map.town || !map.title.includes(map.town);
  const away = Math.round(kilometres(site.coordinates, drawnOffice));
  const drawn = `the drawn map on the Contact page shows ${map.town}; have it drawn again`;
  ask('site address town', isElsewhere && `is ${site.address.town}, and ${drawn}`);
  ask('site coordinates', !isElsewhere && away > 3 && `are ${away} km from what ${drawn}`);

  const lived = [site.address, ...Object.values(hotels)].map(({ town }) => town);
  for (const [index, town] of site.places.entries())
    ask(`site places ${index}`, !lived.includes(town) && `has no hotel: '${town}'`);
  for (const [key, { menu }] of Object.entries(pages))
    ask(`pages ${key} menu`, !menu && 'is empty, so that no menu leads to this page');
  for (const [index, { shown, drawn }] of about.progress.entries())
    ask(
      `about progress ${index} drawn`,
      Math.abs(shown - drawn) > 10 && `is ${drawn}, and guests read ${shown}`,
    );
}

export const siteRules = [pictures, rooms, tabs, group];

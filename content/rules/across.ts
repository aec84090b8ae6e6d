/** What only shows when fields are seen together: the mistakes that stop a build. */
import { pictureName, slug } from '../derive';
import type { Content } from '../schema';

import { faultOfPin, faultOfPoint, kilometres } from './places';
import {
  districtOf,
  eachEntry,
  eachHotel,
  eachText,
  housesOf,
  inFile,
  problemAt,
  repeats,
  textsOf,
  type Row,
  type Rule,
} from './problem';
import { accountFault, minutesOf, reviewFault } from './reach';

/** Two hotels nearer to each other than this are one, in kilometres. */
const SAME_SPOT_KM = 0.05;

/** Fields that name an entry of another file, what to say of another name, and the names that exist. */
const references: [place: RegExp, say: string, names: (content: Content) => string[]][] = [
  [
    /^(hero|rooms|explore|contact) .* hotel$/,
    'is no hotel, or was removed; choose another one here (*), or remove this entry',
    ({ hotels }) => Object.keys(hotels),
  ],
  [
    /^((hotels|site address|contact map) town|site places)$/,
    'is no town of content/towns.json; use one of *, or add it there',
    ({ towns }) => towns.towns.map(({ name }) => name),
  ],
  [/^hotels rooms$/, 'is no room; use one of *', ({ rooms }) => rooms.rooms.map(({ title }) => slug(title))],
  [
    /^facilities cards link$/,
    'is no page of this site; use one of *',
    ({ pages }) => Object.values(pages).map(({ path }) => path),
  ],
];

const knownNames = eachText(({ place, value }, content) => {
  const [, say = '', namesOf] = references.find(([pattern]) => pattern.test(place)) ?? [];
  const names = namesOf?.(content) ?? [value];
  return !names.includes(value) && `'${value}' ${say.replace('*', names.join(', '))}`;
});

/** Fields of a hotel that another one cannot have too: a copied hotel that was not finished. */
const own = /^hotels (name|tagline|description|phone|stay road|rows text|malayalam (name|address|road))$/;

const copiedTexts: Rule = (content) =>
  repeats(
    textsOf(content).filter(({ place }) => own.test(place)),
    ({ file }) => `is the same as in content/${file}.json; write what is true of this hotel`,
  );

const noPicture = 'is missing; a hotel in the search, the slider and the gallery needs this picture';

const hotelFields = eachHotel((hotel, { site }, earlier) => {
  const { phone, coordinates, address, malayalam, stay, isFeatured } = hotel;
  const { rows = [], gallery = [], reviews = [] } = hotel;
  const isOffice = phone.replaceAll(' ', '') === site.phone.replaceAll(' ', '');
  const near = earlier.find((other) => kilometres(other.coordinates, coordinates) < SAME_SPOT_KM);
  const inLines = address.lines.join(' ').match(/\d{3} ?\d{3}\b/)?.[0];
  const pin = malayalam?.address.replaceAll(' ', '').match(/\d{6}/)?.[0] ?? address.pin;
  const isOther = pin !== address.pin;
  const { checkIn, checkOut } = stay;
  const isEarly = checkIn < checkOut;
  return [
    ['phone', isOffice && 'is that of the office; write the number of this hotel'],
    ['coordinates', near && `are those of ${near.name}; look up where this hotel is`],
    ['address lines', inLines && `has the PIN ${inLines} in it; write it under PIN alone`],
    [
      'malayalam address',
      isOther && `has the PIN ${pin}, and the English one ${address.pin}; write the same`,
    ],
    ['stay checkIn', isEarly && `'${checkIn}' is earlier than check-out at '${checkOut}'; exchange the two`],
    ['picture', isFeatured && !hotel.picture && noPicture],
    ['detail', isFeatured && !hotel.detail && noPicture],
    ['rows', isFeatured && rows.length !== 3 && `has ${rows.length} rows; the slider needs exactly 3`],
    [
      'gallery',
      isFeatured && gallery.length < 6 && `has ${gallery.length} pictures; the gallery needs 6 to 12`,
    ],
    ...reviews.map(({ name, url }, at): Row => [`reviews ${at} url`, reviewFault(name, url)]),
  ];
});

const placesInTheirDistrict: Rule = (content) =>
  housesOf(content).flatMap(([file, { town, address, coordinates }]) => {
    const district = districtOf(content, town);
    return inFile(file, [
      ['address pin', district && faultOfPin(address.pin, district)],
      ['coordinates', district && faultOfPoint(coordinates, district)],
    ]);
  });

const galleries: Rule = (content) =>
  repeats(
    textsOf(content).filter(({ place }) => place === 'hotels gallery picture'),
    ({ owner }, { value }) =>
      `'${value}' is already in the gallery of ${content.hotels[owner!]!.name}; show each picture once`,
  );

/** A slide of one hotel with the name of another one in its words. */
const ownNames = eachText(({ file, value, owner = '' }, { hotels }) => {
  const hotel = file.startsWith('hotels/') ? undefined : hotels[owner];
  const other = Object.values(hotels).find(({ name }) => value.includes(name));
  const isOther = hotel && other && !value.includes(hotel.name);
  return isOther && `names ${other.name}, but the hotel is ${hotel.name}; correct one of them`;
});

const saidTime =
  /(?<!(?:early|earlier|late|later) )check[- ]?(in|out)(?: time)?(?: is)?:?(?: (?:from|at|by|until|till))? ((?:12 )?noon|\d{1,2}(?::\d{2}(?: ?[ap]\.?m)?| ?[ap]\.?m)\b)/i;

/** Times of arrival and departure in words, beside those of the hotel they belong to, or else of any hotel. */
const statedTimes = eachText(({ value, owner }, { hotels }) => {
  const [, way = '', said] = saidTime.exec(value) ?? [];
  if (!said) return undefined;
  const field = way.toLowerCase() === 'in' ? 'checkIn' : 'checkOut';
  const times = (owner ? [hotels[owner]] : Object.values(hotels)).map((hotel) => hotel?.stay[field]);
  if (times.some((time) => !time || minutesOf(time) === minutesOf(said))) return undefined;
  const real = owner
    ? `content/hotels/${owner}.json says ${times[0]}; write the same in both`
    : `no hotel has that time; use ${[...new Set(times)].join(', ')}`;
  return `says check-${way.toLowerCase()} at ${said}, and ${real}`;
});

const notAbove = 'is not above the price; write what the room cost before, or leave it empty';
const oldPrices = eachEntry('rooms', 'rooms', ({ price, oldPrice = Infinity }) => [
  ['oldPrice', oldPrice <= price && notAbove],
]);

const accounts = eachEntry('site', 'social', ({ network, url }) => [['url', accountFault(network, url)]]);

const tabHours = eachEntry('explore', 'tabs', ({ title, hours, id = slug(title) }, { facilities }) => {
  const card = facilities.cards.find((each) => slug(each.title) === id);
  const missing = 'is missing, and no card of content/facilities.json has this title; write it';
  const other = `'${hours}' is not what content/facilities.json says ('${card?.hours}'); leave it empty to take that`;
  return [['hours', card ? hours && hours !== card.hours && other : !hours && missing]];
});

const noMenu = 'is at no page, so that the site would have no menu; write it at each page of the menu';
const menu: Rule = ({ pages }) =>
  inFile('pages', [
    [`${Object.keys(pages)[0]} menu`, Object.values(pages).every((page) => !page.menu) && noMenu],
  ]);

const enquiryPlaces = eachText(({ place, value, entry }) => {
  if (!/^contact enquiries \w+ message$/.test(place)) return undefined;
  const odd = value.match(/\{.*?\}/g)?.find((each) => each !== '{hotel}' || !entry.hotel);
  const fix = odd === '{hotel}' ? 'choose a hotel' : 'use {hotel}';
  return odd && `${odd} is filled in by no page; ${fix}, or remove it`;
});

/** Pictures without a file, without words, or with two different ones. */
const pictureFilesAndWords: Rule = (content, { pictures }) => {
  const uses = textsOf(content).filter(({ path }) => path.at(-1) === 'picture');
  return uses.flatMap((use) => {
    const { value, entry } = use;
    if (!pictures.includes(value.replace('/pictures/', ''))) {
      const near = pictures.find((name) => pictureName(name) === pictureName(value));
      const fix = near ? `write '/pictures/${near}'` : 'upload it, or choose another';
      return problemAt(use, `there is no file '${value}'; ${fix}`);
    }
    const same = uses.filter((each) => each.value === value);
    const words = same.map((each) => each.entry.alt).find(Boolean);
    const isMissing = !words && use === same[0];
    const isOther = Boolean(entry.alt) && entry.alt !== words;
    const other = isOther && `is not what is said of '${value}' elsewhere; describe each picture once`;
    return problemAt(use, isMissing ? 'is missing; say in a sentence what the picture shows' : other, 'alt');
  });
};

/** Every rule, in the order in which mistakes are listed. */
export const acrossRules: Rule[] = [
  knownNames,
  copiedTexts,
  hotelFields,
  placesInTheirDistrict,
  galleries,
  ownNames,
  statedTimes,
  oldPrices,
  accounts,
  tabHours,
  menu,
  enquiryPlaces,
  pictureFilesAndWords,
];

/** What only shows when entries are seen together. Each rule gives the mistakes that stop a build. */
import type { Point } from '../../lib/kerala';

import { pictureName, slug } from '../derive';
import type { Content } from '../schema';

import { faultOfPin, faultOfPoint, kilometres } from './places';
import {
  districtOf,
  inFile,
  ownerOf,
  perHotel,
  perText,
  repeats,
  textsOf,
  type Problem,
  type Row,
  type Text,
} from './problem';
import { minutesOf, reviewFault } from './reach';

/** Two hotels nearer to each other than this are one, in kilometres. */
const SAME_SPOT_KM = 0.05;

type Rule = (content: Content, pictureFiles: readonly string[]) => Problem[];

const townNames = ({ towns }: Content) => towns.towns.map(({ name }) => name);
const inTowns = (names: string[]) =>
  `is no town of content/towns.json; use one of ${names.join(', ')}, or add it there`;

/** Fields that name an entry of another file: their place, the names that exist, and what to do about another one. */
const references: [place: RegExp, names: (content: Content) => string[], say: (names: string[]) => string][] =
  [
    [
      /^(hero|rooms|explore|contact) .* hotel$/,
      ({ hotels }) => Object.keys(hotels),
      (names) =>
        `is no hotel, or was removed; choose another one here (${names.join(', ')}), or remove this entry`,
    ],
    [/^((hotels|site address|contact map) town|site places)$/, townNames, inTowns],
    [
      /^hotels rooms$/,
      ({ rooms }) => rooms.rooms.map(({ title }) => slug(title)),
      (names) => `is no room; use one of ${names.join(', ')}`,
    ],
    [
      /^facilities cards link$/,
      ({ pages }) => Object.values(pages).map(({ path }) => path),
      (names) => `is no page of this site; use one of ${names.join(', ')}`,
    ],
  ];

const knownNames: Rule = (content) =>
  perText(content, ({ place, value }) => {
    const [, namesOf, say] = references.find(([pattern]) => pattern.test(place)) ?? [];
    const names = namesOf?.(content) ?? [];
    return say && !names.includes(value) && `'${value}' ${say(names)}`;
  });

/** Fields of a hotel that another one cannot have too: a copied hotel that was not finished. */
const own = /^hotels (name|tagline|description|phone|stay road|rows text|malayalam (name|address|road))$/;

const copiedHotels: Rule = (content) => [
  ...repeats(
    textsOf(content).filter(({ place }) => own.test(place)),
    ({ file }) => `is the same as in content/${file}.json; write what is true of this hotel`,
  ),
  ...perHotel(content, ({ phone, coordinates }, _, earlier) => {
    const isOffice = phone.replaceAll(' ', '') === content.site.phone.replaceAll(' ', '');
    const near = earlier.find((hotel) => kilometres(hotel.coordinates, coordinates) < SAME_SPOT_KM);
    return [
      ['phone', isOffice && 'is that of the office; write the number of this hotel'],
      ['coordinates', near && `are those of ${near.name}; look up where this hotel is`],
    ];
  }),
];

const placesInTheirDistrict: Rule = (content) => {
  const rows = (town: string, pin: string, coordinates: Point): Row[] => {
    const own = districtOf(content, town);
    return own
      ? [
          ['address pin', faultOfPin(pin, own)],
          ['coordinates', faultOfPoint(coordinates, own)],
        ]
      : [];
  };
  const { address, coordinates } = content.site;
  return [
    ...inFile('site', rows(address.town, address.pin, coordinates)),
    ...perHotel(content, (hotel) => rows(hotel.town, hotel.address.pin, hotel.coordinates)),
  ];
};

const addresses: Rule = (content) =>
  perHotel(content, ({ address, malayalam }) => {
    const inLines = address.lines.join(' ').match(/\d{3} ?\d{3}\b/)?.[0];
    const pin = malayalam?.address.replaceAll(' ', '').match(/\d{6}/)?.[0];
    return [
      ['address lines', inLines && `has the PIN ${inLines} in it; write it under PIN alone`],
      [
        'malayalam address',
        pin &&
          pin !== address.pin &&
          `has the PIN ${pin}, and the English address ${address.pin}; write the same in both`,
      ],
    ];
  });

const noPicture = 'is missing; a hotel in the search, the slider and the gallery needs this picture';

const rowsAndGalleries: Rule = (content) => [
  ...perHotel(content, ({ isFeatured, picture, detail, rows = [], gallery = [] }) => [
    ['picture', isFeatured && !picture && noPicture],
    ['detail', isFeatured && !detail && noPicture],
    [
      'rows',
      isFeatured && rows.length !== 3 && `has ${rows.length} rows; a hotel in the slider has exactly 3`,
    ],
    [
      'gallery',
      isFeatured &&
        gallery.length < 6 &&
        `has ${gallery.length} pictures; a hotel in the gallery has 6 to 12`,
    ],
  ]),
  ...repeats(
    textsOf(content).filter(({ place }) => place === 'hotels gallery picture'),
    ({ file }, { value }) =>
      `'${value}' is already in the gallery of ${content.hotels[file.slice('hotels/'.length)]!.name}; show each picture once`,
  ),
];

/** A slide of one hotel with the name of another one in its words. */
const ownNames: Rule = (content) =>
  perText(content, (text) => {
    const owner = text.file.startsWith('hotels/') ? undefined : content.hotels[ownerOf(content, text) ?? ''];
    const other = Object.values(content.hotels).find(({ name }) => text.value.includes(name));
    return (
      owner &&
      other &&
      !text.value.includes(owner.name) &&
      `names ${other.name}, but the hotel is ${owner.name}; correct one of them`
    );
  });

const saidTime =
  /(?<!(?:early|earlier|late|later) )check[- ]?(in|out)(?: time)?(?: is)?:?(?: (?:from|at|by|until|till))? ((?:12 )?noon|\d{1,2}(?::\d{2}(?: ?[ap]\.?m)?| ?[ap]\.?m)\b)/i;

/** Times of arrival and departure in words, beside those of the hotel they belong to, or else of any hotel. */
const statedTimes: Rule = (content) =>
  perText(content, (text) => {
    const [, way = '', said] = saidTime.exec(text.value) ?? [];
    if (!said) return undefined;
    const field = way.toLowerCase() === 'in' ? 'checkIn' : 'checkOut';
    const id = ownerOf(content, text);
    const hotels = id ? [content.hotels[id]] : Object.values(content.hotels);
    const real = hotels.map((hotel) => hotel?.stay[field]);
    if (real.some((time) => !time || minutesOf(time) === minutesOf(said))) return undefined;
    const source = id ? `content/hotels/${id}.json says ${real[0]}` : 'no hotel has that time';
    const fix = id ? 'write the same in both' : `use ${[...new Set(real)].join(', ')}`;
    return `says check-${way.toLowerCase()} at ${said}, and ${source}; ${fix}`;
  });

const menu: Rule = ({ pages }) =>
  inFile('pages', [
    [
      `${Object.keys(pages)[0]} menu`,
      Object.values(pages).every((page) => !page.menu) &&
        'is at no page, so that the site would have no menu; write it at each page of the menu',
    ],
  ]);

const tabHours: Rule = ({ explore, facilities }) =>
  inFile(
    'explore',
    explore.tabs.map(({ title, hours, id = slug(title) }, index) => {
      const card = facilities.cards.find((each) => slug(each.title) === id);
      const missing = 'is missing, and no card of content/facilities.json has this title; write it';
      const other = `'${hours}' is not what content/facilities.json says ('${card?.hours}'); leave it empty to take that`;
      return [`tabs ${index} hours`, card ? hours && hours !== card.hours && other : !hours && missing];
    }),
  );

const reviewLinks: Rule = (content) =>
  perHotel(content, ({ reviews = [] }) =>
    reviews.map(({ name, url }, index) => [`reviews ${index} url`, reviewFault(name, url)]),
  );

/** Pictures without a file, without words, or with two different ones. */
const pictureFilesAndWords: Rule = (content, pictureFiles) => {
  const texts = textsOf(content);
  const entryOf = ({ file, path }: Text) => `${file} ${path.slice(0, -1).join(' ')}`;
  const uses = texts.filter(({ path }) => path.at(-1) === 'picture');
  const alts = new Map(
    texts.filter(({ path }) => path.at(-1) === 'alt').map((text) => [entryOf(text), text.value]),
  );
  const words = new Map<string, string>();
  for (const use of uses) words.set(use.value, words.get(use.value) || (alts.get(entryOf(use)) ?? ''));
  const reported = new Set<string>();
  return uses.flatMap((use) => {
    const { file, path, value } = use;
    const problem = (field: string, message: string) => [
      { file, path: [...path.slice(0, -1), field], message },
    ];
    if (!pictureFiles.includes(value.replace('/pictures/', ''))) {
      const near = pictureFiles.find((name) => pictureName(name) === pictureName(value));
      return problem(
        'picture',
        `there is no file '${value}'; ${near ? `write '/pictures/${near}'` : 'upload it, or choose another'}`,
      );
    }
    const own = alts.get(entryOf(use));
    if (!words.get(value) && !reported.has(value)) {
      reported.add(value);
      return problem('alt', 'is missing; say in a sentence what the picture shows');
    }
    return own && own !== words.get(value)
      ? problem('alt', `is not what is said of '${value}' elsewhere; describe each picture once`)
      : [];
  });
};

/** Every rule, in the order in which mistakes are listed. */
export const acrossRules: Rule[] = [
  knownNames,
  copiedHotels,
  placesInTheirDistrict,
  addresses,
  rowsAndGalleries,
  ownNames,
  statedTimes,
  tabHours,
  menu,
  reviewLinks,
  pictureFilesAndWords,
];

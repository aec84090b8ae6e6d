/** What only shows when entries are seen together. Each rule gives the mistakes that stop a build. */
import { pictureName, slug } from '../derive';
import type { Content, HotelFile } from '../schema';

import { faultOfPin, faultOfPoint, kilometres } from './places';
import { at, repeats, textsOf, type Problem, type Text } from './problem';
import { accountFault, minutesOf } from './reach';

/** Two hotels nearer to each other than this are one, in kilometres. */
const SAME_SPOT_KM = 0.05;

type Rule = (content: Content, pictureFiles: readonly string[]) => Problem[];

const hotelsOf = ({ hotels }: Content) => Object.entries(hotels);
/** A hotel that is named, and was removed or misspelt. */
const noHotel = (id: string, { hotels }: Content) =>
  `'${id}' is no hotel, or was removed; choose another one here (${Object.keys(hotels).join(', ')}), or remove this entry`;
const place = (id: string): `hotels/${string}` => `hotels/${id}`;
const perHotel =
  (rule: (hotel: HotelFile, id: string, content: Content) => [PropertyKey[], string | undefined][]) =>
  (content: Content): Problem[] =>
    hotelsOf(content).flatMap(([id, hotel]) =>
      rule(hotel, id, content).flatMap(([path, message]) => (message ? [at(place(id), path, message)] : [])),
    );

/** Everything that names a hotel, with the words that belong to it. */
const namings = ({ hero, rooms, explore }: Content) => [
  ...hero.slides.map((entry, index) => ({ file: 'hero' as const, path: ['slides', index], entry })),
  ...rooms.carousel.map((entry, index) => ({ file: 'rooms' as const, path: ['carousel', index], entry })),
  ...explore.tabs.map((entry, index) => ({ file: 'explore' as const, path: ['tabs', index], entry })),
];

/** Fields of a hotel that another one cannot have too: a copied hotel that was not finished. */
const own: [PropertyKey[], (hotel: HotelFile) => string | undefined][] = [
  [['name'], ({ name }) => name],
  [['tagline'], ({ tagline }) => tagline],
  [['description'], ({ description }) => description],
  [['phone'], ({ phone }) => phone.replaceAll(' ', '')],
  [['address', 'lines'], ({ address }) => `${address.lines.join(', ')} ${address.pin}`],
  [['stay', 'road'], ({ stay }) => stay.road],
  [['malayalam', 'name'], ({ malayalam }) => malayalam?.name],
  [['malayalam', 'address'], ({ malayalam }) => malayalam?.address],
  [['malayalam', 'road'], ({ malayalam }) => malayalam?.road],
];

const copiedHotels: Rule = (content) => {
  const hotels = hotelsOf(content);
  const fields = own.flatMap(([path, valueOf]) =>
    repeats(
      hotels,
      ([, hotel]) => valueOf(hotel),
      ([id], _, [earlier]) =>
        at(
          place(id),
          path,
          `is the same as in content/hotels/${earlier}.json; write what is true of this hotel`,
        ),
    ),
  );
  const rows = repeats(
    hotels.flatMap(([id, { rows = [] }]) => rows.map((row, index) => ({ id, index, row }))),
    ({ row }) => row.text,
    ({ id, index }, _, earlier) =>
      at(
        place(id),
        ['rows', index, 'text'],
        `is the same as in content/hotels/${earlier.id}.json; write another`,
      ),
  );
  const spots = hotels.flatMap(([id, hotel], index) => {
    const near = hotels
      .slice(0, index)
      .find(([, other]) => kilometres(other.coordinates, hotel.coordinates) < SAME_SPOT_KM);
    return near
      ? [at(place(id), ['coordinates'], `are those of ${near[1].name}; look up where this hotel is`)]
      : [];
  });
  return [...fields, ...rows, ...spots];
};

const oneMarketplace: Rule = (content) => {
  const sold = hotelsOf(content).filter(([, { link }]) => link.kind === 'marketplace');
  const message = `is 'marketplace' in ${sold.length} hotels (${sold.map(([id]) => id).join(', ')}); exactly one is sold through a marketplace`;
  const [id = Object.keys(content.hotels)[0]!] = sold.at(-1) ?? [];
  return sold.length === 1 ? [] : [at(place(id), ['link', 'kind'], message)];
};

const rowsAndGalleries = perHotel(({ isFeatured, rows = [], gallery = [] }) => {
  if (!isFeatured) return [];
  const twice = rows.findIndex(
    ({ picture }, index) => rows.findIndex((other) => other.picture === picture) < index,
  );
  return [
    [
      ['rows'],
      rows.length === 3 ? undefined : `has ${rows.length} rows; a hotel in the slider has exactly 3`,
    ],
    [
      ['gallery'],
      gallery.length >= 6 ? undefined : `has ${gallery.length} pictures; a hotel in the gallery has 6 to 12`,
    ],
    [['rows', twice, 'picture'], twice < 0 ? undefined : 'is in two rows; choose another for one of them'],
  ];
});

const ownGalleryPictures: Rule = (content) =>
  repeats(
    hotelsOf(content).flatMap(([id, { gallery = [] }]) =>
      gallery.map(({ picture }, index) => ({ id, index, picture })),
    ),
    ({ picture }) => picture,
    ({ id, index, picture }, _, earlier) =>
      at(
        place(id),
        ['gallery', index, 'picture'],
        `'${picture}' is already in the gallery of ${content.hotels[earlier.id]!.name}; show each picture once`,
      ),
  );

const knownTowns: Rule = (content) => {
  const { site, contact, towns } = content;
  const names = towns.towns.map(({ name }) => name);
  const message = (name: string) =>
    `'${name}' is no town of content/towns.json; use one of ${names.join(', ')}, or add it there`;
  return [
    ...(names.includes(site.address.town)
      ? []
      : [at('site', ['address', 'town'], message(site.address.town))]),
    ...(names.includes(contact.map.town) ? [] : [at('contact', ['map', 'town'], message(contact.map.town))]),
    ...site.places.flatMap((name, index) =>
      names.includes(name) ? [] : [at('site', ['places', index], message(name))],
    ),
    ...perHotel(({ town }) => [[['town'], names.includes(town) ? undefined : message(town)]])(content),
  ];
};

const placesInTheirDistrict: Rule = (content) => {
  const district = (name: string) => content.towns.towns.find((town) => town.name === name)?.district;
  const faults = (
    file: 'site' | `hotels/${string}`,
    { town, pin, coordinates }: { town: string; pin: string; coordinates: HotelFile['coordinates'] },
  ): Problem[] => {
    const own = district(town);
    const [ofPin, ofPoint] = own ? [faultOfPin(pin, own), faultOfPoint(coordinates, own)] : [];
    return [
      ...(ofPin ? [at(file, ['address', 'pin'], ofPin)] : []),
      ...(ofPoint ? [at(file, ['coordinates'], ofPoint)] : []),
    ];
  };
  return [
    ...faults('site', { ...content.site.address, coordinates: content.site.coordinates }),
    ...hotelsOf(content).flatMap(([id, { town, address, coordinates }]) =>
      faults(place(id), { town, pin: address.pin, coordinates }),
    ),
  ];
};

const knownNames: Rule = (content) => {
  const rooms = content.rooms.rooms.map(({ title }) => slug(title));
  const pages = Object.values(content.pages).map(({ path }) => path);
  return [
    ...namings(content).flatMap(({ file, path, entry: { hotel } }) =>
      hotel in content.hotels ? [] : [at(file, [...path, 'hotel'], noHotel(hotel, content))],
    ),
    ...perHotel(({ rooms: own }) =>
      own.map((room, index) => [
        ['rooms', index],
        rooms.includes(room) ? undefined : `'${room}' is no room; use one of ${rooms.join(', ')}`,
      ]),
    )(content),
    ...content.facilities.cards.flatMap(({ link }, index) =>
      pages.includes(link)
        ? []
        : [
            at(
              'facilities',
              ['cards', index, 'link'],
              `'${link}' is no page of this site; use one of ${pages.join(', ')}`,
            ),
          ],
    ),
  ];
};

const knownEnquiries: Rule = (content) => {
  const { contact, explore, facilities, hotels } = content;
  const names = Object.keys(contact.enquiries);
  const message = (name: string) =>
    `'${name}' is no enquiry of content/contact.json; use ${names.join(', ') || 'none'}, or add it there`;
  return [
    ...Object.entries(contact.enquiries).flatMap(([name, { hotel, message: words }]): Problem[] => {
      const path = ['enquiries', name];
      if (hotel && !(hotel in hotels)) return [at('contact', [...path, 'hotel'], noHotel(hotel, content))];
      const place = words.match(/\{.*?\}/g)?.find((each) => each !== '{hotel}' || !hotel);
      return place
        ? [
            at(
              'contact',
              [...path, 'message'],
              `${place} is filled in by no page; ${place === '{hotel}' ? 'choose a hotel' : 'use {hotel}'}, or remove it`,
            ),
          ]
        : [];
    }),
    ...explore.tiles.flatMap(({ enquiries = [] }, tile) =>
      enquiries.flatMap((name, index) =>
        names.includes(name) ? [] : [at('explore', ['tiles', tile, 'enquiries', index], message(name))],
      ),
    ),
    ...facilities.cards.flatMap(({ enquiry }, index) =>
      enquiry === undefined || names.includes(enquiry)
        ? []
        : [at('facilities', ['cards', index, 'enquiry'], message(enquiry))],
    ),
  ];
};

/** A slide of one hotel with the name of another one in its words. */
const ownNames: Rule = (content) => {
  const names = hotelsOf(content).map(([id, { name }]) => ({ id, name }));
  return namings(content).flatMap(({ file, path, entry }) =>
    Object.entries(entry).flatMap(([field, words]) => {
      const other = names.find(
        ({ id, name }) => id !== entry.hotel && typeof words === 'string' && words.includes(name),
      );
      const message = `names ${other?.name}, but the hotel is ${content.hotels[entry.hotel]?.name}; correct one of them`;
      return other && content.hotels[entry.hotel] ? [at(file, [...path, field], message)] : [];
    }),
  );
};

const saidTime =
  /check[- ]?(in|out)(?: is)?:?(?: (?:from|at|by|until))? (\d{1,2}(?::\d{2}(?: ?[ap]\.?m)?| ?[ap]\.?m)\b)/i;

/** Times of arrival and departure in words, beside those of the hotel they belong to, or else of any hotel. */
const statedTimes: Rule = (content) =>
  textsOf(content).flatMap(({ file, path, value }) => {
    const [, way = '', said] = saidTime.exec(value) ?? [];
    if (!said) return [];
    const field = way.toLowerCase() === 'in' ? 'checkIn' : 'checkOut';
    const naming = namings(content).find(
      (each) => each.file === file && each.path.every((step, index) => step === path[index]),
    );
    const id = /^hotels\/(.+)$/.exec(file)?.[1] ?? naming?.entry.hotel;
    const real = (id ? [content.hotels[id]] : Object.values(content.hotels)).map(
      (hotel) => hotel?.stay[field],
    );
    if (real.some((time) => !time || minutesOf(time) === minutesOf(said))) return [];
    const source = id ? `content/hotels/${id}.json says ${real[0]}` : 'no hotel has that time';
    const fix = id ? 'write the same in both' : `use ${[...new Set(real)].join(', ')}`;
    return [{ file, path, message: `says check-${way.toLowerCase()} at ${said}, and ${source}; ${fix}` }];
  });

/** Lists in which no two entries may have the same value, in whatever case. */
const uniqueFields = [
  ['towns', 'towns', ['name', 'malayalam']],
  ['offers', 'offers', ['code', 'title']],
  ['rooms', 'rooms', ['title']],
  ['rooms', 'carousel', ['title']],
  ['facilities', 'cards', ['title']],
  ['explore', 'tabs', ['title']],
  ['explore', 'tiles', ['title']],
  ['about', 'features', ['title']],
  ['counters', 'counters', ['label']],
  ['questions', 'questions', ['question', 'answer', 'fact']],
  ['site', 'social', ['network']],
] as const;

const uniqueEntries: Rule = (content) => [
  ...uniqueFields.flatMap(([file, list, fields]) => {
    const entries = (content[file] as Record<string, unknown>)[list] as Record<string, string>[];
    return fields.flatMap((field) =>
      repeats(
        entries,
        (entry) => entry[field],
        (entry, index, earlier) =>
          at(
            file,
            [list, index, field],
            `'${entry[field]}' is already the ${field} of entry ${entries.indexOf(earlier) + 1}; give each its own`,
          ),
      ),
    );
  }),
  ...namedTwice('site', ['places'], content.site.places),
  ...hotelsOf(content).flatMap(([id, { rooms, amenities }]) => [
    ...namedTwice(place(id), ['rooms'], rooms),
    ...namedTwice(place(id), ['amenities'], amenities),
  ]),
];

const namedTwice = (file: 'site' | `hotels/${string}`, path: PropertyKey[], values: readonly string[]) =>
  repeats(
    values,
    (value) => value,
    (value, index) => at(file, [...path, index], `'${value}' is there twice; remove one`),
  );

const pageRegister: Rule = ({ pages }) => {
  const entries = Object.entries(pages);
  const unique = (['path', 'menu', 'title', 'description'] as const).flatMap((field) =>
    repeats(
      entries,
      ([, page]) => page[field],
      ([key], _, [earlier]) =>
        at('pages', [key, field], `is the same as that of ${earlier}; give each page its own`),
    ),
  );
  const message = 'is at no page, so that the site would have no menu; write it at each page of the menu';
  return entries.some(([, { menu }]) => menu)
    ? unique
    : [at('pages', [entries[0]![0], 'menu'], message), ...unique];
};

const tabHours: Rule = ({ explore, facilities }) =>
  explore.tabs.flatMap(({ title, hours, id = slug(title) }, index) => {
    const card = facilities.cards.find((each) => slug(each.title) === id);
    const path = ['tabs', index, 'hours'];
    if (hours === undefined && !card)
      return [
        at('explore', path, 'is missing, and no card of content/facilities.json has this title; write it'),
      ];
    if (!hours || !card || hours === card.hours) return [];
    const message = `'${hours}' is not what content/facilities.json says ('${card.hours}'); leave it empty to take that`;
    return [at('explore', path, message)];
  });

const pinInMalayalam = perHotel(({ address, malayalam }) => {
  const pin = malayalam?.address.replaceAll(' ', '').match(/\d{6}/)?.[0];
  return [
    [
      ['malayalam', 'address'],
      pin && pin !== address.pin
        ? `has the PIN ${pin}, and the English address ${address.pin}; write the same in both`
        : undefined,
    ],
  ];
});

const accounts: Rule = ({ site }) =>
  site.social.flatMap(({ network, url }, index) => {
    const message = accountFault(network, url);
    return message ? [at('site', ['social', index, 'url'], message)] : [];
  });

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
  copiedHotels,
  knownTowns,
  placesInTheirDistrict,
  pinInMalayalam,
  oneMarketplace,
  rowsAndGalleries,
  ownGalleryPictures,
  knownNames,
  knownEnquiries,
  ownNames,
  statedTimes,
  tabHours,
  uniqueEntries,
  pageRegister,
  accounts,
  pictureFilesAndWords,
];

/**
 * What may be wrong and may be meant: `launch-check`, `npm run dev` and the workflow of the form ask about it, and no
 * build stops. Each rule looks at the content as it is today.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { townId } from '../../lib/kerala';

import { inWords, picturesIn, pictureName, slug } from '../derive';
import type { Content, HotelFile } from '../schema';

import { lastDay, months, weekdays } from './dates';
import { districtsOfPhone, faultOfAirport, kilometres } from './places';
import {
  districtOf,
  eachEntry,
  eachHotel,
  eachText,
  filesOf,
  firstFault,
  housesOf,
  inFile,
  isSlip,
  problemAt,
  repeats,
  textsOf,
  type Pattern,
  type Row,
  type Rule,
  type Text,
} from './problem';
import { agencyOf } from './reach';
import { specified, specifiedLists } from './specified';

const numbers = Array.from({ length: 100 }, (_, count) => inWords(count));
const numeral = `\\d[\\d,]*(?:\\.\\d+)?|${numbers.slice(1).reverse().join('|')}`;

/** 12, '1,000', 'twelve' and 'forty-five' as a number. */
const valueOf = (said: string) =>
  /^\d/.test(said) ? Number(said.replaceAll(',', '')) : numbers.indexOf(said.toLowerCase().replace(' ', '-'));

const offerFields = eachEntry('offers', 'offers', ({ code, percent }) => {
  const other = code.match(/(?<!\d)\d{1,2}(?!\d)/g)?.find((figures) => Number(figures) !== percent);
  return [
    ['code', other && `has ${other} in it, and the offer is ${percent}%`],
    ['percent', percent > 50 && `is ${percent}, more than half of the price`],
  ];
});

/** '20% off', 'save twenty per cent', 'half price'; a tax is none, and what children pay is another matter. */
const reduction = new RegExp(
  `(?<![\\d.])(${numeral})\\s*(?:%|per ?cent)(?=.? ?(?:off|less|lower|discount|reduc|cheaper))|(?<=\\b(?:save|discount of|less|flat) )(${numeral})\\s*(?:%|per ?cent)|\\b(half)(?:[- ]price| the price| off)|\\b(?:a|one) (third|quarter) off`,
  'gi',
);
const fractions: Record<string, number[]> = { half: [50], third: [33, 34], quarter: [25] };

/** A word that is called a code: 'the code STAY20'. */
const calledCode = /\b[Cc]odes?:? (?:is |like |such as )?([A-Z][A-Z\d-]{3,})/g;
const lettersOf = (code: string) => code.replace(/[\d-]/g, '').toUpperCase();

/** What texts say of the offers: their percentages and their codes. */
const offerWords = eachText(({ file, path: [, index, field], value }, { offers: { offers } }) => {
  if (file === 'offers' && field === 'code') return undefined;
  const own = file === 'offers' ? offers[index as number] : undefined;
  const meant = own ? [own] : offers;
  const codes = meant.map(({ code }) => code);
  const called = [...value.matchAll(calledCode)].map(([, code = '']) => code);
  const alike = (value.match(/\b[A-Z]{3,}-?\d{1,2}\b/g) ?? []).filter((word) =>
    codes.map(lettersOf).includes(lettersOf(word)),
  );
  const code = [...called, ...alike].find((each) => !codes.includes(each));
  if (code)
    return `names the code ${code}, and ${own ? 'the offer has' : 'the offers have'} ${codes.join(', ')}`;
  const percents = meant.map(({ percent }) => percent);
  const isOfRooms = /^(offers|headings)$/.test(file) && !/\b(child|kid|under)/i.test(value);
  const found = [...value.matchAll(reduction)].find(([, said, saved, half, part]) => {
    const values = fractions[(half ?? part ?? '').toLowerCase()] ?? [valueOf(said ?? saved!)];
    return (isOfRooms || said || saved) && !values.some((percent) => percents.includes(percent));
  });
  const real = own ? `the offer is ${own.percent}%` : `no offer has that (${percents.join(', ')})`;
  return found && `speaks of ${found[0]}, and ${real}`;
});

const endedOffers: Rule = (content, { today }) =>
  textsOf(content).flatMap((text) => {
    const last = text.file === 'offers' ? lastDay(text.value) : undefined;
    const hasPassed = last && last < today.toISOString().slice(0, 10);
    return problemAt(text, hasPassed && `names ${last}, which has passed`);
  });

/** How many times dearer or cheaper than all others a room is when a digit is too many or missing. */
const FAR = 3;

const roomCards = eachEntry('rooms', 'rooms', (room, { rooms, hotels }) => {
  const { title, price, oldPrice = 0 } = room;
  const isUsed = Object.values(hotels).some((hotel) => hotel.rooms.includes(slug(title)));
  const others = rooms.rooms.filter((other) => other !== room).map((other) => other.price);
  const isFar = price > FAR * Math.max(...others) || price * FAR < Math.min(...others);
  return [
    ['title', !isUsed && `is a room that no hotel has: '${title}'`],
    ['price', others.length > 0 && isFar && `is ${price}, far from all other rooms`],
    ['oldPrice', oldPrice > 2 * price && `is ${oldPrice}, more than twice the price of ${price}`],
    ['oldPrice', oldPrice > 0 && oldPrice < price * 1.01 && `is hardly above the price of ${price}`],
  ];
});

const bars = eachEntry('about', 'progress', ({ shown, drawn }) => [
  ['drawn', Math.abs(shown - drawn) > 10 && `is ${drawn}, and guests read ${shown}`],
]);

const shares = eachEntry('counters', 'counters', ({ value = 0, suffix }) => [
  ['value', suffix === '%' && value > 100 && `is ${value}, more than all of it`],
]);

/** Whether two addresses lead to one page. Two that end with different questions or fragments do not. */
function isSamePage(one: string, other: string): boolean {
  const partsOf = (url: string) =>
    /^https:\/\/(?:www\.)?(?<page>.*?)\/*(?<rest>[?#].*)?$/.exec(url.toLowerCase())?.groups ?? {};
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.page === b.page && (!a.rest || !b.rest || a.rest === b.rest);
}

const links = eachHotel((hotel, { site, hotels }, earlier) => {
  const { link, reviews = [], town, address } = hotel;
  const same = earlier.find((other) => isSamePage(other.link.url, link.url));
  const samePin = earlier.find((other) => other.address.pin === address.pin && other.town !== town);
  const agency = agencyOf(link.url);
  const isOurs = new URL(link.url).host === new URL(site.url).host;
  const isOwn = agency && link.kind !== 'marketplace';
  const others = Object.values(hotels).filter((other) => other !== hotel);
  const taken = others.flatMap((other) => (other.reviews ?? []).map(({ url }) => url));
  return [
    ['link url', same && `is also that of ${same.name}`],
    ['link url', isOurs && 'is a page of this site; write where guests book'],
    ['link kind', isOwn && `is '${link.kind}', and ${agency} is a marketplace`],
    ['address pin', samePin && `is also that of ${samePin.name}`],
    ...reviews.map(({ url }, index): Row => {
      const booking = isSamePage(url, link.url) && 'is the booking page';
      return [`reviews ${index} url`, taken.includes(url) ? 'is also that of another hotel' : booking];
    }),
  ];
});

const phones: Rule = (content) =>
  housesOf(content).flatMap(([file, { phone, town }]) => {
    const district = districtOf(content, town)!;
    const ofPhone = districtsOfPhone(phone) ?? [district];
    const house = file === 'site' ? 'office' : 'hotel';
    const isFar = ofPhone.length > 0 && !ofPhone.includes(district);
    return inFile(file, [
      ['phone', ofPhone.length === 0 && 'is no mobile number, and no number of a town in Kerala'],
      ['phone', isFar && `is a number of ${ofPhone.join(' or ')}, and the ${house} is in ${district}`],
      ['phone', /(\d)\1{6}/.test(phone.replaceAll(' ', '')) && 'has one digit over and over'],
    ]);
  });

/** Exactly one hotel is sold through a marketplace, as the specification says. */
const oneMarketplace: Rule = ({ hotels }) => {
  const sold = Object.entries(hotels).filter(([, { link }]) => link.kind === 'marketplace');
  const [id = Object.keys(hotels)[0]!] = sold.at(-1) ?? [];
  const message = `is 'marketplace' in ${sold.length} hotels; the specification has one`;
  return inFile(`hotels/${id}`, [['link kind', sold.length !== 1 && message]]);
};

const cardRooms = eachEntry('rooms', 'carousel', ({ title, hotel }, { rooms, hotels }) => {
  const isRoom = rooms.rooms.some((room) => slug(room.title) === slug(title));
  return [['hotel', isRoom && !hotels[hotel]?.rooms.includes(slug(title)) && `has no '${title}'`]];
});

const sameFronts: Rule = (content) =>
  repeats(
    textsOf(content).filter(({ place }) => /^(hotels|rooms rooms) picture$/.test(place)),
    ({ file }) => `is also that of content/${file}.json`,
  );

/** Pictures and names that belong to another hotel. */
const otherHotels = eachText(({ path, value, owner }, { hotels }) => {
  if (!owner) return undefined;
  if (path.at(-1) !== 'picture') {
    const other = Object.entries(hotels).find(([id, { name }]) => id !== owner && value.includes(name));
    return other && `names ${other[1].name}`;
  }
  const folder =
    /^\/pictures\/(?:gallery|exteriors|hotels)\/([\w-]+?)(?:\.\w+$|\/)/.exec(value)?.[1] ?? owner;
  return folder !== owner && hotels[folder] && `is in the folder of ${hotels[folder].name}`;
});

const noHotel = (name: string, { site, hotels }: Content) =>
  ![site.address, ...Object.values(hotels)].some(({ town }) => town === name) && `has no hotel: '${name}'`;

const unusedTowns = eachEntry('towns', 'towns', ({ name }, content) => [['name', noHotel(name, content)]]);
const unusedPlaces = eachEntry('site', 'places', (name, content) => [['', noHotel(name, content)]]);

/** Texts that many entries may share: what hotels ask of all guests, and short words. */
const mayRepeat =
  /^(site|labels)|^pages \w+ (title|menu)|(picture|heading|button)$|^hotels (amenities|link|reviews|stay (identity|children|pets|cancellation))|^contact enquiries/;

const repeatedWords: Rule = (content) => {
  const district = ({ owner = '' }: Text) => districtOf(content, content.hotels[owner]?.town);
  const described = new Set<string>();
  const texts = textsOf(content).filter(({ place, path, value, entry }) => {
    const isLong = value.length > 30 || /(caption|lines|tagline)$/.test(place);
    // A picture that is used twice may be described at both places.
    const use = path.at(-1) === 'alt' && `${String(entry.picture)} ${value}`;
    const isAgain = use && described.has(use);
    if (use) described.add(use);
    return isLong && !mayRepeat.test(place) && !isAgain;
  });
  return repeats(texts, (earlier, text) => {
    const isNear = text.place.startsWith('hotels stay') && district(earlier) === district(text);
    return !isNear && `says the same as content/${earlier.file}.json`;
  });
};

const mistypedEnding: Pattern = [
  /[@./][\w-]+\.(con|comm|cmo|ocm|coom|inn|ney|ogr)(?=$|[/\s,;])/i,
  "has '*' in it, which looks mistyped",
];
const slips: Pattern[] = [
  [/\b([AP]M) [AP]M\b/i, "says '*'"],
  [/\b(?!had\b|that\b)(\p{Ll}{2,}) \1\b|\b(\p{Lu}\p{L}+) \2\b(?<=^\p{L}+ \p{L}+)/u, "says '*'"],
  [/\b(the|and|of|in|to|for|an?) \1\b/i, "says '*'"],
  [
    /\p{L} [,;:!?](?=[\p{L} ]|$)|(?<![.…])\.\.(?!\.)|, ?,|[!?]{2,}|(?:₹|\brs\.?) ?[\d,]*,\d\d?(?![\d,])/iu,
    "has '*' in it; correct the signs",
  ],
  [/\([^)]*$|^[^(]*\p{L}{2}\)|“[^”]*$/u, "has a bracket or a quotation mark alone: '*'"],
  [/\p{Ll}{2}[,;]\p{Ll}{2}|\p{Ll}{2}\.\p{Lu}[\p{Ll} ]/u, "has no space in '*'"],
  [/^(?=(?:.*\p{Lu}){16})[^\p{Ll}]+$/u, 'is all in capitals'],
];

const typing = eachText(({ place, value }) => {
  if (/picture$/.test(place)) return undefined;
  return firstFault(value, /url$|email$/i.test(place) ? [mistypedEnding] : [mistypedEnding, ...slips]);
});

/** Names of towns, of the group, of months and of days with one slip. */
const misspeltNames: Rule = (content) => {
  const { site, towns, hotels } = content;
  const own = [
    site.shortName ?? site.name.split(' ')[0]!,
    ...[...towns.towns, ...Object.values(hotels)].map(({ name }) => name),
    ...[...months, ...weekdays].map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
  ];
  const names = [...new Set(own.flatMap((name) => name.split(' ')))].filter((name) => name.length > 5);
  const meantBy = (word: string) =>
    names.includes(word) ? undefined : names.find((name) => isSlip(word, name) && word !== `${name}s`);
  return textsOf(content).flatMap((text) => {
    if (/(picture|url|email)$|malayalam/i.test(text.place)) return [];
    const word = text.value.match(/\p{Lu}\p{Ll}{4,}/gu)?.find(meantBy);
    return problemAt(text, word && `says '${word}'; is '${meantBy(word)}' meant?`);
  });
};

/** Phone numbers and mailboxes in words that are none of the group's. */
const otherContacts = eachText(({ file, place, value, owner }, content) => {
  if (file === 'labels' || /phone$|email$|url$/.test(place)) return undefined;
  const ending = (phone: string) => phone.replace(/\D/g, '').slice(-10);
  const houses = housesOf(content).filter(([house]) => !owner || ['site', `hotels/${owner}`].includes(house));
  const phones = houses.map(([, { phone }]) => ending(phone));
  const phone = value
    .match(/(?:\+\d|\b0[1-9]|\b[6-9]\d)[\d ]*(?:-\d)?[\d ]{5,}\d\b/g)
    ?.find((each) => ending(each).length === 10 && !phones.includes(ending(each)));
  const mail = value.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g)?.find((each) => each !== content.site.email);
  const found = phone ?? mail;
  const whose = owner ? "neither this hotel's nor the office's" : "nobody's here";
  return found && `names ${found}, which is ${whose}; {phone} and {email} are those of the group`;
});

/** Hotels of one town are nearer to each other than this, in kilometres. */
const WIDE_TOWN_KM = 15;

/** Figures in Malayalam beside the same in English; towns of other districts in an address; rough positions. */
const contradictions = eachHotel((hotel, content, earlier) => {
  const { stay, malayalam, address, town, coordinates } = hotel;
  const district = districtOf(content, town);
  const others = content.towns.towns.filter((each) => each.district !== district);
  const otherTown = (line = '') => {
    const other = others.find((each) => line.includes(each.name) || line.includes(each.malayalam));
    return other && `names ${other.name}, and the hotel is in ${town}`;
  };
  const far = earlier.find(
    (other) => other.town === town && kilometres(other.coordinates, coordinates) > WIDE_TOWN_KM,
  );
  const isRough = Object.values(coordinates).every((degrees) => Number(degrees.toFixed(2)) === degrees);
  return [
    ['malayalam', !malayalam && 'is missing: guests see the English texts alone'],
    ...(['airport', 'railway', 'road'] as const).map((field): Row => {
      const english: string[] = stay[field].match(/\d+/g) ?? [];
      const other = malayalam?.[field]?.match(/\d+/g)?.find((figures) => !english.includes(figures));
      return [`malayalam ${field}`, other && `says ${other}, and the English text does not`];
    }),
    ...address.lines.map((line, index): Row => [`address lines ${index}`, otherTown(line)]),
    ['address locality', otherTown(address.locality)],
    ['malayalam address', otherTown(malayalam?.address)],
    ['coordinates', isRough && 'are known to a kilometre only; write four digits after the point'],
    ['coordinates', faultOfAirport(stay.airport, coordinates)],
    ['coordinates', far && `are far from ${far.name}, which is in ${town} too`],
  ];
});

const hasAmenity = (name: RegExp) => (hotel: HotelFile) => hotel.amenities.some((each) => name.test(each));
/** What a hotel says it has: the words in its texts, how a tab calls it, and whether its fields have it. */
const facilities: [said: RegExp, has: (hotel: HotelFile) => boolean][] = [
  [/\bswimming[- ]pool\b|^pool$/i, hasAmenity(/\bpool\b/i)],
  [/^restaurants?$/i, hasAmenity(/restaurant/i)],
  [/^banquet/i, hasAmenity(/banquet|hall/i)],
  [/^ayurveda/i, hasAmenity(/ayurved/i)],
  [/^(?:lift|elevator)$|\b(?:take the|by|a) lift\b/i, ({ access }) => access?.lift !== false],
  [/^(?:wheelchair|step-free)/i, ({ access }) => access?.stepFree !== false],
  [/^(?:pets|dogs)\b/i, ({ stay }) => !/^not?\b/i.test(stay.pets)],
];
/** 'There is no lift', 'the public pool is near'. */
const elsewhere = /\b(?:no|not|nor|without|public|next|near\w*|neighbour\w*|minutes|metres)\b/i;

/** Texts of a hotel, and tabs and slides that show it, with what its amenities or its steps and doors do not have. */
const missingFacilities = eachText(({ place, value, owner = '' }, { hotels }) => {
  const hotel = hotels[owner];
  if (!hotel || /(picture|alt|icon)$|malayalam|reviews/.test(place)) return undefined;
  const missing = facilities.filter(([, has]) => !has(hotel));
  const [said] = value
    .split(/(?<=[.;!?])\s/)
    .filter((sentence) => !elsewhere.test(sentence))
    .flatMap((sentence) => missing.flatMap(([words]) => words.exec(sentence)?.[0] ?? []));
  return said && `speaks of '${said}', which ${hotel.name} does not have by its own file`;
});

const amount = new RegExp(
  `(?:₹|\\brs\\.?|\\binr)\\s*(\\d[\\d,]*)|\\b(\\d[\\d,]*)(?: rupees|/-| a night)|\\b(${numeral}) (hundred|thousand)\\b`,
  'gi',
);
/** 'one thousand rupees to five' */
const upperLimit = new RegExp(
  `(${numeral}) (thousand)(?: rupees)? to (${numeral})(?! (?:hundred|thousand))\\b`,
  'i',
);
const scale: Record<string, number> = { hundred: 100, thousand: 1000 };

const foreign =
  /(?:US)?[$€£] ?\d[\d,.]*|\b(?:USD|EUR|GBP) ?\d[\d,.]*|\b\d[\d,.]* ?(?:dollars|euros|USD|EUR|GBP)\b/i;

/** Sentences about rooms with a price that no room has, or another room: 'Rooms from ₹1,000', 'one thousand rupees to five'. */
const stalePrices = eachText(({ place, value, entry }, { rooms: { rooms } }) => {
  // What an extra bed or a pet costs is no price of a room.
  if (/^hotels stay|^hotels malayalam/.test(place)) return undefined;
  const abroad = foreign.exec(value)?.[0];
  if (abroad) return `says ${abroad}, and all prices are in rupees`;
  const pricesOf = ({ price, oldPrice = price }: (typeof rooms)[number]) => [price, oldPrice];
  const prices = rooms.flatMap(pricesOf);
  const titles = rooms.map(({ title }) => title).sort((a, b) => b.length - a.length);
  const named = new RegExp(`\\b(${titles.join('|')})s?\\b`, 'gi');
  for (const sentence of value.split(/(?<!Rs\.)(?<=[.!?;])\s/)) {
    const range = upperLimit.exec(sentence);
    const amounts = [...sentence.matchAll(amount)].map(([all, after, before, word = '', unit = '']) => ({
      all,
      rupees: valueOf(after ?? before ?? word) * (scale[unit.toLowerCase()] ?? 1),
    }));
    if (range) amounts.push({ all: `${range[3]} thousand`, rupees: valueOf(range[3]!) * 1000 });
    const stale = amounts.find(({ rupees }) => !prices.includes(rupees));
    if (stale && /\brooms?\b|a night\b/i.test(sentence))
      return `says ${stale.all}, and no room costs that (${[...new Set(prices)].join(', ')}); {lowest price} and {highest price} follow the rooms by themselves`;
    // A sentence with one room and one price says what that room costs.
    const own = [...`${String(entry.title)}. ${sentence}`.matchAll(named)]
      .map(([, name = '']) => name)
      .filter((name) => /^\p{Lu}/u.test(name));
    const room = rooms.find((each) => each.title.toLowerCase() === own[0]?.toLowerCase());
    const [said, another] = amounts;
    if (room && own.length === 1 && said && !another && !stale && !pricesOf(room).includes(said.rupees))
      return `says ${said.all}, and '${room.title}' costs ${room.price}`;
  }
  return undefined;
});

const counted = new RegExp(
  `\\b(${numeral}) (?:of our )?(?:(?:kerala|town|lovely|fine) )?(?:houses|hotels|properties)\\b`,
  'i',
);

/** Hotels that are counted by hand. What is right today is wrong with the next hotel. */
const handCounts = eachText(({ place, value }) => {
  const [found, word = ''] = counted.exec(value) ?? [];
  const isCount = found && !place.startsWith('hotels') && valueOf(word) > 2;
  return isCount && `says '${found}', counted by hand; {hotels} and {featured} count by themselves`;
});

const quotedWords = eachText(({ path, place, value }) => {
  const wanted = specified[place] ?? specified[`${place} ${String(path.at(-2))}`] ?? value;
  return value !== wanted && `is '${value}', and scripts from outside may look for '${wanted}'`;
});

const quotedLists: Rule = (content) =>
  Object.entries(specifiedLists).flatMap(([place, wanted]) => {
    const found = textsOf(content).flatMap((text) => (text.place === place ? text.value : []));
    const missing = wanted.find((value) => !found.includes(value));
    const [file = '', list = ''] = place.split(' ');
    return inFile(file, [[list, missing && `has no '${missing}', which scripts from outside may look for`]]);
  });

const pagesWithoutMenu: Rule = ({ pages }) => {
  const hidden = Object.keys(pages).filter((key) => !pages[key]!.menu);
  return inFile(
    'pages',
    hidden.map((key) => [`${key} menu`, 'is empty, so that no menu leads to this page']),
  );
};

const brand: Rule = ({ site: { name, shortName = name, email, url } }) => {
  const host = email.split('@')[1]!;
  const isMisspelt = isSlip(host, new URL(url).hostname.replace(/^www\./, ''));
  return inFile('site', [
    ['shortName', !name.includes(shortName) && `'${shortName}' is no part of the name '${name}'`],
    ['email', isMisspelt && `is at ${host}, and the site is ${url}`],
  ]);
};

/** The drawn map of the Contact page shows the surroundings of this place (components: office-map.tsx). */
const drawnOffice = { latitude: 9.5898, longitude: 76.5406 };

const drawnMap: Rule = ({ site, contact: { map } }) => {
  const away = Math.round(kilometres(site.coordinates, drawnOffice));
  const isElsewhere = site.address.town !== map.town || !map.title.includes(map.town);
  const shown = 'the drawn map on the Contact page shows';
  const fix = 'have it drawn again';
  return inFile('site', [
    ['address town', isElsewhere && `is in ${site.address.town}, and ${shown} ${map.town}; ${fix}`],
    ['coordinates', !isElsewhere && away > 3 && `are ${away} km from the place that ${shown}; ${fix}`],
  ]);
};

export const warningRules: Rule[] = [
  offerFields,
  offerWords,
  endedOffers,
  roomCards,
  bars,
  shares,
  links,
  phones,
  oneMarketplace,
  cardRooms,
  sameFronts,
  otherHotels,
  unusedTowns,
  unusedPlaces,
  contradictions,
  missingFacilities,
  otherContacts,
  brand,
  misspeltNames,
  repeatedWords,
  typing,
  stalePrices,
  handCounts,
  quotedWords,
  quotedLists,
  pagesWithoutMenu,
  drawnMap,
];

/**
 * What somebody should look at in the files beside the content, as sentences.
 *
 * @param folder the project
 * @param pictures from `pictureFiles`
 */
export function fileWarnings(folder: string, content: Content, pictures: readonly string[]): string[] {
  const svg = path.join(folder, 'public/brand/town-names.svg');
  const drawn = existsSync(svg) ? readFileSync(svg, 'utf8') : '';
  const towns = new Set(Object.values(content.hotels).map(({ town }) => town));
  const undrawn = [...towns].filter((name) => !drawn.includes(`id="${townId(name)}"`));
  const shown = filesOf(content).flatMap(([, data]) => picturesIn(data).map(([name]) => pictureName(name)));
  const unused = pictures.filter((file) => !shown.includes(pictureName(file.replace(/\.phone(?=\.)/, ''))));
  return [
    ...undrawn.map(
      (name) =>
        `content/towns.json, ${name}: its Malayalam name is not drawn yet, so that the map shows it as each device can; have it drawn as "Letters" in art/README.md says`,
    ),
    ...unused.map(
      (file) => `content/pictures/${file}: is shown nowhere; choose it where it belongs, or delete it`,
    ),
  ];
}

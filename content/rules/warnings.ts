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
  entryOf,
  filesOf,
  inFile,
  isSlip,
  ownerOf,
  perHotel,
  perText,
  repeats,
  textsOf,
  type Problem,
  type Row,
  type Text,
} from './problem';
import { agencyOf } from './reach';
import { specified, specifiedLists } from './specified';

type Rule = (content: Content, today: Date) => Problem[];

const numbers = Array.from({ length: 100 }, (_, count) => inWords(count)).reverse();
const numeral = `\\d[\\d,]*(?:\\.\\d+)?|${numbers.slice(0, -1).join('|')}`;

/** 12, '1,000', 'twelve' and 'forty-five' as a number. */
const valueOf = (said: string) =>
  /^\d/.test(said)
    ? Number(said.replaceAll(',', ''))
    : numbers.length - 1 - numbers.indexOf(said.toLowerCase().replace(' ', '-'));

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
const saidOffers: Rule = (content) => {
  const { offers } = content.offers;
  const inFields = inFile(
    'offers',
    offers.flatMap(({ code, percent }, index): Row[] => {
      const other = code.match(/(?<!\d)\d{1,2}(?!\d)/g)?.find((figures) => Number(figures) !== percent);
      return [
        [`offers ${index} code`, other && `has ${other} in it, and the offer is ${percent}%`],
        [`offers ${index} percent`, percent > 50 && `is ${percent}, more than half of the price`],
      ];
    }),
  );
  const inWords = perText(content, ({ file, path: [, index, field], value }) => {
    if (file === 'offers' && field === 'code') return undefined;
    const meant = file === 'offers' ? [offers[index as number]!] : offers;
    const codes = meant.map(({ code }) => code);
    const known = codes.map(lettersOf);
    const called = [...value.matchAll(calledCode)].map(([, code = '']) => code);
    const alike = (value.match(/\b[A-Z]{3,}-?\d{1,2}\b/g) ?? []).filter((word) =>
      known.includes(lettersOf(word)),
    );
    const code = [...called, ...alike].find((each) => !codes.includes(each));
    if (code)
      return `names the code ${code}, and ${file === 'offers' ? 'the offer has' : 'the offers have'} ${codes.join(', ')}`;
    const percents = meant.map(({ percent }) => percent);
    const found = [...value.matchAll(reduction)].find(([, said, saved, half, part]) => {
      const fraction = fractions[(half ?? part ?? '').toLowerCase()];
      if (!fraction) return !percents.includes(valueOf(said ?? saved!));
      const isOfRooms = /^(offers|headings)$/.test(file) && !/\b(child|kid|under)/i.test(value);
      return isOfRooms && !fraction.some((percent) => percents.includes(percent));
    });
    const real =
      file === 'offers' ? `the offer is ${percents[0]}%` : `no offer has that (${percents.join(', ')})`;
    return found && `speaks of ${found[0]}, and ${real}`;
  });
  return [...inFields, ...inWords];
};

/** How many times dearer or cheaper than all others a room is when a digit is too many or missing. */
const FAR = 3;

const oddFigures: Rule = ({ rooms: { rooms }, about, counters }) => [
  ...inFile(
    'rooms',
    rooms.flatMap(({ price, oldPrice = 0 }, index): Row[] => {
      const others = rooms.filter((_, other) => other !== index).map((other) => other.price);
      const isFar = price > FAR * Math.max(...others) || price * FAR < Math.min(...others);
      const isNear = oldPrice > 0 && oldPrice < price * 1.01;
      return [
        [`rooms ${index} price`, others.length > 0 && isFar && `is ${price}, far from all other rooms`],
        [
          `rooms ${index} oldPrice`,
          oldPrice > 2 * price && `is ${oldPrice}, more than twice the price of ${price}`,
        ],
        [`rooms ${index} oldPrice`, isNear && `is hardly above the price of ${price}`],
      ];
    }),
  ),
  ...inFile(
    'about',
    about.progress.map(({ shown, drawn }, index) => [
      `progress ${index} drawn`,
      Math.abs(shown - drawn) > 10 && `is ${drawn}, and guests read ${shown}`,
    ]),
  ),
  ...inFile(
    'counters',
    counters.counters.map(({ value = 0, suffix }, index) => [
      `counters ${index} value`,
      suffix === '%' && value > 100 && `is ${value}, more than all of it`,
    ]),
  ),
];

const endedOffers: Rule = (content, today) =>
  perText(content, ({ file, value }) => {
    const last = file === 'offers' ? lastDay(value) : undefined;
    return last && last < today.toISOString().slice(0, 10) && `names ${last}, which has passed`;
  });

/** Whether two addresses lead to one page. Two that end with different questions or fragments do not. */
function isSamePage(one: string, other: string): boolean {
  const partsOf = (url: string) =>
    /^https:\/\/(?:www\.)?(?<page>.*?)\/*(?<rest>[?#].*)?$/.exec(url.toLowerCase())?.groups ?? {};
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.page === b.page && (!a.rest || !b.rest || a.rest === b.rest);
}

const links: Rule = (content) =>
  perHotel(content, ({ link, reviews = [], town, address }, id, earlier) => {
    const others = Object.entries(content.hotels).flatMap(([other, hotel]) => (other === id ? [] : [hotel]));
    const same = earlier.find((other) => isSamePage(other.link.url, link.url));
    const samePin = earlier.find((other) => other.address.pin === address.pin && other.town !== town);
    const agency = agencyOf(link.url);
    const isOurs = new URL(link.url).host === new URL(content.site.url).host;
    return [
      ['link url', same && `is also that of ${same.name}`],
      ['link url', isOurs && 'is a page of this site; write where guests book'],
      [
        'link kind',
        agency && link.kind !== 'marketplace' && `is '${link.kind}', and ${agency} is a marketplace`,
      ],
      ['address pin', samePin && `is also that of ${samePin.name}`],
      ...reviews.flatMap(({ url }, index): Row[] => {
        const isOther = others.some((other) => other.reviews?.some((review) => review.url === url));
        return [
          [`reviews ${index} url`, isOther && 'is also that of another hotel'],
          [`reviews ${index} url`, !isOther && isSamePage(url, link.url) && 'is the booking page'],
        ];
      }),
    ];
  });

const phones: Rule = (content) => {
  const rows = (whose: string, phone: string, town: string): Row[] => {
    const district = districtOf(content, town);
    const ofPhone = districtsOfPhone(phone);
    const isFar = ofPhone?.length && district && !ofPhone.includes(district);
    return [
      ['phone', ofPhone?.length === 0 && 'is no mobile number, and no number of a town in Kerala'],
      ['phone', isFar ? `is a number of ${ofPhone.join(' or ')}, and the ${whose} is in ${district}` : false],
      ['phone', /(\d)\1{6}/.test(phone.replaceAll(' ', '')) && 'has one digit over and over'],
    ];
  };
  const { site } = content;
  return [
    ...inFile('site', rows('office', site.phone, site.address.town)),
    ...perHotel(content, ({ phone, town }) => rows('hotel', phone, town)),
  ];
};

/** Hotels of one town are nearer to each other than this, in kilometres. */
const WIDE_TOWN_KM = 15;

/** Exactly one hotel is sold through a marketplace, as the specification says. */
const oneMarketplace: Rule = ({ hotels }) => {
  const sold = Object.entries(hotels).filter(([, { link }]) => link.kind === 'marketplace');
  const [id = Object.keys(hotels)[0]!] = sold.at(-1) ?? [];
  const message = `is 'marketplace' in ${sold.length} hotels; the specification has one`;
  return inFile(`hotels/${id}`, [['link kind', sold.length !== 1 && message]]);
};

/** Pictures, rooms and names that belong to another hotel. */
const otherHotels: Rule = (content) => {
  const hotels = Object.entries(content.hotels);
  const titles = content.rooms.rooms.map(({ title }) => slug(title));
  const rooms = inFile(
    'rooms',
    content.rooms.carousel.map(({ title, hotel }, index) => {
      const isMissing = titles.includes(slug(title)) && !content.hotels[hotel]?.rooms.includes(slug(title));
      return [`carousel ${index} hotel`, isMissing && `has no '${title}'`];
    }),
  );
  const fronts = repeats(
    textsOf(content).filter(({ place }) => /^(hotels|rooms rooms) picture$/.test(place)),
    ({ file }) => `is also that of content/${file}.json`,
  );
  const texts = perText(content, (text) => {
    const owner = ownerOf(content, text);
    if (!owner) return undefined;
    if (text.path.at(-1) === 'picture') {
      const [, folder = ''] =
        /^\/pictures\/(?:gallery|exteriors|hotels)\/([\w-]+?)(?:\.\w+$|\/)/.exec(text.value) ?? [];
      return (
        folder !== owner && content.hotels[folder] && `is in the folder of ${content.hotels[folder].name}`
      );
    }
    const other = hotels.find(([id, { name }]) => id !== owner && text.value.includes(name));
    return other && `names ${other[1].name}`;
  });
  return [...rooms, ...fronts, ...texts];
};

/** Towns without a hotel, and rooms that no hotel has. */
const unused: Rule = ({ site, towns, hotels, rooms }) => {
  const all = Object.values(hotels);
  const inUse = new Set([site.address.town, ...all.map(({ town }) => town)]);
  const rows = (place: string, names: string[], isUsed: (name: string) => boolean, message: string) =>
    names.map((name, index): Row => [
      place.replace('#', String(index)),
      !isUsed(name) && `${message}: '${name}'`,
    ]);
  const hasHotel = (name: string) => inUse.has(name);
  const hasRoom = (title: string) => all.some((hotel) => hotel.rooms.includes(slug(title)));
  const townNames = towns.towns.map(({ name }) => name);
  const titles = rooms.rooms.map(({ title }) => title);
  return [
    ...inFile('towns', rows('towns # name', townNames, hasHotel, 'has no hotel')),
    ...inFile('site', rows('places #', site.places, hasHotel, 'has no hotel')),
    ...inFile('rooms', rows('rooms # title', titles, hasRoom, 'is a room that no hotel has')),
  ];
};

/** Texts that many entries may share: what hotels ask of all guests, and short words. */
const mayRepeat =
  /^(site|labels)|^pages \w+ (title|menu)|(picture|heading|button)$|^hotels (amenities|link|reviews|stay (identity|children|pets|cancellation))|^contact enquiries/;

const repeatedWords: Rule = (content) => {
  const district = ({ file }: Text) =>
    districtOf(content, content.hotels[file.slice('hotels/'.length)]?.town ?? '');
  const described = new Set<string>();
  const texts = textsOf(content).filter((text) => {
    const { place, value } = text;
    const isLong = value.length > 30 || /(caption|lines|tagline)$/.test(place);
    // A picture that is used twice may be described at both places.
    const use =
      text.path.at(-1) === 'alt'
        ? `${(entryOf(content, text) as { picture?: string }).picture} ${value}`
        : '';
    const isAgain = described.has(use);
    described.add(use);
    return isLong && !mayRepeat.test(place) && !(use && isAgain);
  });
  return repeats(texts, (earlier, text) => {
    const isNear = text.place.startsWith('hotels stay') && district(earlier) === district(text);
    return !isNear && `says the same as content/${earlier.file}.json`;
  });
};

const slips: [RegExp, (found: string) => string][] = [
  [/\b([AP]M) [AP]M\b/i, (found) => `says '${found}'`],
  [
    /\b(?!had\b|that\b)(\p{Ll}{2,}) \1\b|\b(\p{Lu}\p{L}+) \2\b(?<=^\p{L}+ \p{L}+)/u,
    (found) => `says '${found}'`,
  ],
  [/\b(the|and|of|in|to|for|an?) \1\b/i, (found) => `says '${found}'`],
  [
    /[@./][\w-]+\.(con|comm|cmo|ocm|coom|inn|ney|ogr)(?=$|[/\s,;])/i,
    (found) => `has '${found}' in it, which looks mistyped`,
  ],
  [
    /\p{L} [,;:!?](?=[\p{L} ]|$)|(?<![.…])\.\.(?!\.)|, ?,|[!?]{2,}|(?:₹|\brs\.?) ?[\d,]*,\d\d?(?![\d,])/iu,
    (found) => `has '${found}' in it; correct the signs`,
  ],
  [/\([^)]*$|^[^(]*\p{L}{2}\)|“[^”]*$/u, (found) => `has a bracket or a quotation mark alone: '${found}'`],
  [/\p{Ll}{2}[,;]\p{Ll}{2}|\p{Ll}{2}\.\p{Lu}[\p{Ll} ]/u, (found) => `has no space in '${found}'`],
  [/^(?=(?:.*\p{Lu}){16})[^\p{Ll}]+$/u, () => 'is all in capitals'],
];

const typing: Rule = (content) =>
  perText(content, ({ place, value }) => {
    if (/picture$/.test(place)) return undefined;
    const isAddress = /url$|email$/i.test(place);
    for (const [pattern, say] of slips) {
      const found = pattern.exec(value)?.[0];
      if (found && (!isAddress || pattern.source.startsWith('[@'))) return say(found);
    }
    return undefined;
  });

/** Names of towns, of the group, of months and of days with one slip. */
const misspeltNames: Rule = (content) => {
  const { site, towns, hotels } = content;
  const own = [
    site.shortName ?? site.name.split(' ')[0]!,
    ...towns.towns.map(({ name }) => name),
    ...Object.values(hotels).map(({ name }) => name),
    ...[...months, ...weekdays].map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
  ];
  const names = [...new Set(own.flatMap((name) => name.split(' ')))].filter((name) => name.length > 5);
  return perText(content, ({ place, value }) => {
    if (/(picture|url|email)$|malayalam/i.test(place)) return undefined;
    for (const word of value.match(/\p{Lu}\p{Ll}{4,}/gu) ?? []) {
      const meant = names.includes(word)
        ? undefined
        : names.find((name) => isSlip(word, name) && word !== `${name}s`);
      if (meant) return `says '${word}'; is '${meant}' meant?`;
    }
    return undefined;
  });
};

/** Phone numbers and mailboxes in words that are none of the group's. */
const otherContacts: Rule = (content) => {
  const ending = (phone: string) => phone.replace(/\D/g, '').slice(-10);
  const phones = [content.site, ...Object.values(content.hotels)].map(({ phone }) => ending(phone));
  return perText(content, ({ file, place, value }) => {
    if (file === 'labels' || /phone$|email$|url$/.test(place)) return undefined;
    const phone = value
      .match(/(?:\+\d|\b0[1-9]|\b[6-9]\d)[\d ]*(?:-\d)?[\d ]{5,}\d\b/g)
      ?.find((each) => ending(each).length === 10 && !phones.includes(ending(each)));
    const mail = value.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g)?.find((each) => each !== content.site.email);
    return (
      (phone || mail) &&
      `names ${phone || mail}, which is nobody's here; {phone} and {email} are those of the group`
    );
  });
};

/** Figures in Malayalam beside the same in English; towns of other districts in an address; rough positions. */
const contradictions: Rule = (content) =>
  perHotel(content, ({ stay, malayalam, address, town, coordinates }, _, earlier) => {
    const district = districtOf(content, town);
    const others = content.towns.towns.filter((each) => each.district !== district);
    const otherTown = (line: string) => {
      const other = others.find((each) => line.includes(each.name) || line.includes(each.malayalam))?.name;
      return other && `names ${other}, and the hotel is in ${town}`;
    };
    const far = earlier.find(
      (other) => other.town === town && kilometres(other.coordinates, coordinates) > WIDE_TOWN_KM,
    );
    const isRough = Object.values(coordinates).every((degrees) => Number(degrees.toFixed(2)) === degrees);
    return [
      ['malayalam', !malayalam && 'is missing: guests see the English texts alone'],
      ...(['airport', 'railway', 'road'] as const).map((field): [string, string | undefined] => {
        const english: string[] = stay[field].match(/\d+/g) ?? [];
        const other = malayalam?.[field]?.match(/\d+/g)?.find((figures) => !english.includes(figures));
        return [`malayalam ${field}`, other && `says ${other}, and the English text does not`];
      }),
      ...address.lines.map((line, index): [string, string | undefined] => [
        `address lines ${index}`,
        otherTown(line),
      ]),
      ['address locality', otherTown(address.locality)],
      ['malayalam address', otherTown(malayalam?.address ?? '')],
      ['coordinates', isRough && 'are known to a kilometre only; write four digits after the point'],
      ['coordinates', faultOfAirport(stay.airport, coordinates)],
      ['coordinates', far && `are far from ${far.name}, which is in ${town} too`],
    ];
  });

/** What a hotel says it has: the words in its texts, how a tab calls it, and whether its fields have it. */
const facilities: [said: RegExp, has: (hotel: HotelFile) => boolean | undefined][] = [
  [/\bswimming[- ]pool\b|^pool$/i, ({ amenities }) => amenities.some((each) => /\bpool\b/i.test(each))],
  [/^restaurants?$/i, ({ amenities }) => amenities.some((each) => /restaurant/i.test(each))],
  [/^banquet/i, ({ amenities }) => amenities.some((each) => /banquet|hall/i.test(each))],
  [/^ayurveda/i, ({ amenities }) => amenities.some((each) => /ayurved/i.test(each))],
  [/^(?:lift|elevator)$|\b(?:take the|by|a) lift\b/i, ({ access }) => access?.lift !== false],
  [/^(?:wheelchair|step-free)/i, ({ access }) => access?.stepFree !== false],
  [/^(?:pets|dogs)\b/i, ({ stay }) => !/^not?\b/i.test(stay.pets)],
];
/** 'There is no lift', 'the public pool is near'. */
const elsewhere = /\b(?:no|not|nor|without|public|next|near\w*|neighbour\w*|minutes|metres)\b/i;

/** Texts of a hotel, and tabs and slides that show it, with what its amenities or its steps and doors do not have. */
const missingFacilities: Rule = (content) =>
  perText(content, (text) => {
    const hotel = content.hotels[ownerOf(content, text) ?? ''];
    if (!hotel || /(picture|alt|icon)$|malayalam|reviews/.test(text.place)) return undefined;
    for (const sentence of text.value.split(/(?<=[.;!?])\s/)) {
      const [said] = facilities.find(([words, has]) => words.test(sentence) && !has(hotel)) ?? [];
      if (said && !elsewhere.test(sentence))
        return `speaks of '${said.exec(sentence)![0]}', which ${hotel.name} does not have by its own file`;
    }
    return undefined;
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
const stalePrices: Rule = (content) => {
  const { rooms } = content.rooms;
  const pricesOf = ({ price, oldPrice = price }: (typeof rooms)[number]) => [price, oldPrice];
  const prices = rooms.flatMap(pricesOf);
  const titles = rooms.map(({ title }) => title).sort((a, b) => b.length - a.length);
  const named = new RegExp(`\\b(${titles.join('|')})s?\\b`, 'gi');
  return perText(content, (text) => {
    // What an extra bed or a pet costs is no price of a room.
    if (/^hotels stay|^hotels malayalam/.test(text.place)) return undefined;
    const abroad = foreign.exec(text.value)?.[0];
    if (abroad) return `says ${abroad}, and all prices are in rupees`;
    const { title = '' } = entryOf(content, text) as { title?: string };
    for (const sentence of text.value.split(/(?<!Rs\.)(?<=[.!?;])\s/)) {
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
      const own = [...`${title}. ${sentence}`.matchAll(named)]
        .map(([, name = '']) => name)
        .filter((name) => /^\p{Lu}/u.test(name));
      const room = rooms.find((each) => each.title.toLowerCase() === own[0]?.toLowerCase());
      const [said] = amounts;
      if (
        room &&
        said &&
        own.length === 1 &&
        amounts.length === 1 &&
        !stale &&
        !pricesOf(room).includes(said.rupees)
      )
        return `says ${said.all}, and '${room.title}' costs ${room.price}`;
    }
    return undefined;
  });
};

/** Hotels that are counted by hand. What is right today is wrong with the next hotel. */
const handCounts: Rule = (content) => {
  const counted = new RegExp(
    `\\b(${numeral}) (?:of our )?(?:(?:kerala|town|lovely|fine) )?(?:houses|hotels|properties)\\b`,
    'i',
  );
  return perText(content, ({ place, value }) => {
    const [found, word = ''] = counted.exec(value) ?? [];
    return (
      found &&
      !place.startsWith('hotels') &&
      valueOf(word) > 2 &&
      `says '${found}', counted by hand; {hotels} and {featured} count by themselves`
    );
  });
};

const otherThanSpecified: Rule = (content) => {
  const texts = textsOf(content);
  return [
    ...texts.flatMap(({ file, path, place, value }) => {
      const wanted = specified[place] ?? specified[`${place} ${String(path.at(-2))}`];
      const message = `is '${value}', and scripts from outside may look for '${wanted}'`;
      return wanted && value !== wanted ? [{ file, path, message }] : [];
    }),
    ...Object.entries(specifiedLists).flatMap(([place, wanted]) => {
      const found = texts.filter((text) => text.place === place);
      const missing = wanted.find((value) => !found.some((text) => text.value === value));
      const message = `has no '${missing}', which scripts from outside may look for`;
      const [file = '', list = ''] = place.split(' ');
      return inFile(file, [[list, missing && message]]);
    }),
  ];
};

const pagesWithoutMenu: Rule = ({ pages }) =>
  inFile(
    'pages',
    Object.entries(pages).map(([key, { menu }]) => [
      `${key} menu`,
      !menu && 'is empty, so that no menu leads to this page',
    ]),
  );

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
  return inFile('site', [
    [
      'address town',
      isElsewhere && `is in ${site.address.town}, and ${shown} ${map.town}; have it drawn again`,
    ],
    [
      'coordinates',
      !isElsewhere && away > 3 && `are ${away} km from the place that ${shown}; have it drawn again`,
    ],
  ]);
};

export const warningRules: Rule[] = [
  saidOffers,
  oddFigures,
  endedOffers,
  links,
  phones,
  oneMarketplace,
  otherHotels,
  unused,
  contradictions,
  missingFacilities,
  otherContacts,
  brand,
  misspeltNames,
  repeatedWords,
  typing,
  stalePrices,
  handCounts,
  otherThanSpecified,
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
  const used = new Set(
    filesOf(content).flatMap(([, data]) => picturesIn(data).map(([name]) => pictureName(name))),
  );
  const towns = new Set(Object.values(content.hotels).map(({ town }) => town));
  return [
    ...content.towns.towns
      .filter(({ name }) => towns.has(name) && !drawn.includes(`id="${townId(name)}"`))
      .map(
        ({ name }) =>
          `content/towns.json, ${name}: its Malayalam name is not drawn yet, so that the map shows it as each device can; have it drawn as "Letters" in art/README.md says`,
      ),
    ...pictures
      .filter((file) => !used.has(pictureName(file.replace(/\.phone(?=\.)/, ''))))
      .map((file) => `content/pictures/${file}: is shown nowhere; choose it where it belongs, or delete it`),
  ];
}

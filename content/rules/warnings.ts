/**
 * What may be wrong and may be meant: `launch-check`, `npm run dev` and the workflow of the form ask about it, and no
 * build stops. Each rule looks at the content as it is today.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { townId } from '../../lib/kerala';

import { inWords, picturesIn, pictureName } from '../derive';
import type { Content, HotelFile } from '../schema';

import { kilometres } from './places';
import { at, filesOf, repeats, textsOf, type Problem } from './problem';

type Rule = (content: Content, today: Date) => Problem[];

const hotelsOf = ({ hotels }: Content): [`hotels/${string}`, HotelFile][] =>
  Object.entries(hotels).map(([id, hotel]) => [`hotels/${id}`, hotel]);

const words = Array.from({ length: 100 }, (_, count) => inWords(count)).reverse();
const numeral = `\\d[\\d,.]*|${words.slice(0, -1).join('|')}`;

/** 12, '1,000', 'twelve' and 'forty-five' as a number. */
const valueOf = (said: string) =>
  /^\d/.test(said)
    ? Number(said.replaceAll(',', ''))
    : words.length - 1 - words.indexOf(said.toLowerCase().replace(' ', '-'));

const percentage = new RegExp(`(?<![\\d.])(${numeral})\\s*(%|per ?cent)`, 'gi');

const otherPercentages: Rule = ({ offers }) =>
  offers.offers.flatMap(({ percent, code, title, description }, index) => {
    const inCode = code.match(/(?<!\d)\d{1,2}(?!\d)/g)?.find((figures) => Number(figures) !== percent);
    const other = (field: string, text: string) => {
      const found = [...text.matchAll(percentage)].find(([, said = '']) => valueOf(said) !== percent);
      return found
        ? [at('offers', ['offers', index, field], `speaks of ${found[0]}, and the offer is ${percent}%`)]
        : [];
    };
    return [
      ...(inCode
        ? [at('offers', ['offers', index, 'code'], `has ${inCode} in it, and the offer is ${percent}%`)]
        : []),
      ...other('title', title),
      ...other('description', description),
      ...(percent > 50
        ? [at('offers', ['offers', index, 'percent'], `is ${percent}, more than half of the price`)]
        : []),
    ];
  });

const oldPrices: Rule = ({ rooms }) =>
  rooms.rooms.flatMap(({ price, oldPrice = 0 }, index) =>
    oldPrice > 2 * price
      ? [at('rooms', ['rooms', index, 'oldPrice'], `is ${oldPrice}, more than twice the price of ${price}`)]
      : [],
  );

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

const endedOffers: Rule = (content, today) => {
  const now = today.toISOString().slice(0, 10);
  return textsOf(content)
    .filter(({ file }) => file === 'offers')
    .flatMap(({ file, path, value }) => {
      const last = datesIn(value).sort().at(-1);
      return last && last < now ? [{ file, path, message: `names ${last}, which has passed` }] : [];
    });
};

/** The dates that a text names in full, as 'YYYY-MM-DD'; a month or a year alone is its last day. */
function datesIn(text: string): string[] {
  const two = (figures = '31') => figures.padStart(2, '0');
  const isoDate = /\b20\d\d-\d\d-\d\d\b/g;
  const day = String.raw`\b(\d{1,2})(?:st|nd|rd|th)?`;
  const plain = text
    .replace(/\b(\d{1,2})[./-](\d{1,2})[./-](20\d\d)\b/g, (_, d, m, year) => `${year}-${two(m)}-${two(d)}`)
    .replace(new RegExp(String.raw`\b([a-z]{3,9})\.?\s+${day},?\s+(20\d\d)\b`, 'gi'), '$2 $1 $3');
  const named = new RegExp(
    String.raw`(?:${day}\s+)?(?:\b([a-z]{3,9})\.?,?\s+)?(?<!\d)(20[1-9]\d)(?!\d)`,
    'gi',
  );
  const inWords = [...plain.replace(isoDate, '').matchAll(named)].map(([, day, word, year]) => {
    const month = word ? months.findIndex((name) => name.startsWith(word.toLowerCase())) : -1;
    return month < 0 ? `${year}-12-31` : `${year}-${two(String(month + 1))}-${two(day)}`;
  });
  return [...(plain.match(isoDate) ?? []), ...inWords];
}

const sharedByHotels: Rule = (content) => {
  const shared = (field: PropertyKey[], valueOf: (hotel: HotelFile) => string) =>
    repeats(
      hotelsOf(content),
      ([, hotel]) => valueOf(hotel),
      ([file], _, [, earlier]) => at(file, field, `is also that of ${earlier.name}`),
    );
  return [
    ...shared(['link', 'url'], ({ link }) => link.url.replace(/^https:\/\/(www\.)?|\/*([?#].*)?$/g, '')),
    ...shared(['address', 'pin'], ({ address, town }) => (kilometresApart(content, town) ? address.pin : '')),
    ...shared(['stay', 'railway'], ({ stay }) => stay.railway),
    ...shared(['stay', 'airport'], ({ stay }) => stay.airport),
  ];
};

/** Hotels of one town may well have one PIN. */
const kilometresApart = ({ hotels }: Content, town: string) =>
  Object.values(hotels).filter((hotel) => hotel.town === town).length < 2;

const otherHotelsPictures: Rule = (content) =>
  hotelsOf(content).flatMap(([file, { gallery = [] }]) =>
    gallery.flatMap(({ picture }, index) => {
      const owner = /^\/pictures\/(?:gallery|exteriors)\/([\w-]+)/.exec(picture)?.[1] ?? '';
      const other = content.hotels[owner];
      return other && file !== `hotels/${owner}`
        ? [at(file, ['gallery', index, 'picture'], `is in the folder of ${other.name}`)]
        : [];
    }),
  );

const otherHotelsNames: Rule = (content) =>
  textsOf(content).flatMap(({ file, path, value }) => {
    const [, own] = /^hotels\/(.+)$/.exec(file) ?? [];
    const other = Object.entries(content.hotels).find(([id, { name }]) => id !== own && value.includes(name));
    return own && other ? [{ file, path, message: `names ${other[1].name}` }] : [];
  });

const oddEndings: Rule = (content) =>
  textsOf(content).flatMap(({ file, path, value }) => {
    const [, ending] = /[@.][\w-]+\.(con|comm|cmo|ocm|coom|inn|ney|ogr)(?=$|[/\s,;])/i.exec(value) ?? [];
    return ending ? [{ file, path, message: `ends with '.${ending}', which looks mistyped` }] : [];
  });

const forgottenShortName: Rule = ({ site: { name, shortName = name } }) =>
  name.includes(shortName)
    ? []
    : [at('site', ['shortName'], `'${shortName}' is no part of the name '${name}'`)];

/** Captions and descriptions of pictures that say the same twice. */
const repeatedWords: Rule = (content) =>
  ['alt', 'caption'].flatMap((field) =>
    repeats(
      [
        ...new Map(
          textsOf(content)
            .filter(({ path }) => path.at(-1) === field)
            .map((text) => [
              field === 'alt'
                ? `${pictureOf(content, text)} ${text.value}`
                : `${text.file} ${text.path.join()}`,
              text,
            ]),
        ).values(),
      ],
      ({ value }) => value,
      ({ file, path }, _, earlier) => ({
        file,
        path,
        message: `says the same as content/${earlier.file}.json of another picture`,
      }),
    ),
  );

/** The picture beside a text. */
function pictureOf(content: Content, { file, path }: { file: string; path: readonly PropertyKey[] }): string {
  const [, data] = filesOf(content).find(([name]) => name === file)!;
  const entry = path
    .slice(0, -1)
    .reduce((value, step) => (value as Record<PropertyKey, unknown>)[step], data);
  return (entry as { picture: string }).picture;
}

/** Twice the same word; 'had had' and 'that that' are English. */
const doubledWords: Rule = (content) =>
  textsOf(content).flatMap(({ file, path, value }) => {
    const found = /\b(?!had\b|that\b)(\p{L}{2,}) \1\b/iu.exec(value)?.[0];
    return found ? [{ file, path, message: `says '${found}'` }] : [];
  });

const amount = new RegExp(
  `(?:₹|\\brs\\.?|\\binr)\\s*(\\d[\\d,]*)|\\b(${numeral}) (hundred|thousand)\\b`,
  'gi',
);
/** 'one thousand rupees to five' */
const upperLimit = new RegExp(
  `(${numeral}) (thousand)(?: rupees)? to (${numeral})(?! (?:hundred|thousand))\\b`,
  'i',
);
const scale: Record<string, number> = { hundred: 100, thousand: 1000 };

/** Sentences about rooms with a price that no room has: 'Rooms from ₹1,000', 'one thousand rupees to five'. */
const stalePrices: Rule = (content) => {
  const prices = content.rooms.rooms.flatMap(({ price, oldPrice = price }) => [price, oldPrice]);
  return textsOf(content).flatMap(({ file, path, value }) => {
    // A hotel's rules for the stay name what an extra bed or a pet costs for a night.
    const aboutRooms = path.includes('stay') ? /\brooms?\b/i : /\b(rooms?|a night)\b/i;
    const sentences = value.split(/(?<!Rs\.)(?<=[.!?])\s/).filter((sentence) => aboutRooms.test(sentence));
    const amounts = sentences.flatMap((sentence) => {
      const range = upperLimit.exec(sentence);
      const upTo: [string, number][] = range ? [[`${range[3]} thousand`, valueOf(range[3]!) * 1000]] : [];
      const said = [...sentence.matchAll(amount)].map(
        ([all, figure, word = '', unit = '']): [string, number] => [
          all,
          figure ? valueOf(figure) : valueOf(word) * (scale[unit.toLowerCase()] ?? 1),
        ],
      );
      return [...said, ...upTo];
    });
    const stale = amounts.find(([, rupees]) => !prices.includes(rupees));
    const message = `says ${stale?.[0]}, and no room costs that (${[...new Set(prices)].join(', ')}); {lowest price} and {highest price} follow the rooms by themselves`;
    return stale ? [{ file, path, message }] : [];
  });
};

/** Hotels that are counted by hand: '{hotels}' would follow the list. */
const staleCounts: Rule = (content) => {
  const counted = new RegExp(`\\b(${numeral}) (?:(?:kerala|town) )?(?:houses|hotels|properties)\\b`, 'i');
  const all = Object.values(content.hotels);
  const counts = [all.length, all.filter(({ isFeatured }) => isFeatured).length];
  return textsOf(content).flatMap(({ file, path, value }) => {
    const [found, word = ''] = counted.exec(value) ?? [];
    const message = `says '${found}', and there are ${counts[0]}, ${counts[1]} of them featured; {hotels} and {featured} count by themselves`;
    return found && !counts.includes(valueOf(word)) ? [{ file, path, message }] : [];
  });
};

/** Small words stay small inside a title. */
const smallWords = 'a an and as at but by for from in of on or the to with'.split(' ');
/** As the specification writes it. */
const quotedTitle = 'Useful links';

const looseTitles: Rule = (content) =>
  textsOf(content).flatMap(({ file, path, value }) => {
    const isTitle =
      /^(pages|headings|about|contact|not-found)$/.test(file) && /^(links)?title$/i.test(String(path.at(-1)));
    const loose = value
      .split(' ')
      .find((word, index) => /^\p{Ll}/u.test(word) && (index === 0 || !smallWords.includes(word)));
    if (!isTitle || path[0] === 'map' || value === quotedTitle || loose === undefined) return [];
    return [{ file, path, message: `begins '${loose}' with a small letter, and other titles have capitals` }];
  });

/** Words that the specification quotes, so that scripts from outside may find a page or a button by them. */
const specified: Record<string, string> = {
  'pages home menu': 'Home',
  'pages about menu': 'About',
  'pages gallery menu': 'Gallery',
  'pages facilities menu': 'Facilities',
  'pages contact menu': 'Contact',
  'pages home title': 'Home',
  'pages about title': 'About',
  'pages gallery title': 'Gallery',
  'pages facilities title': 'Facilities',
  'pages contact title': 'Contact',
  'headings exploreHotels title': 'Explore Hotels',
  'headings featuredHotels title': 'Featured Hotels',
  'headings specialOffers title': 'Special Offers',
  'headings ourStory title': 'OUR STORY',
  'headings whyChooseUs title': 'Why Choose Us?',
  'headings usefulLinks title': 'Useful links',
  'about hero title': 'About Us',
  'contact hero title': 'Contact Us',
  'site chatText': 'Hello! I would like to connect with you.',
  'labels floatingContact': 'Floating contact options',
  'labels hotel': 'Hotel',
  'labels selectHotel': '-- Select Hotel--',
  'labels checkIn': 'Check In',
  'labels checkOut': 'Check Out',
  'labels room': 'Room',
  'labels checkAvailability': 'Check Availability',
  'labels bookNow': 'Book Now',
  'labels visitUs': 'Visit Us',
  'labels learnMore': 'Learn More',
  'labels codeCopied': 'Code Copied!',
  'labels messageSent': 'Message Sent',
};

const otherThanSpecified: Rule = (content) =>
  textsOf(content).flatMap(({ file, path, value }) => {
    const wanted = specified[`${file} ${path.join(' ')}`];
    const message = `is '${value}', and scripts from outside may look for '${wanted}'`;
    return wanted === undefined || value === wanted ? [] : [{ file, path, message }];
  });

const pagesWithoutMenu: Rule = ({ pages }) =>
  Object.entries(pages).flatMap(([key, { menu }]) =>
    menu ? [] : [at('pages', [key, 'menu'], 'is empty, so that no menu leads to this page')],
  );

/** The drawn map of the Contact page shows the surroundings of this place (components: office-map.tsx). */
const drawnOffice = { latitude: 9.5898, longitude: 76.5406 };

const drawnMap: Rule = ({ site, contact }) => {
  const { town } = contact.map;
  const isFar = kilometres(site.coordinates, drawnOffice) > 3;
  const message = `is in ${site.address.town}, and the drawn map on the Contact page shows ${town}; have it drawn again`;
  return isFar || site.address.town !== town || !contact.map.title.includes(site.address.town)
    ? [at('site', ['address', 'town'], message)]
    : [];
};

export const warningRules: Rule[] = [
  otherPercentages,
  oldPrices,
  endedOffers,
  sharedByHotels,
  otherHotelsPictures,
  otherHotelsNames,
  oddEndings,
  forgottenShortName,
  repeatedWords,
  doubledWords,
  stalePrices,
  staleCounts,
  looseTitles,
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
  return [
    ...content.towns.towns
      .filter(({ name }) => !drawn.includes(`id="${townId(name)}"`))
      .filter(({ name }) => Object.values(content.hotels).some(({ town }) => town === name))
      .map(
        ({ name }) =>
          `content/towns.json, ${name}: its Malayalam name is not drawn yet, so that the map shows it as each device can; have it drawn as "Letters" in art/README.md says`,
      ),
    ...pictures
      .filter((file) => !used.has(pictureName(file.replace(/\.phone(?=\.)/, ''))))
      .map((file) => `content/pictures/${file}: is shown nowhere; choose it where it belongs, or delete it`),
  ];
}

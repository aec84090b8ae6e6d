/** Where the office and the hotels are, and how they are reached. */
import { slug } from '../slug';
import type { HotelFile } from '../schema';

import { figuresIn } from './figures';
import { districts, faultOfAirport, kilometres } from './places';
import { districtOf, housesOf, type Check, type Fault, type Note } from './problem';
import { agencyOf } from './links';
import { specifiedRows } from './specified';

/** A rule about one hotel, which names its fields: 'stay checkIn'. */
type HotelRule = (hotel: HotelFile, check: Check) => void;

const featured: HotelRule = (hotel, { refuse, ask }) => {
  const { isFeatured, rows = [], gallery = [] } = hotel;
  if (!isFeatured) return;
  for (const field of ['picture', 'detail'] as const)
    refuse(field, !hotel[field] && 'is missing; the search, the slider and the gallery need this picture');
  refuse('rows', rows.length !== 3 && `has ${rows.length} rows; the slider needs exactly 3`);
  refuse('gallery', gallery.length < 6 && `has ${gallery.length} pictures; the gallery needs 6 to 12`);
  const odd = [hotel.name, ...specifiedRows].find((heading, index) => rows[index]?.heading !== heading);
  ask('rows', odd && `have no '${odd}', which the specification quotes`);
};

/** Whether two addresses lead to one page. Two that end with different questions or fragments do not. */
function isSamePage(one: string, other: string): boolean {
  const partsOf = (url: string) => /^https:\/\/(?:www\.)?(.*?)\/*([?#].*)?$/.exec(url.toLowerCase()) ?? [];
  const [[, page, rest], [, otherPage, otherRest]] = [partsOf(one), partsOf(other)];
  return page === otherPage && (!rest || !otherRest || rest === otherRest);
}

const links: HotelRule = (hotel, { content: { hotels, site }, refuse, ask }) => {
  const { phone, link, reviews = [] } = hotel;
  refuse('phone', phone === site.phone && 'is that of the office; write the number of this hotel');
  const agency = agencyOf(link.url);
  const isOdd = agency && link.kind !== 'marketplace';
  ask('link kind', isOdd && `is '${link.kind}', and ${agency} is a marketplace`);
  const others = Object.values(hotels).filter((other) => other !== hotel);
  const words = slug(link.url).split('-');
  const isNamed = (name: string) =>
    slug(name)
      .split('-')
      .some((word) => words.includes(word));
  const stranger = Object.keys(hotels).find((id) => hotels[id] !== hotel && isNamed(id));
  const isStrange = stranger && !isNamed(hotel.name) && !isNamed(hotel.town);
  ask('link url', isStrange && `names '${stranger}'; is it the page of this hotel?`);
  const taken = [link, ...others.flatMap((other) => [other.link, ...(other.reviews ?? [])])];
  for (const [index, { url }] of reviews.entries()) {
    const isTaken = taken.some((each) => isSamePage(each.url, url));
    ask(`reviews ${index} url`, isTaken && 'is also that of a booking page or of another hotel');
  }
};

/** Nearer than this, in kilometres, two hotels are one, or in one town; farther than that, in one town they are not. */
const [SAME_SPOT, NEXT_DOOR, WIDE_TOWN] = [0.05, 0.8, 15];

/** A hotel beside those before it: what two of them cannot have, or have by mistake. */
const neighbours: HotelRule = (hotel, { content: { hotels }, refuse, ask }) => {
  for (const other of Object.values(hotels)) {
    if (other === hotel) return;
    const away = kilometres(other.coordinates, hotel.coordinates);
    const isHere = other.town === hotel.town;
    const isOdd = isHere ? away > WIDE_TOWN : away < NEXT_DOOR;
    const theirs = `${other.name}, which is in ${other.town}`;
    refuse('coordinates', away < SAME_SPOT && `are those of ${other.name}; look up where this hotel is`);
    ask('coordinates', isOdd && `are ${away.toFixed(1)} km from ${theirs}`);
    ask('address pin', other.address.pin === hotel.address.pin && !isHere && `is also that of ${theirs}`);
    ask('link url', isSamePage(other.link.url, hotel.link.url) && `is also that of ${theirs}`);
  }
};

/** Fields of one hotel that contradict each other. */
const contradictions: HotelRule = ({ coordinates, address, malayalam, stay }, { refuse, ask }) => {
  const { checkIn, checkOut, airport } = stay;
  const times = `${checkIn} is earlier than check-out at ${checkOut}; exchange the two`;
  refuse('stay checkIn', checkIn < checkOut && times);
  const isRough = Object.values(coordinates).every((degrees) => Number(degrees.toFixed(2)) === degrees);
  ask('coordinates', isRough && 'are known to a kilometre only; write four digits after the point');
  ask('coordinates', faultOfAirport(airport, coordinates));
  ask('malayalam', !malayalam && 'is missing: guests see the English texts alone');
  const english = { ...stay, address: `${address.lines.join(' ')} ${address.pin}` };
  for (const field of ['address', 'airport', 'railway', 'road'] as const) {
    const said = figuresIn(english[field]);
    const other = figuresIn(malayalam?.[field] ?? '').find((figure) => !said.includes(figure));
    ask(`malayalam ${field}`, other !== undefined && `says ${other}, and the English text does not`);
  }
};

/** Fewer square metres for each guest at a table leave no room for the chairs. */
const SQUARE_METRES_A_GUEST = 1;

/** Halls with figures that contradict each other. */
const hallSizes: HotelRule = ({ halls = [] }, { refuse, ask }) => {
  for (const [index, { seated, standing = seated, squareMetres = Infinity }] of halls.entries()) {
    const isLess = standing < seated && `is ${standing}, and ${seated} can sit; exchange the two`;
    refuse(`halls ${index} standing`, isLess);
    const isTight = squareMetres < seated * SQUARE_METRES_A_GUEST;
    ask(`halls ${index} squareMetres`, isTight && `is ${squareMetres}, and ${seated} guests sit there`);
  }
};

function hotels(check: Check): void {
  for (const [id, hotel] of Object.entries(check.content.hotels)) {
    const of = (note: Note) => (field: unknown, fault: Fault) => note(`hotels/${id} ${field}`, fault);
    const own = { ...check, refuse: of(check.refuse), ask: of(check.ask) };
    for (const rule of [featured, links, neighbours, contradictions, hallSizes]) rule(hotel, own);
  }
}

/** What the office and the hotels have in common. */
function houses({ content, refuse, ask }: Check): void {
  for (const [file, { phone, town, address, coordinates }] of housesOf(content)) {
    const name = districtOf(content, town);
    // An unknown town is refused elsewhere.
    if (!name) continue;
    const { box, pins, phones } = districts[name];
    const [south, north, west, east] = box;
    const { latitude, longitude } = coordinates;
    const isIn = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    const fix = 'look it up again, or correct the town or its district';
    refuse(`${file} coordinates`, !isIn && `${latitude}, ${longitude} is not in ${name}; ${fix}`);
    refuse(`${file} address pin`, !pins.test(address.pin) && `is no PIN of ${name}; ${fix}`);
    const isLandline = /^\+91 ?(?!1800)[1-5]/.test(phone);
    const isOdd = isLandline && !phones.test(phone.replaceAll(' ', ''));
    ask(`${file} phone`, isOdd && `is no mobile number, and no number of ${name}`);
  }
}

export const hotelRules = [houses, hotels];

/** Where the office and the hotels are, and how they are reached. */
import { districts, faultOfAirport, kilometres } from './places';
import { districtOf, housesOf, type Check } from './problem';
import { agencyOf } from './reach';
import { specifiedRows } from './specified';

/** Nearer than this, in kilometres, two hotels are one, or in one town; farther than that, in one town they are not. */
const [SAME_SPOT, NEXT_DOOR, WIDE_TOWN] = [0.05, 0.8, 15];

/** What the office and the hotels have in common. */
function houses({ content, refuse, ask }: Check): void {
  for (const [file, { phone, town, address, coordinates }] of housesOf(content)) {
    const district = districtOf(content, town);
    // An unknown town is refused elsewhere.
    if (!district) continue;
    const pins = districts[district].pins.split(' ');
    const isPin = pins.includes(address.pin.slice(0, 3));
    const where = `is not in ${district}, where PINs begin with ${pins.join(', ')}`;
    refuse(`${file} address pin`, !isPin && `${where}; look it up again, or correct the town`);
    const { latitude, longitude } = coordinates;
    const [south, north, west, east] = districts[district].box;
    const isIn = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    refuse(`${file} coordinates`, !isIn && `are not in ${district}; look them up again, or correct the town`);
    const digits = phone.replaceAll(' ', '');
    const isOfDistrict = districts[district].phones
      .split(' ')
      .some((code) => digits.startsWith(`+91${code}`));
    const isMobile = !/^\+91(?!1800)[1-5]/.test(digits);
    ask(`${file} phone`, !isMobile && !isOfDistrict && `is no mobile number, and no number of ${district}`);
  }
}

/** Whether two addresses lead to one page. Two that end with different questions or fragments do not. */
function isSamePage(one: string, other: string): boolean {
  const [a, b] = [one, other].map((url) =>
    url
      .toLowerCase()
      .replace(/^https:\/\/(www\.)?/, '')
      .split(/\/*(?=[?#]|$)/),
  );
  return a![0] === b![0] && (!a![1] || !b![1] || a![1] === b![1]);
}

const needsPicture = 'is missing; a hotel in the search, the slider and the gallery needs this picture';

function featured({ content: { hotels }, refuse, ask }: Check): void {
  for (const [id, hotel] of Object.entries(hotels)) {
    const { isFeatured, rows = [], gallery = [] } = hotel;
    if (!isFeatured) continue;
    for (const field of ['picture', 'detail'] as const)
      refuse(`hotels/${id} ${field}`, !hotel[field] && needsPicture);
    refuse(`hotels/${id} rows`, rows.length !== 3 && `has ${rows.length} rows; the slider needs exactly 3`);
    refuse(
      `hotels/${id} gallery`,
      gallery.length < 6 && `has ${gallery.length} pictures; the gallery needs 6 to 12`,
    );
    const odd = specifiedRows.find((heading, index) => rows[index + 1]?.heading !== heading);
    ask(`hotels/${id} rows`, odd && `have no '${odd}', which the specification quotes`);
  }
}

/** A hotel beside those before it: what two of them cannot have, or have by mistake. */
function neighbours({ content: { hotels, site }, refuse, ask }: Check): void {
  const all = Object.entries(hotels);
  for (const [index, [id, { phone, link, reviews = [], town, address, coordinates }]] of all.entries()) {
    const at = (field: string) => `hotels/${id} ${field}`;
    refuse(at('phone'), phone === site.phone && 'is that of the office; write the number of this hotel');
    const agency = agencyOf(link.url);
    const isAgency = agency && link.kind !== 'marketplace';
    ask(at('link url'), new URL(link.url).host === new URL(site.url).host && 'is a page of this site');
    ask(at('link kind'), isAgency && `is '${link.kind}', and ${agency} is a marketplace`);
    const taken = all.flatMap(([key, other]) => [other.link, ...((key !== id && other.reviews) || [])]);
    for (const [review, { url }] of reviews.entries()) {
      const isTaken = taken.some((each) => isSamePage(each.url, url));
      ask(at(`reviews ${review} url`), isTaken && 'is also that of a booking page or of another hotel');
    }
    for (const [, other] of all.slice(0, index)) {
      const away = kilometres(other.coordinates, coordinates);
      const isHere = other.town === town;
      refuse(
        at('coordinates'),
        away < SAME_SPOT && `are those of ${other.name}; look up where this hotel is`,
      );
      const isOdd = isHere ? away > WIDE_TOWN : away < NEXT_DOOR;
      ask(
        at('coordinates'),
        isOdd && `are ${away.toFixed(1)} km from ${other.name}, which is in ${other.town}`,
      );
      const isSamePin = other.address.pin === address.pin && !isHere;
      ask(at('address pin'), isSamePin && `is also that of ${other.name}, which is in ${other.town}`);
      ask(at('link url'), isSamePage(other.link.url, link.url) && `is also that of ${other.name}`);
    }
  }
}

/** Fields of one hotel that contradict each other. */
function contradictions({ content: { hotels }, refuse, ask }: Check): void {
  for (const [id, { coordinates, address, malayalam, stay }] of Object.entries(hotels)) {
    const { checkIn, checkOut, airport } = stay;
    const isEarly =
      checkIn < checkOut && `${checkIn} is earlier than check-out at ${checkOut}; exchange the two`;
    refuse(`hotels/${id} stay checkIn`, isEarly);
    const isRough = Object.values(coordinates).every((degrees) => Number(degrees.toFixed(2)) === degrees);
    ask(
      `hotels/${id} coordinates`,
      isRough
        ? 'are known to a kilometre only; write four digits after the point'
        : faultOfAirport(airport, coordinates),
    );
    ask(`hotels/${id} malayalam`, !malayalam && 'is missing: guests see the English texts alone');
    const english = { ...stay, address: `${address.lines.join(' ')} ${address.pin}` };
    for (const field of ['address', 'airport', 'railway', 'road'] as const) {
      const figures = malayalam?.[field]?.replace(/(\d{3}) (\d{3})/, '$1$2').match(/\d+/g);
      const other = figures?.find((each) => !english[field].match(/\d+/g)?.includes(each));
      ask(`hotels/${id} malayalam ${field}`, other && `says ${other}, and the English text does not`);
    }
  }
}

export const hotelRules = [houses, featured, neighbours, contradictions];

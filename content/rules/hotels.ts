/** Refuses a hotel whose own facts contradict each other, or those of its district, its neighbours and the office. */
import type { HotelFile } from '../schema';

import { kilometres } from '../../lib/coordinates';

import { districts } from '../districts';
import { districtOf, housesOf, type Check, type Fault, type Note } from '../problem';

/** A rule about one hotel, which names its fields: 'stay checkIn'. */
type HotelRule = (hotel: HotelFile, check: Check) => void;

const featured: HotelRule = (hotel, { refuse }) => {
  const { isFeatured, rows = [], gallery = [] } = hotel;
  if (!isFeatured) return;
  refuse('picture', !hotel.picture && 'is missing; the search, the slider and the gallery need this picture');
  refuse('rows', rows.length !== 3 && `has ${rows.length} rows; the slider needs exactly 3`);
  refuse('gallery', gallery.length < 6 && `has ${gallery.length} pictures; the gallery needs 6 to 12`);
};

/** Nearer than this, in kilometres, two hotels are one. */
const SAME_SPOT = 0.05;

/** What a hotel cannot have in common with the hotels before it and the office. */
const neighbours: HotelRule = (hotel, { content: { hotels, site }, refuse }) => {
  refuse('phone', hotel.phone === site.phone && 'is that of the office; write the number of this hotel');
  for (const other of Object.values(hotels)) {
    if (other === hotel) return;
    const away = kilometres(other.coordinates, hotel.coordinates);
    refuse('coordinates', away < SAME_SPOT && `are those of ${other.name}; look up where this hotel is`);
  }
};

const times: HotelRule = ({ stay: { checkIn, checkOut } }, { refuse }) => {
  const fault = `${checkIn} is earlier than check-out at ${checkOut}; exchange the two`;
  refuse('stay checkIn', checkIn < checkOut && fault);
};

/** Halls in which fewer guests stand than sit. */
const hallSizes: HotelRule = ({ halls = [] }, { refuse }) => {
  for (const [index, { seated, standing = seated }] of halls.entries()) {
    const isLess = standing < seated && `is ${standing}, and ${seated} can sit; exchange the two`;
    refuse(`halls ${index} standing`, isLess);
  }
};

function hotels(check: Check): void {
  for (const [id, hotel] of Object.entries(check.content.hotels)) {
    const of = (note: Note) => (field: unknown, fault: Fault) => note(`hotels/${id} ${field}`, fault);
    const own = { ...check, refuse: of(check.refuse) };
    for (const rule of [featured, neighbours, times, hallSizes]) rule(hotel, own);
  }
}

/** What the office and the hotels have in common. */
function houses({ content, refuse }: Check): void {
  for (const [file, { town, address, coordinates }] of housesOf(content)) {
    const name = districtOf(content, town);
    // An unknown town is refused elsewhere.
    if (!name) continue;
    const { box, pins } = districts[name];
    const [south, north, west, east] = box;
    const { latitude, longitude } = coordinates;
    const isIn = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    const fix = 'look it up again, or correct the town or its district';
    refuse(`${file} coordinates`, !isIn && `${latitude}, ${longitude} is not in ${name}; ${fix}`);
    refuse(`${file} address pin`, !pins.test(address.pin) && `is not a PIN of ${name}; ${fix}`);
  }
}

export const hotelRules = [houses, hotels];

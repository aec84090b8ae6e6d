/** Refuses a hotel whose own facts contradict each other, or those of its district, its neighbours and the office. */

import { kilometres } from '../../lib/coordinates';
import { districts } from '../districts';
import { districtOf, housesOf, type Check, type Fault, type Note } from '../problem';
import type { HotelFile } from '../schema';

/** A rule about one hotel, which names its fields: 'stay checkIn'. */
type HotelRule = (hotel: HotelFile, check: Check) => void;

const featured: HotelRule = (hotel, { refuse }) => {
  const { isFeatured, rows = [], gallery = [] } = hotel;
  if (!isFeatured) return;
  refuse('picture', !hotel.picture && 'is missing; the search, the slider and the gallery need this picture');
  refuse(
    'rows',
    rows.length !== 3 && `has ${rows.length} of the 3 rows that the slider needs; add ${3 - rows.length}`,
  );
  refuse(
    'gallery',
    gallery.length < 6 &&
      `has ${gallery.length} of the 6 pictures that the gallery needs; add ${6 - gallery.length}`,
  );
};

/** Nearer than this, two hotels are one. */
const SAME_SPOT_KM = 0.05;

/** What a hotel cannot have in common with the hotels before it and the office. */
const neighbours: HotelRule = (hotel, { content: { hotels, site }, refuse }) => {
  refuse('phone', hotel.phone === site.phone && 'is the number of the office; write that of this hotel');
  for (const other of Object.values(hotels)) {
    if (other === hotel) return;
    const away = kilometres(other.coordinates, hotel.coordinates);
    refuse(
      'coordinates',
      away < SAME_SPOT_KM && `are those of ${other.name}; look up where this hotel is on a map`,
    );
  }
};

const times: HotelRule = ({ stay: { checkIn, checkOut } }, { refuse }) => {
  const fault = `is ${checkOut}, which is after check-in from ${checkIn}; correct the one that is wrong`;
  refuse('stay checkOut', checkIn < checkOut && fault);
};

/** Halls in which fewer guests stand than sit. */
const hallSizes: HotelRule = ({ halls = [] }, { refuse }) => {
  for (const [index, { seated, standing = seated }] of halls.entries()) {
    const isLess =
      standing < seated &&
      `is ${standing}, which is less than the ${seated} who can sit; correct the one that is wrong`;
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

/** The office and every hotel: their position and their PIN are in the district of their town. */
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

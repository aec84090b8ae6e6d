/** Refuses a hotel whose facts contradict each other, its district, the other hotels or the office. */
import { distanceKm } from '../../../lib/coordinates';
import { region } from '../../region/region';
import type { HotelFile } from '../../schema/schema';
import type { Check, Message } from '../mistake';

/** A rule about one hotel, which names its fields: 'stay checkIn'. */
type HotelRule = (hotel: HotelFile, check: Check) => void;

const featuredHotel: HotelRule = (hotel, { report }) => {
  const { isFeatured, rows = [], gallery = [] } = hotel;
  if (!isFeatured) return;
  report('picture', !hotel.picture && 'is missing; the search, the slider and the gallery need this picture');
  report(
    'rows',
    rows.length !== 3 && `has ${rows.length} of the 3 rows that the slider needs; add ${3 - rows.length}`,
  );
  report(
    'gallery',
    gallery.length < 6 &&
      `has ${gallery.length} of the 6 pictures that the gallery needs; add ${6 - gallery.length}`,
  );
};

/** Two hotels that are nearer than this have the same position. */
const SAME_SPOT_KM = 0.05;

/** Refuses the phone number of the office, and the position of another hotel. */
const ownPhoneAndPlace: HotelRule = (hotel, { content: { hotels, site }, report }) => {
  report(
    'phone',
    hotel.phone === site.phone && 'is the number of the office; write the number of this hotel',
  );
  for (const other of Object.values(hotels)) {
    if (other === hotel) return;
    const away = distanceKm(other.coordinates, hotel.coordinates);
    report(
      'coordinates',
      away < SAME_SPOT_KM &&
        `are also the coordinates of ${other.name}; look up where this hotel is on a map`,
    );
  }
};

const stayTimes: HotelRule = ({ stay: { checkIn, checkOut } }, { report }) => {
  const message = `is ${checkOut}, which is after check-in from ${checkIn}; correct the one that is wrong`;
  report('stay checkOut', checkIn < checkOut && message);
};

/** Refuses a hall for fewer standing than seated guests. */
const hallSizes: HotelRule = ({ halls = [] }, { report }) => {
  for (const [index, { seated, standing = seated }] of halls.entries()) {
    const isLess =
      standing < seated &&
      `is ${standing}, which is less than the ${seated} who can sit; correct the one that is wrong`;
    report(`halls ${index} standing`, isLess);
  }
};

function eachHotel(check: Check): void {
  for (const [id, hotel] of Object.entries(check.content.hotels)) {
    const report = (field: unknown, message: Message) => check.report(`hotels/${id} ${field}`, message);
    const own = { ...check, report };
    for (const rule of [featuredHotel, ownPhoneAndPlace, stayTimes, hallSizes]) rule(hotel, own);
  }
}

const isWithin = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;

/** Refuses a position or a PIN, of the office or of a hotel, that is not in the district of its town. */
function placesInDistrict({ content, report }: Check): void {
  const { site, hotels, towns } = content;
  const places = [
    ['site', { ...site, town: site.address.town }] as const,
    ...Object.entries(hotels).map(([id, hotel]) => [`hotels/${id}`, hotel] as const),
  ];
  for (const [file, { town, address, coordinates }] of places) {
    const name = towns.towns.find((each) => each.name === town)?.district ?? '';
    const district = region.districts?.[name];
    // An unknown town is refused elsewhere.
    if (!district) continue;
    const { latitude, longitude } = coordinates;
    const isIn = isWithin(latitude, district.latitudes) && isWithin(longitude, district.longitudes);
    const fix = 'look it up again, or correct the town or its district';
    report(`${file} coordinates`, !isIn && `${latitude}, ${longitude} is not in ${name}; ${fix}`);
    report(`${file} address pin`, !district.pins.test(address.pin) && `is not a PIN of ${name}; ${fix}`);
  }
}

export const hotelRules = [placesInDistrict, eachHotel];

import { fillPlaceholders, formatPriceRange, type PostalAddress, type PriceRange } from '../lib/format';

import { content } from './content';
import { labels } from './labels';
import { region } from './region/region';
import type { ParsedHotelFile } from './schema/schema';
import { site, townByName } from './site';

/** A hotel of the group, as pages use it: the fields of its schema, with these added or changed. */
export interface Hotel extends Omit<ParsedHotelFile, 'order' | 'address' | 'rooms' | 'nearby' | 'halls'> {
  /** The name of its file: 'kochi'. */
  id: string;
  townInMalayalam?: string;
  address: PostalAddress;
  /** The prices per night of the cheapest and the most expensive room. */
  priceRange: PriceRange;
  /** The ids of its rooms in content/rooms.json. */
  roomIds: string[];
  /** Places that guests ask about, with their distances in words; the nearest first. */
  nearby: { name: string; words: string }[];
  /** Its halls, with what is known of each in words. */
  halls: (Hall & { words: string })[];
}
export type FeaturedRow = Hotel['rows'][number];
export type GalleryPicture = Hotel['gallery'][number];

type Hall = NonNullable<ParsedHotelFile['halls']>[number];

/** What is known of a hall: '220 seated, 350 standing, 310 m², daylight'. */
export function formatHall({ seated, standing, squareMetres, daylight }: Hall): string {
  const count = (label: string, n: number | undefined) =>
    n === undefined ? [] : [fillPlaceholders(label, { n })];
  return [
    ...count(labels.seated, seated),
    ...count(labels.standing, standing),
    ...count(labels.squareMetres, squareMetres),
    ...(daylight ? [labels.daylight] : []),
  ].join(', ');
}

/** Up to this distance, guests walk. */
const WALK_KM = 1.2;
/** How far people walk in a minute. */
const WALK_METRES_A_MINUTE = 80;

/** The distance of a place for guests: '800 m, 10 min on foot', or '2.4 km' if it is too far to walk. */
export function formatDistance(kilometres: number): string {
  if (kilometres > WALK_KM) return fillPlaceholders(labels.kilometres, { n: kilometres });
  const metres = Math.round(kilometres * 1000);
  const minutes = Math.ceil(metres / WALK_METRES_A_MINUTE);
  const distance =
    metres < 1000
      ? fillPlaceholders(labels.metres, { n: metres })
      : fillPlaceholders(labels.kilometres, { n: kilometres });
  return `${distance}, ${fillPlaceholders(labels.minutesOnFoot, { n: minutes })}`;
}

const allRooms = content.rooms.rooms;

function hotelFrom(
  id: string,
  { order: _, address, rooms, nearby = [], halls = [], ...hotel }: ParsedHotelFile,
): Hotel {
  const town = townByName(hotel.town);
  const prices = allRooms.filter((room) => rooms.includes(room.id)).map(({ price }) => price);
  return {
    ...hotel,
    id,
    townInMalayalam: town?.malayalam,
    address: { ...address, district: town?.district ?? '', state: region.state, country: region.country },
    priceRange: { from: Math.min(...prices), to: Math.max(...prices) },
    roomIds: rooms,
    nearby: [...nearby]
      .sort((one, other) => one.kilometres - other.kilometres)
      .map(({ name, kilometres }) => ({ name, words: formatDistance(kilometres) })),
    halls: halls.map((hall) => ({ ...hall, words: formatHall(hall) })),
  };
}

/** Every hotel, in the order in which the site shows them. A new one without an order comes last. */
export const hotels: Hotel[] = Object.entries(content.hotels)
  .sort(([, a], [, b]) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0)
  .map(([id, hotel]) => hotelFrom(id, hotel));

/** The hotels in the search, the featured slider and the gallery. */
export const featuredHotels: Hotel[] = hotels.filter((hotel) => hotel.isFeatured);

/**
 * The hotel with this id.
 *
 * @throws {Error} when there is none; the message lists the ids that exist.
 */
export function hotelById(id: string): Hotel {
  const hotel = hotels.find((candidate) => candidate.id === id);
  if (!hotel) {
    const known = hotels.map((candidate) => candidate.id).join(', ');
    throw new Error(`There is no hotel '${id}' in content/hotels. Use one of: ${known}.`);
  }
  return hotel;
}

/** What the rooms of a hotel cost, and how many there are if that is known: '₹1,800 – ₹5,000 a night, 12 rooms'. */
export const formatPrices = ({ priceRange, roomCount }: Pick<Hotel, 'priceRange' | 'roomCount'>): string =>
  [
    `${formatPriceRange(priceRange)} ${labels.aNight}`,
    ...(roomCount ? [fillPlaceholders(labels.roomCount, { n: roomCount })] : []),
  ].join(', ');

/** A hotel's name without the brand: 'Rubber House'. */
export function nameWithoutBrand(name: string): string {
  const brand = `${site.shortName} `;
  return name.startsWith(brand) ? name.slice(brand.length) : name;
}

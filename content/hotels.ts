import { hotelFiles } from '@/generated/hotels';

import { withCounts } from './counts';
import { phoneNumber, pictureName, slug, withPictureNames } from './derive';
import { hallWords } from './halls';
import { distanceWords } from './nearby';
import rooms from './rooms.json';
import type { HotelFile } from './schema';
import data from './towns.json';

const files = withPictureNames(withCounts(hotelFiles as unknown as Record<string, HotelFile>));

function hotelOf([id, file]: [string, (typeof files)[string]]) {
  const {
    town: city,
    phone,
    detail,
    address,
    rooms: own,
    rows = [],
    gallery = [],
    access = {},
    nearby = [],
    halls = [],
    reviews = [],
    ...hotel
  } = file;
  const town = data.towns.find(({ name }) => name === city);
  const prices = rooms.rooms.filter(({ title }) => own.includes(slug(title))).map(({ price }) => price);
  return {
    ...hotel,
    id,
    city,
    townInMalayalam: town?.malayalam ?? city,
    phone: phoneNumber(phone),
    /** The name of a picture, like `picture`; featured hotels have both. */
    detail: detail && pictureName(detail.picture),
    address: { ...address, district: town?.district ?? '', state: 'Kerala' },
    /** Cheapest and dearest room a night, in rupees. */
    priceRange: { from: Math.min(...prices), to: Math.max(...prices) },
    /** The ids of its rooms in content/rooms.ts. */
    roomIds: own,
    rows,
    gallery,
    access,
    /** The nearest first. */
    nearby: nearby
      .toSorted((one, other) => one.kilometres - other.kilometres)
      .map(({ name, kilometres }) => ({ name, words: distanceWords(kilometres) })),
    halls: halls.map((hall) => ({ ...hall, words: hallWords(hall) })),
    reviews,
  };
}
export type Hotel = ReturnType<typeof hotelOf>;
export type FeaturedRow = Hotel['rows'][number];
export type GalleryPicture = Hotel['gallery'][number];
export type PostalAddress = Hotel['address'];

/** Every property, in the order in which the site shows them. A new one without an order comes last. */
export const hotels: Hotel[] = Object.entries(files)
  .sort(([, a], [, b]) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0)
  .map(hotelOf);

/** Those of the search, the featured slider and the gallery. */
export const featuredHotels: Hotel[] = hotels.filter((hotel) => hotel.isFeatured);

/**
 * The property with this id.
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

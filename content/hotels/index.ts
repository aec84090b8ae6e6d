import type { Hotel } from '../types';

import { boathouse } from './boathouse';
import { elamakkara } from './elamakkara';
import { ernakulamSouth } from './ernakulam-south';
import { guruvayoor } from './guruvayoor';
import { kalamassery } from './kalamassery';
import { kochi } from './kochi';
import { kottayam } from './kottayam';
import { thrissur } from './thrissur';
import { trivandrum } from './trivandrum';
import { vazhakala } from './vazhakala';

/** How many hotels are featured: each has a slide, a gallery and a place in the search. */
export const featuredCount = 9;

/** Every property, in the order in which the site shows them. */
export const hotels: Hotel[] = [
  trivandrum,
  kottayam,
  kochi,
  thrissur,
  guruvayoor,
  kalamassery,
  vazhakala,
  elamakkara,
  ernakulamSouth,
  boathouse,
];

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

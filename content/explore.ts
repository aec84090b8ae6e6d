import { restaurantHours } from './facilities';
import type { ExploreFacility, ServiceTile } from './types';

/**
 * The tabs of 'Explore Hotels'. Each shows one facility at one hotel, whose name, phone and link are
 * taken from content/hotels by its id. Title: at most 20 characters; description: at most 320.
 */
export const exploreFacilities: ExploreFacility[] = [
  {
    id: 'restaurant',
    icon: 'restaurant',
    title: 'Restaurant',
    description:
      'Karimeen from the boats that tie up outside, moilee with warm appam. Twelve tables stand under the old warehouse beams; ask for one by the shutters at sunset.',
    picture: 'gallery/kochi/fish-table',
    hotel: 'kochi',
    hours: restaurantHours,
    button: 'Visit Now',
  },
  {
    id: 'rooms',
    icon: 'bed',
    title: 'Rooms',
    description:
      'Fourteen rooms open on the courtyard, so you hear the rain before you see it. Carved beds, tiled floors and thick laterite walls that keep the noon heat out.',
    picture: 'rooms/super-deluxe',
    hotel: 'thrissur',
    hours: 'Check in from 2:00 PM',
    button: 'Visit Now',
  },
  {
    id: 'banquet',
    icon: 'users',
    title: 'Banquet Hall',
    description:
      'Room for 220 at table or 350 on chairs, two minutes from East Fort bus stand. A sadhya kitchen that serves on plantain leaf, and parking for forty cars behind the house.',
    picture: 'facilities/banquet-hall',
    hotel: 'trivandrum',
    hours: '8:00 AM to 11:00 PM',
    button: 'Visit Now',
  },
  {
    id: 'pool',
    icon: 'pool',
    title: 'Pool',
    description:
      'Eighteen metres behind the building, palms along two sides and loungers along the third. By four the shallow end belongs to the children.',
    picture: 'facilities/pool',
    hotel: 'vazhakala',
    hours: '6:00 AM to 9:00 PM',
    button: 'Visit Now',
  },
  {
    id: 'ayurveda',
    icon: 'lotus',
    title: 'Ayurveda',
    description:
      'Two treatment rooms at the end of the garden path. The physician sees you first and prescribes little: an oil bath, rest, rice gruel. Oils are boiled here on Fridays, and you can smell it from the gate.',
    picture: 'gallery/elamakkara/oil-bath',
    hotel: 'elamakkara',
    hours: '7:00 AM to 7:00 PM',
    button: 'Visit Now',
  },
  {
    id: 'travel',
    icon: 'car',
    title: 'Travel Desk',
    description:
      'Across from the station, so trains are half our talk: tatkal mornings, late Vande Bharats, a porter at the right coach. Cars for the airport, Alappuzha or Munnar leave from our own porch at a printed price.',
    picture: 'gallery/ernakulam-south/timetable-wall',
    hotel: 'ernakulam-south',
    hours: '24/7',
    button: 'Visit Now',
  },
];

/** The six service tiles below the tabs, in the specification's own words. */
export const serviceTiles: ServiceTile[] = [
  {
    icon: 'bell',
    title: 'Room Service',
    description: '24 Hours Safety and security',
  },
  {
    icon: 'parking',
    title: 'Free Parking',
    description: '24 hours free parking facility',
  },
  {
    icon: 'headset',
    title: 'Customer Support',
    description: '24 hours free customer service',
  },
  {
    icon: 'wifi',
    title: 'Free Wifi',
    description: 'all rooms enabled with free wifi',
  },
  {
    icon: 'users',
    title: 'Banquet Halls',
    description: 'host your events with ease',
  },
  {
    icon: 'restaurant',
    title: 'Restaurant',
    description: 'delightful dining experience',
  },
];

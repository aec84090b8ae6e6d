import type { RoomCard, RoomCarouselCard } from './types';

/**
 * The rooms grid of the Facilities page. Prices are rupees a night for the room. A discount
 * ('20% off') goes together with the price before it (oldPrice), which must be higher than the
 * price; leave both out for a room that has none. Rating: 0 to 5. Bed: at most 60 characters.
 */
export const roomCards: RoomCard[] = [
  {
    id: 'business-suite',
    title: 'Business Suite',
    price: 5000,
    rating: 5,
    reviewText: '1 Review',
    bed: '1 king bed and a sitting room',
    picture: 'rooms/business-suite',
  },
  {
    id: 'premium-room',
    title: 'Premium Room',
    price: 2800,
    oldPrice: 3500,
    discount: '20% off',
    rating: 5,
    reviewText: '1 Review',
    bed: '1 king four-poster',
    picture: 'rooms/premium-room',
  },
  {
    id: 'super-deluxe',
    title: 'Super deluxe',
    price: 1950,
    rating: 5,
    reviewText: '1 Review',
    bed: '1 queen bed',
    picture: 'rooms/super-deluxe',
  },
  {
    id: 'standard',
    title: 'Standard',
    price: 1000,
    rating: 5,
    reviewText: '1 Review',
    bed: '1 single bed',
    picture: 'rooms/standard',
  },
  {
    id: 'deluxe',
    title: 'Deluxe',
    price: 1400,
    rating: 5,
    reviewText: '1 Review',
    bed: '1 queen bed',
    picture: 'rooms/deluxe',
  },
  {
    id: 'family',
    title: 'Family',
    price: 1800,
    oldPrice: 2000,
    discount: '10% off',
    rating: 5,
    reviewText: '1 Review',
    bed: '1 double and 2 single beds',
    picture: 'rooms/family',
  },
];

/**
 * The cards of the rooms carousel. Each leads to the booking page of the hotel that has the room, named by its id.
 */
export const roomCarousel: RoomCarouselCard[] = [
  {
    id: 'suite-padma',
    title: 'Business Suite',
    subtitle: 'A desk, a sitting room and the verandah, at Nilavara Padma',
    picture: 'rooms/business-suite',
    hotel: 'trivandrum',
  },
  {
    id: 'premium-harbour',
    title: 'Premium Room',
    subtitle: 'A four-poster and windows on two sides, at Nilavara Harbour',
    picture: 'rooms/premium-room',
    hotel: 'kochi',
  },
  {
    id: 'super-deluxe-pooram',
    title: 'Super deluxe',
    subtitle: 'A carved bed off the courtyard, at Nilavara Pooram',
    picture: 'rooms/super-deluxe',
    hotel: 'thrissur',
  },
  {
    id: 'family-tulasi',
    title: 'Family',
    subtitle: 'Beds for four and a carrom board, at Nilavara Tulasi',
    picture: 'rooms/family',
    hotel: 'guruvayoor',
  },
];

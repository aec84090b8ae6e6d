import type { Hotel } from '../types';

/**
 * Nilavara Boathouse on Vembanad lake: in the hotel list and grid only, so it has neither rows nor
 * a gallery. What each field means and how long it may be: content/schema.ts.
 */
export const boathouse: Hotel = {
  id: 'boathouse',
  name: 'Nilavara Boathouse',
  city: 'Kottayam',
  town: 'Kumarakom',
  townInMalayalam: 'കുമരകം',
  tagline: 'Six rooms on stilts over Vembanad, and a kettuvallam at the jetty',
  description:
    'Half an hour west of Kottayam the road runs out and the lake begins. The house stands in it: six timber rooms on stilts near Kumarakom, a jetty, and a kettuvallam that sleeps two more. Egrets come in from the bird sanctuary at dusk, and karimeen is on the table an hour after it was in the net.',
  phone: { display: '+91 481 555 0120', e164: '+914815550120' },
  link: {
    url: 'https://book.nilavara.example/boathouse',
    kind: 'booking-engine',
  },
  isFeatured: false,
  picture: 'exteriors/boathouse',
  detail: 'exteriors/boathouse',
  address: {
    lines: ['Jetty Road'],
    locality: 'Kumarakom',
    district: 'Kottayam',
    state: 'Kerala',
    pin: '686563',
  },
  coordinates: { latitude: 9.6146, longitude: 76.4265 },
  amenities: [
    'Lake jetty',
    'Houseboat',
    'Breakfast included',
    'Canoe',
    'Air conditioning',
    'Free Wi-Fi',
    'Free parking on shore',
  ],
  priceRange: { from: 2800, to: 5000 },
  stay: {
    checkIn: '13:00',
    checkOut: '10:30',
    identity:
      'Aadhaar, passport, voter card or driving licence for every adult; visitors from abroad need passport and visa.',
    children: 'From eight years, and swimmers only: there is water on all sides. Life jackets in every size.',
    pets: 'Not on the stilts.',
    cancellation: 'Free until 7 days before arrival; if the lake is closed for weather, you pay nothing.',
    airport: 'Cochin International (COK), 78 km, about 2 hours 15 minutes.',
    railway: 'Kottayam, 15 km; we send a car for ₹600.',
    road: 'Kottayam to Kumarakom by Illikkal, then Jetty Road to its end; park on shore and ring the bell for the canoe.',
  },
  rows: [],
  gallery: [],
};

import type { Hotel } from '../types';

/** Nilavara Rubber House, Kottayam. What each field means and how long it may be: content/schema.ts. */
export const kottayam: Hotel = {
  id: 'kottayam',
  name: 'Nilavara Rubber House',
  city: 'Kottayam',
  town: 'Kottayam',
  townInMalayalam: 'കോട്ടയം',
  tagline: 'A planter’s bungalow above K.K. Road, with the estate still tapped around it',
  description:
    'Our first house: a teak bungalow on a stone plinth, six kilometres out of Kottayam where the road begins to climb. Tappers pass at five with their lamps; by seven the mist has lifted off the rubber and breakfast is on the verandah. Kottayam’s Valiyapally, with its carved Persian cross, is a short drive.',
  phone: { display: '+91 481 555 0112', e164: '+914815550112' },
  link: { url: 'https://rubberhouse.nilavara.example/', kind: 'own-site' },
  isFeatured: true,
  picture: 'exteriors/kottayam',
  detail: 'gallery/kottayam/tea-tray',
  address: {
    lines: ['Off K.K. Road, Vadavathoor'],
    locality: 'Kottayam',
    district: 'Kottayam',
    state: 'Kerala',
    pin: '686010',
  },
  coordinates: { latitude: 9.5896, longitude: 76.5688 },
  amenities: [
    'Breakfast included',
    'Library',
    'Estate walks',
    'Free Wi-Fi',
    'Free parking',
    'Air conditioning',
    'Room service',
  ],
  priceRange: { from: 1950, to: 2800 },
  stay: {
    checkIn: '13:00',
    checkOut: '11:00',
    identity: 'Aadhaar, passport, voter card or driving licence for every adult; a PAN card is not accepted.',
    children:
      'Children of all ages; those up to twelve stay free in their parents’ room. The plinth has steps, so mind toddlers.',
    pets: 'Dogs by arrangement, in the two garden rooms.',
    cancellation: 'Free until 72 hours before arrival; after that the first night is charged.',
    airport: 'Cochin International (COK), 85 km, about 2 hours 30 minutes.',
    railway: 'Kottayam, 7 km; we send a car for ₹300.',
    road: 'Six kilometres from town on K.K. Road towards Kumily; turn uphill at the Vadavathoor smoke-house sign.',
  },
  rows: [
    {
      heading: 'Nilavara Rubber House',
      text: 'You smell the house before you see it: woodsmoke from the sheet-rubber smoke-house, coffee, wet earth. The bungalow was built for a planter who liked to see his trees from bed, and they still come up to the garden wall in rows.',
      picture: 'exteriors/kottayam',
    },
    {
      heading: 'Premium Quality Rooms',
      text: 'Eight rooms with teak floors, high ceilings and windows that open towards the hills. There is no television: the library has a shelf of Aymanam novels and a chair that nobody leaves on purpose.',
      picture: 'gallery/kottayam/hills-window',
    },
    {
      heading: 'Our Vision',
      text: 'To keep a working estate working. The rubber is tapped, smoked and sold as it always was, and half of what the house earns goes into the next roof.',
      picture: 'gallery/kottayam/planters-chair',
    },
  ],
  gallery: [
    {
      picture: 'exteriors/kottayam',
      caption: 'The bungalow in the mist, a little after six',
    },
    {
      picture: 'facilities/breakfast',
      caption: 'Breakfast, when the mist has gone',
    },
    { picture: 'gallery/kottayam/tea-tray', caption: 'Tea at seven, with banana chips from the kitchen' },
    {
      picture: 'gallery/kottayam/planters-chair',
      caption: 'The planter’s chair: the arms swing out to rest your legs',
    },
    {
      picture: 'gallery/kottayam/library',
      caption: 'The library; take a book home if you leave one',
    },
    {
      picture: 'gallery/kottayam/hills-window',
      caption: 'The hills from room four',
    },
    {
      picture: 'gallery/kottayam/rain',
      caption: 'June, from a dry chair',
    },
  ],
};

import type { Hotel } from '../types';

/** Nilavara Pooram, Thrissur. What each field means and how long it may be: content/schema.ts. */
export const thrissur: Hotel = {
  id: 'thrissur',
  name: 'Nilavara Pooram',
  city: 'Thrissur',
  town: 'Thrissur',
  townInMalayalam: 'തൃശ്ശൂർ',
  tagline: 'A courtyard house within earshot of the Pooram drums',
  description:
    'A nalukettu of laterite and jackwood in Chembukkavu, fifteen minutes on foot from the Vadakkunnathan temple and Swaraj Round. Its fourteen rooms open on the nadumuttam, where rain falls into a square pool and brass lamps burn at dusk. In Medam you can hear the Elanjithara melam from the swing.',
  phone: { display: '+91 487 555 0114', e164: '+914875550114' },
  link: {
    url: 'https://book.nilavara.example/thrissur',
    kind: 'booking-engine',
  },
  isFeatured: true,
  picture: 'exteriors/thrissur',
  detail: 'gallery/thrissur/carved-door',
  address: {
    lines: ['Museum Cross Lane, Chembukkavu'],
    locality: 'Thrissur',
    district: 'Thrissur',
    state: 'Kerala',
    pin: '680020',
  },
  coordinates: { latitude: 10.5307, longitude: 76.2223 },
  amenities: [
    'Inner courtyard',
    'Vegetarian kitchen',
    'Air conditioning',
    'Free Wi-Fi',
    'Free parking',
    'Room service',
    'Laundry',
  ],
  priceRange: { from: 1400, to: 1950 },
  stay: {
    checkIn: '14:00',
    checkOut: '11:00',
    identity: 'Aadhaar, passport, voter card or driving licence for every adult; a PAN card is not accepted.',
    children:
      'Children up to ten stay free in their parents’ bed. The courtyard pool is ankle-deep after rain.',
    pets: 'Not in the house.',
    cancellation: 'Free until 48 hours before arrival; Pooram week is not refunded.',
    airport: 'Cochin International (COK), 55 km, about 1 hour 30 minutes.',
    railway: 'Thrissur, 2.5 km; prepaid autos stand at the main entrance.',
    road: 'From Swaraj Round take the Museum road to Chembukkavu; the lane follows the museum wall. Parking for twelve cars.',
  },
  rows: [
    {
      heading: 'Nilavara Pooram',
      text: 'The family that built this house meant it for forty people and one kitchen, so there is always a doorway to sit in. Laterite outside, carved jackwood within, and in the middle a square of open sky.',
      picture: 'exteriors/thrissur',
    },
    {
      heading: 'Premium Quality Rooms',
      text: 'Super deluxe rooms have a queen bed with a carved head, an armchair by the shutters and handloom cotton from Kuthampully. The doors are low because the house is old: bow a little, as everybody does.',
      picture: 'rooms/super-deluxe',
    },
    {
      heading: 'Our Vision',
      text: 'To keep a large house full. Melam students practise under the gatehouse on Tuesdays, and on the first Sunday of the month anyone may come for sadhya, guests and neighbours on the same mats.',
      picture: 'gallery/thrissur/parasols',
    },
  ],
  gallery: [
    {
      picture: 'exteriors/thrissur',
      caption: 'The carved gable at nightfall, after rain',
    },
    {
      picture: 'rooms/super-deluxe',
      caption: 'A Super deluxe room off the courtyard, when the lamps are lit',
    },
    {
      picture: 'gallery/thrissur/sadhya',
      caption: 'Sadhya on the first Sunday of the month',
    },
    {
      picture: 'gallery/thrissur/carved-door',
      caption: 'The front door: the right ring opens it, the left one is for show',
    },
    {
      picture: 'gallery/thrissur/swing',
      caption: 'The swing, claimed after lunch by whoever is first',
    },
    {
      picture: 'gallery/thrissur/parasols',
      caption: 'Pooram parasols, resting until Medam',
    },
    {
      picture: 'gallery/thrissur/pillar-hall',
      caption: 'The pillared hall, where the melam students practise',
    },
  ],
};

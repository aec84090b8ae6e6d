import type { Hotel } from '../types';

/** Nilavara Padma, Trivandrum. What each field means and how long it may be: content/schema.ts. */
export const trivandrum: Hotel = {
  id: 'trivandrum',
  name: 'Nilavara Padma',
  city: 'Trivandrum',
  town: 'Trivandrum',
  townInMalayalam: 'തിരുവനന്തപുരം',
  tagline: 'A lamplit verandah ten minutes on foot from the Padmanabhaswamy temple',
  description:
    'A white lime-plastered bungalow behind East Fort, with a colonnade on two floors and the evening bells of the Padmanabhaswamy temple coming over the wall. Mundus are lent at the desk for the temple’s dress code; Chalai bazaar is on the way back. The hall seats 220, and the Business Suite has the end of the verandah to itself.',
  phone: { display: '+91 471 555 0111', e164: '+914715550111' },
  link: {
    url: 'https://book.nilavara.example/trivandrum',
    kind: 'booking-engine',
  },
  isFeatured: true,
  picture: 'exteriors/trivandrum',
  detail: 'gallery/trivandrum/verandah',
  address: {
    lines: ['Padmatheertham Lane, East Fort'],
    locality: 'Trivandrum',
    district: 'Thiruvananthapuram',
    state: 'Kerala',
    pin: '695023',
  },
  coordinates: { latitude: 8.4842, longitude: 76.9479 },
  amenities: [
    'Air conditioning',
    'Free Wi-Fi',
    'Free parking',
    'Restaurant',
    'Banquet hall',
    'Room service',
    'Ground-floor rooms',
  ],
  priceRange: { from: 1800, to: 5000 },
  stay: {
    checkIn: '14:00',
    checkOut: '11:00',
    identity: 'Aadhaar, passport, voter card or driving licence for every adult; a PAN card is not accepted.',
    children: 'Two children up to ten stay free in their parents’ bed; an extra mattress is ₹500 a night.',
    pets: 'Not in the house.',
    cancellation: 'Free until 48 hours before arrival; after that the first night is charged.',
    airport: 'Trivandrum International (TRV), 5 km, about 15 minutes.',
    railway: 'Trivandrum Central, 1.2 km; an auto-rickshaw takes 5 minutes.',
    road: 'From M.G. Road turn in at East Fort bus stand; our gate is the third on the left, with parking inside.',
  },
  rows: [
    {
      heading: 'Nilavara Padma',
      text: 'At half past six the lamps are lit along the colonnade and the street outside fills with people walking to the Padmanabhaswamy temple. The house stands just far enough back from East Fort for that to be pleasant.',
      picture: 'exteriors/trivandrum',
    },
    {
      heading: 'Premium Quality Rooms',
      text: 'The Business Suite has a king bed, a sitting room and a desk that looks down the length of the verandah. Every room has a firm mattress and blackout shutters for those who were at the temple at half past three in the morning.',
      picture: 'rooms/business-suite',
    },
    {
      heading: 'Our Vision',
      text: 'A palace town should not need a palace bill. We keep the lime plaster and the brass lamps as they were made, and hire from the streets of the Fort, so that whoever shows you to your room can also tell you which gate to use at dawn.',
      picture: 'gallery/trivandrum/brass-lamp',
    },
  ],
  gallery: [
    {
      picture: 'exteriors/trivandrum',
      caption: 'The colonnade after sunset, when the lamps have just been lit',
    },
    {
      picture: 'rooms/business-suite',
      caption: 'The Business Suite in the late afternoon, its doors open on the verandah',
    },
    {
      picture: 'facilities/lobby',
      caption: 'The lobby; somebody is at this desk all night',
    },
    {
      picture: 'facilities/banquet-hall',
      caption: 'The banquet hall, laid for a wedding lunch',
    },
    {
      picture: 'gallery/trivandrum/brass-lamp',
      caption: 'The nilavilakku by the front door, lit every evening',
    },
    {
      picture: 'gallery/trivandrum/verandah',
      caption: 'The upper verandah; it is White’s move',
    },
    {
      picture: 'gallery/trivandrum/palace-stair',
      caption: 'The stair to the upper verandah, half its brass done',
    },
  ],
};

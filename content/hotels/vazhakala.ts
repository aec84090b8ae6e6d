import type { Hotel } from '../types';

/** Nilavara Seaport, Vazhakala. What each field means and how long it may be: content/schema.ts. */
export const vazhakala: Hotel = {
  id: 'vazhakala',
  name: 'Nilavara Seaport',
  city: 'Vazhakala',
  town: 'Vazhakala',
  townInMalayalam: 'വാഴക്കാല',
  tagline: 'Apartments with balconies full of leaves, fifteen minutes from Infopark',
  description:
    'Stay a night or a quarter. Thirty-two studios and apartments climb back from the street in terraces, each with a kitchenette, a washing line out of sight and a balcony that the gardener waters whether you are in or not. Infopark and SmartCity are fifteen minutes before nine and forty after. The pool lies behind, eighteen metres among palms.',
  phone: { display: '+91 484 555 0117', e164: '+914845550117' },
  link: {
    url: 'https://stays.example.com/nilavara-seaport-vazhakala',
    kind: 'marketplace',
  },
  isFeatured: true,
  picture: 'exteriors/vazhakala',
  detail: 'gallery/vazhakala/atrium',
  address: {
    lines: ['Civil Line Road, Vazhakala'],
    locality: 'Kakkanad, Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
    pin: '682030',
  },
  coordinates: { latitude: 10.0158, longitude: 76.3296 },
  amenities: [
    'Pool',
    'Kitchenette',
    'Infopark shuttle',
    'Laundry',
    'Air conditioning',
    'Free Wi-Fi',
    'Free parking',
    'Lift',
    'Weekly rates',
  ],
  priceRange: { from: 1400, to: 2800 },
  stay: {
    checkIn: '14:00',
    checkOut: '12:00',
    identity:
      'Aadhaar, passport, voter card or driving licence for every adult; an employer’s letter for stays over 30 nights.',
    children:
      'Children of all ages; cot and high chair free. No lifeguard at the pool: under twelves swim with an adult.',
    pets: 'Cats and small dogs on the ground floor, ₹300 a night.',
    cancellation: 'Free until 48 hours before arrival; monthly stays 7 days.',
    airport: 'Cochin International (COK), 26 km, about 50 minutes by Seaport–Airport Road.',
    railway: 'Ernakulam Town, 8 km; Ernakulam Junction, 10 km.',
    road: 'On Civil Line Road between Palarivattom and Kakkanad, 1.5 km before Seaport–Airport Road; basement parking.',
  },
  rows: [
    {
      heading: 'Nilavara Seaport',
      text: 'Teal tiles, bare concrete and nine hundred pots: from the street the building looks like a hillside that somebody has furnished. There is a shelf for your own pressure cooker and a grocer at the gate who remembers your milk.',
      picture: 'exteriors/vazhakala',
    },
    {
      heading: 'Premium Quality Rooms',
      text: 'Every apartment has two hobs, a fridge you can stand a jackfruit in, a table for four and a bed on the quiet side. The Wi-Fi has a second line for the days when a release goes out.',
      picture: 'gallery/vazhakala/kitchenette',
    },
    {
      heading: 'Our Vision',
      text: 'Postings to Kochi last three months, and three months is too long for a hotel room and too short for a lease. We want the middle to feel like a home: your name on the bell, your plants on the balcony.',
      picture: 'facilities/pool',
    },
  ],
  gallery: [
    {
      picture: 'exteriors/vazhakala',
      caption: 'Nine hundred pots, one gardener',
    },
    {
      picture: 'facilities/pool',
      caption: 'The pool behind the building, once the children have gone in',
    },
    {
      picture: 'facilities/room-service',
      caption: 'Room service, for when the hob can wait',
    },
    { picture: 'facilities/laundry', caption: 'Given by noon, back by nine' },
    {
      picture: 'gallery/vazhakala/balcony',
      caption: 'A balcony on the fourth terrace, coffee at seven',
    },
    {
      picture: 'gallery/vazhakala/kitchenette',
      caption: 'The kitchenette of a studio',
    },
    { picture: 'gallery/vazhakala/rooftop', caption: 'The roof after a shower; ask for the key' },
    {
      picture: 'gallery/vazhakala/atrium',
      caption: 'The atrium, watered before breakfast',
    },
  ],
};

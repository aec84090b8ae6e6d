import type { Hotel } from '../types';

/** Nilavara Tulasi, Guruvayoor. What each field means and how long it may be: content/schema.ts. */
export const guruvayoor: Hotel = {
  id: 'guruvayoor',
  name: 'Nilavara Tulasi',
  city: 'Guruvayoor',
  town: 'Guruvayoor',
  townInMalayalam: 'ഗുരുവായൂർ',
  tagline: 'Three hundred steps from the East Nada, awake before the temple is',
  description:
    'The temple opens at three for Nirmalyam, and so does our kitchen. The desk wakes you with coffee, lends a mundu for the dress code, keeps phones and shoes, and sends a boy with you to the right queue. Forty rooms on three floors around a tulasi plinth, most of them for families, all of them vegetarian in habit.',
  phone: { display: '+91 487 555 0115', e164: '+914875550115' },
  link: {
    url: 'https://book.nilavara.example/guruvayoor',
    kind: 'booking-engine',
  },
  isFeatured: true,
  picture: 'exteriors/guruvayoor',
  detail: 'gallery/guruvayoor/lamp-rows',
  address: {
    lines: ['East Nada'],
    locality: 'Guruvayoor',
    district: 'Thrissur',
    state: 'Kerala',
    pin: '680101',
  },
  coordinates: { latitude: 10.5949, longitude: 76.0437 },
  amenities: [
    'Kitchen open from 3:00 AM',
    'Vegetarian restaurant',
    'Dress-code mundus lent free',
    'Family rooms',
    'Lift',
    'Free Wi-Fi',
    'Free parking',
  ],
  priceRange: { from: 1000, to: 1800 },
  stay: {
    checkIn: '12:00',
    checkOut: '12:00',
    identity:
      'Aadhaar, passport, voter card or driving licence for every adult; one card is enough for a family.',
    children:
      'Children up to twelve stay free in a Family room; warm milk at any hour, and a quiet room before the choroonu.',
    pets: 'Not in the house.',
    cancellation: 'Free until 24 hours before arrival; wedding dates 7 days.',
    airport: 'Cochin International (COK), 80 km, about 2 hours 15 minutes.',
    railway: 'Guruvayoor, 700 m; Thrissur, 27 km, for the long-distance trains.',
    road: 'From Thrissur through Amala and Choondal; enter by the Outer Ring Road and park with us, as the Nada is closed to cars.',
  },
  rows: [
    {
      heading: 'Nilavara Tulasi',
      text: 'Pilgrims’ hours are not hotel hours, so we changed ours. Lights on the stairs at half past two, coffee at a quarter to three, and a hand with the mundu for anyone who last wore one at his own wedding.',
      picture: 'exteriors/guruvayoor',
    },
    {
      heading: 'Premium Quality Rooms',
      text: 'A Family room sleeps four: a double bed, two singles and a carrom board for the hours in between. The door is thick enough to sleep till noon behind.',
      picture: 'rooms/family',
    },
    {
      heading: 'Our Vision',
      text: 'That nobody goes home from Guruvayoor remembering the queue. We tell you honestly when it is a crowded Thursday, and never sell a darshan, because it is not ours to sell.',
      picture: 'gallery/guruvayoor/lamp-rows',
    },
  ],
  gallery: [
    {
      picture: 'exteriors/guruvayoor',
      caption: 'The arcade at dusk, the lamp tower lit',
    },
    { picture: 'rooms/family', caption: 'A Family room for four, with the carrom board' },
    {
      picture: 'gallery/guruvayoor/lamp-rows',
      caption: 'Lamps lit for Vilakku',
    },
    {
      picture: 'gallery/guruvayoor/idli-breakfast',
      caption: 'Idlis from half past three',
    },
    {
      picture: 'gallery/guruvayoor/tulasi',
      caption: 'The tulasi that the house is named after',
    },
    {
      picture: 'gallery/guruvayoor/pilgrim-room',
      caption: 'A pilgrim room for three, plain and aired',
    },
    {
      picture: 'gallery/guruvayoor/temple-flowers',
      caption: 'Flowers for the morning offering',
    },
    {
      picture: 'gallery/guruvayoor/music-room',
      caption: 'The music room, after the evening Deeparadhana',
    },
  ],
};

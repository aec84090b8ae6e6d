import type { Hotel } from '../types';

/** Nilavara Metro, Kalamassery. What each field means and how long it may be: content/schema.ts. */
export const kalamassery: Hotel = {
  id: 'kalamassery',
  name: 'Nilavara Metro',
  city: 'Kalamassery',
  town: 'Kalamassery',
  townInMalayalam: 'കളമശ്ശേരി',
  tagline: 'By Metro pillar 318: the city in twenty minutes, the airport in thirty-five',
  description:
    'Sixty-four rooms behind terracotta screens, beside Metro pillar 318 between Cusat and Pathadipalam stations. Visiting examiners, founders from the Innovation Zone and people with a morning flight share the breakfast counter. The meeting room seats sixteen and has a screen that works at the first attempt.',
  phone: { display: '+91 484 555 0116', e164: '+914845550116' },
  link: {
    url: 'https://book.nilavara.example/kalamassery',
    kind: 'booking-engine',
  },
  isFeatured: true,
  picture: 'exteriors/kalamassery',
  detail: 'gallery/kalamassery/night-desk',
  address: {
    lines: ['Metro Pillar 318, National Highway'],
    locality: 'Kalamassery',
    district: 'Ernakulam',
    state: 'Kerala',
    pin: '682033',
  },
  coordinates: { latitude: 10.0432, longitude: 76.3162 },
  amenities: [
    'Meeting room for 16',
    'Work desk in every room',
    'Lift',
    'Air conditioning',
    'Free Wi-Fi',
    'Free parking',
    'Restaurant',
    'Car charging',
  ],
  priceRange: { from: 1000, to: 1400 },
  stay: {
    checkIn: '12:00',
    checkOut: '11:00',
    identity:
      'Aadhaar, passport, voter card or driving licence for every adult; a company letter for bills to your firm.',
    children: 'Children up to ten stay free in their parents’ bed; cots on request.',
    pets: 'Not in the house.',
    cancellation: 'Free until 6:00 PM on the day before arrival.',
    airport: 'Cochin International (COK), 19 km, about 35 minutes.',
    railway: 'Aluva, 9 km; Ernakulam Town, 9 km; both by Metro and a short auto ride.',
    road: 'On the service lane of the highway at Metro pillar 318, on the right as you come from Aluva; ramp to the basement.',
  },
  rows: [
    {
      heading: 'Nilavara Metro',
      text: 'The number to tell the driver is 318: that is our pillar. Trains go by at treetop height, silent behind double glass, to Edappally in five minutes and M.G. Road in twenty.',
      picture: 'exteriors/kalamassery',
    },
    {
      heading: 'Premium Quality Rooms',
      text: 'Deluxe rooms have a queen bed, a window seat long enough to nap on and a desk with five sockets where your hands are. Shirts handed in before noon are back by nine.',
      picture: 'rooms/deluxe',
    },
    {
      heading: 'Our Vision',
      text: 'A business hotel that costs the city less. Three thousand clay blocks, pressed at a kiln across the Periyar, shade the front, and rain from the roof waters the planters.',
      picture: 'gallery/kalamassery/jali-corridor',
    },
  ],
  gallery: [
    {
      picture: 'exteriors/kalamassery',
      caption: 'The door and the lit screens after a shower, seen from the service lane',
    },
    { picture: 'rooms/deluxe', caption: 'A Deluxe room, a book left open on its window seat' },
    {
      picture: 'facilities/meeting-room',
      caption: 'The meeting room, for up to sixteen',
    },
    {
      picture: 'gallery/kalamassery/jali-corridor',
      caption: 'Four o’clock on the third floor: the sun comes through in coins',
    },
    {
      picture: 'gallery/kalamassery/night-desk',
      caption: 'The last mail before the morning flight',
    },
    {
      picture: 'gallery/kalamassery/lounge',
      caption: 'The lounge, open all night',
    },
    {
      picture: 'gallery/kalamassery/breakfast-counter',
      caption: 'The breakfast counter, before the morning flights',
    },
  ],
};

import type { Hotel } from '../types';

/** Nilavara Harbour, Kochi. What each field means and how long it may be: content/schema.ts. */
export const kochi: Hotel = {
  id: 'kochi',
  name: 'Nilavara Harbour',
  city: 'Kochi',
  town: 'Kochi',
  townInMalayalam: 'കൊച്ചി',
  tagline: 'A pepper warehouse on the Fort Kochi quay, in sight of the Chinese nets',
  description:
    'Pepper, then coir, then nothing for thirty years: the warehouse on Calvathy quay has eighteen rooms now, behind the same green shutters and walls a metre thick. The Chinese fishing nets are a short walk, the Water Metro jetty nearer still, and the spice lanes of Mattancherry ten minutes by auto.',
  phone: { display: '+91 484 555 0113', e164: '+914845550113' },
  link: { url: 'https://harbour.nilavara.example/', kind: 'own-site' },
  isFeatured: true,
  picture: 'exteriors/kochi',
  detail: 'gallery/kochi/bicycle',
  address: {
    lines: ['Calvathy Road, Fort Kochi'],
    locality: 'Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
    pin: '682001',
  },
  coordinates: { latitude: 9.9679, longitude: 76.2478 },
  amenities: [
    'Waterfront restaurant',
    'Air conditioning',
    'Free Wi-Fi',
    'Free parking',
    'Bicycles to borrow',
    'Room service',
    'Laundry',
  ],
  priceRange: { from: 1950, to: 2800 },
  stay: {
    checkIn: '14:00',
    checkOut: '11:00',
    identity:
      'Aadhaar, passport, voter card or driving licence for every adult; visitors from abroad need passport and visa.',
    children:
      'Children up to eight stay free in their parents’ bed. The quay has no railing, so keep small ones in hand.',
    pets: 'Not in the house; two cats live here already.',
    cancellation: 'Free until 48 hours before arrival; 7 days around New Year and the Carnival.',
    airport: 'Cochin International (COK), 43 km, about 1 hour 30 minutes.',
    railway: 'Ernakulam Junction, 13 km; or the ferry from Ernakulam boat jetty and a short walk.',
    road: 'Over the Thoppumpady bridges to Fort Kochi, then Calvathy Road along the water. Cars wait in the old loading yard.',
  },
  rows: [
    {
      heading: 'Nilavara Harbour',
      text: 'The building faces the water as a warehouse should, with its arched door at the height of a cart. By five the sun comes in level, the nets go down on their long poles, and somebody on the quay will sell you the catch.',
      picture: 'exteriors/kochi',
    },
    {
      heading: 'Premium Quality Rooms',
      text: 'The Premium Rooms lie on the first floor, up the broad stair that sacks once slid down. A king four-poster, windows on two sides, a floor of red oxide polished by hand.',
      picture: 'rooms/premium-room',
    },
    {
      heading: 'Our Vision',
      text: 'To be part of a harbour and not a view of one. We buy fish on the quay each morning and pepper from the Mattancherry traders who once rented this floor.',
      picture: 'gallery/kochi/spices',
    },
  ],
  gallery: [
    {
      picture: 'exteriors/kochi',
      caption: 'The arched door after a shower, when the sun comes in level',
    },
    {
      picture: 'rooms/premium-room',
      caption: 'A Premium Room: the four-poster, tea brought up, the harbour in both windows',
    },
    {
      picture: 'facilities/restaurant',
      caption: 'The restaurant, before the boats are in',
    },
    {
      picture: 'gallery/kochi/spices',
      caption: 'What the house was built for: pepper, cardamom, nutmeg and mace',
    },
    {
      picture: 'gallery/kochi/quay-window',
      caption: 'The nets, from the window sill of room seven',
    },
    {
      picture: 'gallery/kochi/staircase',
      caption: 'The staircase, worn by two centuries of pepper sacks',
    },
    { picture: 'gallery/kochi/fish-table', caption: 'A table on the quay, when the nets are up' },
    {
      picture: 'gallery/kochi/bicycle',
      caption: 'Bicycles to borrow; the bell works',
    },
  ],
};

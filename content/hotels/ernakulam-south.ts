import type { Hotel } from '../types';

/** Nilavara Junction, Ernakulam South. What each field means and how long it may be: content/schema.ts. */
export const ernakulamSouth: Hotel = {
  id: 'ernakulam-south',
  name: 'Nilavara Junction',
  city: 'Ernakulam South',
  town: 'Ernakulam South',
  townInMalayalam: 'എറണാകുളം സൗത്ത്',
  tagline: 'Around the corner from Ernakulam Junction, and up as late as the trains',
  description:
    'The curved building opposite the South gate of Ernakulam Junction has put up travellers since 1946. Rooms are small, spotless and let by the night or by six hours between trains; the coffee counter below never shuts. The Metro’s Ernakulam South station is four minutes on foot, Durbar Hall Ground and the Shiva temple ten.',
  phone: { display: '+91 484 555 0119', e164: '+914845550119' },
  link: {
    url: 'https://book.nilavara.example/ernakulam-south',
    kind: 'booking-engine',
  },
  isFeatured: true,
  picture: 'exteriors/ernakulam-south',
  detail: 'gallery/ernakulam-south/filter-coffee',
  address: {
    lines: ['South Junction Corner, Chittoor Road'],
    locality: 'Ernakulam South, Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
    pin: '682016',
  },
  coordinates: { latitude: 9.9694, longitude: 76.2885 },
  amenities: [
    'Day rooms for six hours',
    '24-hour coffee counter',
    'Left luggage',
    'Travel desk',
    'Air conditioning',
    'Free Wi-Fi',
    'Free parking nearby',
  ],
  priceRange: { from: 1000, to: 1400 },
  stay: {
    checkIn: '10:00',
    checkOut: '10:00',
    identity: 'Aadhaar, passport, voter card or driving licence for every adult; a PAN card is not accepted.',
    children: 'Children up to ten stay free in their parents’ bed.',
    pets: 'Not in the house.',
    cancellation: 'Free until 6:00 PM on the day of arrival.',
    airport: 'Cochin International (COK), 32 km, about 1 hour; airport buses stop at the corner.',
    railway: 'Ernakulam Junction (South), 250 m; we meet late trains at the main gate if you ring ahead.',
    road: 'On Chittoor Road at the station corner; drop bags at the door and we park the car in the yard behind.',
  },
  rows: [
    {
      heading: 'Nilavara Junction',
      text: 'Cream bands, brick-red bands and a corner as round as a ship’s bridge. The night porter knows every train and wakes you for yours with coffee, once politely and once not.',
      picture: 'exteriors/ernakulam-south',
    },
    {
      heading: 'Premium Quality Rooms',
      text: 'A Standard room costs a thousand rupees and is exactly as big as it needs to be. If you only have six hours between trains, you pay for six hours.',
      picture: 'rooms/standard',
    },
    {
      heading: 'Our Vision',
      text: 'That the cheapest room in the group is also one of the best kept. The terrazzo stair is polished by hand on Mondays, and no guest is turned out into the rain because it is four in the morning.',
      picture: 'gallery/ernakulam-south/deco-stair',
    },
  ],
  gallery: [
    {
      picture: 'exteriors/ernakulam-south',
      caption: 'The corner on a wet night',
    },
    { picture: 'rooms/standard', caption: 'A Standard room, aired and made up' },
    {
      picture: 'facilities/travel-assistance',
      caption: 'The travel desk, where fares are printed and trains looked up',
    },
    {
      picture: 'gallery/ernakulam-south/filter-coffee',
      caption: 'Filter coffee from the counter that never shuts',
    },
    {
      picture: 'gallery/ernakulam-south/deco-stair',
      caption: 'The stair of 1946',
    },
    {
      picture: 'gallery/ernakulam-south/night-room',
      caption: 'By the bed in a corner room, after the last train but one',
    },
    { picture: 'gallery/ernakulam-south/timetable-wall', caption: 'The board in the hall: the next trains' },
    {
      picture: 'gallery/ernakulam-south/record-bar',
      caption: 'The record bar; guests choose until eleven',
    },
  ],
};

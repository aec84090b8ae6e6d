import type { Hotel } from '../types';

/** Nilavara Grove, Elamakkara. What each field means and how long it may be: content/schema.ts. */
export const elamakkara: Hotel = {
  id: 'elamakkara',
  name: 'Nilavara Grove',
  city: 'Elamakkara',
  town: 'Elamakkara',
  townInMalayalam: 'എളമക്കര',
  tagline: 'Garden villas and an Ayurveda house, ten minutes from Edappally',
  description:
    'Behind a laterite wall off Elamakkara Road stand nine low villas among plantain and areca. Patients’ relatives from Amrita Hospital come for the quiet, others for the physician: a first talk, an oil bath, rice gruel, rest. Lulu Mall is ten minutes away and cannot be heard.',
  phone: { display: '+91 484 555 0118', e164: '+914845550118' },
  link: { url: 'https://grove.nilavara.example/', kind: 'own-site' },
  isFeatured: true,
  picture: 'exteriors/elamakkara',
  detail: 'gallery/elamakkara/hammock',
  address: {
    lines: ['Keerthi Nagar, Elamakkara Road'],
    locality: 'Elamakkara, Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
    pin: '682026',
  },
  coordinates: { latitude: 10.0209, longitude: 76.2951 },
  amenities: [
    'Ayurveda physician',
    'Oil baths and treatments',
    'Garden',
    'Air conditioning',
    'Free Wi-Fi',
    'Free parking',
    'Step-free villas',
    'Special diets',
  ],
  priceRange: { from: 1800, to: 2800 },
  stay: {
    checkIn: '13:00',
    checkOut: '11:00',
    identity:
      'Aadhaar, passport, voter card or driving licence for every adult; visitors from abroad need passport and visa.',
    children: 'Welcome in the three villas by the gate; treatments are for adults.',
    pets: 'Dogs on a lead, in the villas by the gate.',
    cancellation: 'Free until 72 hours before arrival; treatment courses 7 days.',
    airport: 'Cochin International (COK), 24 km, about 50 minutes.',
    railway: 'Ernakulam Town, 6 km; Edappally Metro station, 2.5 km.',
    road: 'From Edappally junction take Elamakkara Road for 2 km; the wooden gate is after Keerthi Nagar, with parking under the mango.',
  },
  rows: [
    {
      heading: 'Nilavara Grove',
      text: 'Nine villas, none higher than the plantains. Paths of stone run between them, swept at six with a sound that guests say they miss at home.',
      picture: 'exteriors/elamakkara',
    },
    {
      heading: 'Premium Quality Rooms',
      text: 'Each villa has its own verandah, a bed under a timber ceiling and a bathroom tiled in teal, with a deep bath that looks into the garden.',
      picture: 'facilities/bathroom',
    },
    {
      heading: 'Our Vision',
      text: 'Treatment that knows its limits. The physician sees everyone before the first oil, says no when the answer is a hospital, and writes down what was given and why.',
      picture: 'gallery/elamakkara/oil-bath',
    },
  ],
  gallery: [
    {
      picture: 'exteriors/elamakkara',
      caption: 'A villa in the morning haze, before the first tea',
    },
    { picture: 'facilities/bathroom', caption: 'A villa bathroom' },
    {
      picture: 'gallery/elamakkara/garden-path',
      caption: 'The stepping stones to the last villa',
    },
    {
      picture: 'gallery/elamakkara/oil-bath',
      caption: 'The treatment room, oils warmed',
    },
    {
      picture: 'gallery/elamakkara/reading-nook',
      caption: 'A place for the second chapter',
    },
    {
      picture: 'gallery/elamakkara/garden-tea',
      caption: 'Tea, wherever the shade is',
    },
    {
      picture: 'gallery/elamakkara/garden-bath',
      caption: 'Water for the bath behind the villa, no roof but leaves',
    },
    {
      picture: 'gallery/elamakkara/hammock',
      caption: 'The hammock; the afternoon can wait',
    },
  ],
};

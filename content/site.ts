import type { PhoneNumber, Site } from './types';

/** The one constant that renames the group. Its short and its registered name follow, unless you write them out below. */
const name = 'Nilavara Residencies';
const phone: PhoneNumber = { display: '+91 481 555 0100', e164: '+914815550100' };
const email = 'stay@nilavara.example';

/** Who the group is and how it is reached; every page takes its brand, phone and e-mail from here. */
export const site: Site = {
  name,
  shortName: name.split(' ')[0]!,
  legalName: `${name} Private Limited`,
  url: 'https://www.nilavara.example',
  language: 'en-IN',
  tagline: 'Ten Kerala houses, each at home in its town',
  blurb:
    'Ten houses from Trivandrum to Guruvayoor: a lakeside boathouse, a spice warehouse, a courtyard home, hotels by the railway and the Metro. All are run from Kottayam, and every desk is open day and night.',
  phone,
  email,
  chatText: 'Hello! I would like to connect with you.',
  address: {
    lines: ['Nilavara House, Second Floor', 'K.K. Road, Kanjikuzhi'],
    locality: 'Kottayam',
    district: 'Kottayam',
    state: 'Kerala',
    pin: '686004',
  },
  coordinates: { latitude: 9.5898, longitude: 76.5406 },
  places: ['Trivandrum', 'Kottayam', 'Kochi', 'Thrissur', 'Guruvayoor'],
  social: [
    {
      name: 'Facebook',
      icon: 'facebook',
      url: 'https://facebook.nilavara.example/',
    },
    {
      name: 'Instagram',
      icon: 'instagram',
      url: 'https://instagram.nilavara.example/',
    },
    {
      name: 'YouTube',
      icon: 'youtube',
      url: 'https://youtube.nilavara.example/',
    },
    {
      name: 'LinkedIn',
      icon: 'linkedin',
      url: 'https://linkedin.nilavara.example/',
      isPlaceholder: true,
    },
  ],
  copyrightYear: 2025,
  credit: {
    label: 'Chembarathi Web Works',
    url: 'https://chembarathi.example/',
  },
  officialChannels: `We answer on ${phone.display}, at ${email} and on the hotel numbers printed here. We never ask for a card number or an OTP by phone. A website or caller that does so in our name is not ours.`,
  timeZone: 'Asia/Kolkata',
};

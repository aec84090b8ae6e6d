import type { IconName, PhoneNumber, PostalAddress } from './types';

/** The group's account at a social network. */
export interface SocialLink {
  name: 'Facebook' | 'Instagram' | 'YouTube' | 'LinkedIn';
  icon: IconName;
  /** Absolute https address. */
  url: string;
  /** True while there is no account yet: the icon is shown, but it is no link. */
  isPlaceholder?: true;
}

/** Who the group is and how it is reached; every page takes its brand, phone and e-mail from here. */
export interface Site {
  /** In titles, the footer and the logo's accessible name; at most 40 characters. */
  name: string;
  /** Where there is no room for the whole name; at most 16 characters. */
  shortName: string;
  /** The company as it is registered. */
  legalName: string;
  /** Where the site lives, without a slash at the end. */
  url: string;
  /** Language tag of the texts. */
  language: string;
  /** At most 60 characters. */
  tagline: string;
  /** The footer's paragraph, at most 300 characters. */
  blurb: string;
  /** The one business phone: top bar, contact widget, footer and Contact. */
  phone: PhoneNumber;
  /** The one business e-mail. */
  email: string;
  /** Stands ready in the messaging app when a visitor opens the chat. */
  chatText: string;
  /** The office: where post goes and where the map points. */
  address: PostalAddress;
  /** Decimal degrees, WGS 84, of the office. */
  coordinates: { latitude: number; longitude: number };
  /** The cities of the top bar. */
  places: string[];
  social: SocialLink[];
  /** A fixed figure, not the clock. */
  copyrightYear: number;
  /** Who built the site. */
  credit: { label: string; url: string };
  /** Warns guests of look-alike sites; at most 240 characters. */
  officialChannels: string;
  /** Name of the time zone in which the hotels' hours are meant. */
  timeZone: string;
}

const phone: PhoneNumber = { display: '+91 481 555 0100', e164: '+914815550100' };
const email = 'stay@nilavara.example';

export const site: Site = {
  name: 'Nilavara Residencies',
  shortName: 'Nilavara',
  legalName: 'Nilavara Residencies Private Limited',
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

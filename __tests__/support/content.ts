import type { Content, FileName } from '@/content/schema/schema';
import { contentFiles } from '@/generated/content';

/**
 * Content of an invented group, so that the rules are tested without the site's own texts. A new price or a new hotel
 * then changes no test. Its numbers are from the specification. A file that is not here is the site's own.
 */
const words = 'A quiet house by the water, with a cook who knows what the boats brought in today.';
/** A text with few words in common with other texts. */
const own = (name: string) =>
  `What is true of ${name}: ${[...'abcdefghijk'].map((letter) => letter + name.replace(/\W/g, '')).join(' ')}.`;
const alt = (name: string) => `What is to be seen here is called ${name} in this test`;
const photo = (name: string) => ({ picture: `/pictures/${name}.jpg`, alt: alt(name) });

const stay = (id: string) => ({
  checkIn: '14:00',
  checkOut: '11:00',
  identity: 'A paper with a picture for every adult.',
  children: 'Welcome at any age.',
  pets: 'Not in the house.',
  cancellation: 'Free until two days before arrival.',
  airport: `Cochin International, ${{ kochi: 43, kottayam: 85 }[id] ?? 78} km. (from ${id})`,
  railway: `The station near ${id}, 13 km.`,
  road: `Over the bridges, then on the road to ${id}.`,
});

const pictureOf = (id: string, number: number) => photo(`gallery/${id}/${number}`);

const hotel = (id: string, town: string, others: object) => ({
  name: `House ${id}`,
  town,
  tagline: `A house by the water of ${id}`,
  description: own(id),
  isFeatured: true,
  ...photo(`exteriors/${id}`),
  address: { lines: [`${id} Road`], locality: town, pin: '686001' },
  amenities: ['Laundry', 'Free parking', 'Restaurant'],
  rooms: ['business-suite', 'premium-room', 'super-deluxe', 'standard', 'deluxe', 'family'],
  roomCount: 12,
  stay: stay(id),
  nearby: [
    { name: 'The market', kilometres: 2 },
    { name: 'The ferry', kilometres: 0.4 },
  ],
  halls: [{ name: 'Banquet hall', seated: 200, standing: 300, squareMetres: 260, daylight: true }],
  malayalam: {
    name: `വീട് ${id}`.replace(/[a-z]+$/, String(id.length)),
    address: `വഴി ${'ക'.repeat(id.length)}`,
  },
  rows: [`House ${id}`, 'Premium Quality Rooms', 'Our Vision'].map((heading, index) => ({
    heading,
    text: own(`row ${index + 1} in ${id}`),
    picture: `/pictures/gallery/${id}/${index + 1}.jpg`,
  })),
  gallery: [1, 2, 3, 4, 5, 6].map((number) => ({
    ...pictureOf(id, number),
    caption: `The garden of ${id} at ${number} o’clock`,
  })),
  ...others,
});

const hotels = {
  kochi: hotel('kochi', 'Kochi', {
    order: 1,
    phone: '+91 484 555 0131',
    link: { url: 'https://harbour.house.example/', kind: 'own-site' },
    address: { lines: ['Quay Road'], locality: 'Kochi', pin: '682001' },
    coordinates: { latitude: 9.9679, longitude: 76.2478 },
  }),
  kottayam: hotel('kottayam', 'Kottayam', {
    order: 2,
    phone: '+91 481 555 0111',
    link: { url: 'https://book.house.example/kottayam', kind: 'booking-engine' },
    coordinates: { latitude: 9.5896, longitude: 76.5688 },
  }),
  lake: hotel('lake', 'Kumarakom', {
    order: 3,
    phone: '+91 481 555 0120',
    link: { url: 'https://market.example/lake', kind: 'marketplace' },
    address: { lines: ['Jetty Road'], locality: 'Kumarakom', pin: '686563' },
    coordinates: { latitude: 9.6146, longitude: 76.4265 },
    isFeatured: false,
    amenities: ['Laundry', 'Free parking', 'Canoe'],
    rows: [],
    gallery: [],
  }),
};

const rooms: [string, number, object?][] = [
  ['Business Suite', 5000],
  ['Premium Room', 2800, { oldPrice: 3500 }],
  ['Super deluxe', 1950],
  ['Standard', 1000],
  ['Deluxe', 1400],
  ['Family', 1800],
];

const offers: [number, string, string][] = [
  [15, 'COME15', 'Book Direct'],
  [40, 'ONAM40', 'Festival Week'],
  [25, 'PAIR25', 'Rooms Together'],
];

const places = 'office junction station townRoad mainRoad eastward southward northRiver southRiver'.split(
  ' ',
);
const page = (path: string, title: string) => ({
  path,
  menu: title,
  title,
  description: `${words} This is ${title}.`,
  ...photo('hero/arrival'),
});

const everything = {
  site: {
    name: 'House Stays',
    legalName: 'House Stays Private Limited',
    url: 'https://www.house.example',
    language: 'en-IN',
    tagline: '{Hotels} houses by the water',
    blurb: words,
    phone: '+91 481 555 0100',
    email: 'stay@house.example',
    whatsAppText: 'Hello! I would like to connect with you.',
    address: { lines: ['First Floor'], town: 'Kottayam', pin: '686001' },
    coordinates: { latitude: 9.5898, longitude: 76.5406 },
    topBarTowns: ['Kochi', 'Kottayam'],
    social: [{ network: 'Facebook', url: 'https://facebook.house.example/' }],
    copyrightYear: 2025,
    credit: { label: 'Palm Web Works', url: 'https://palm.example/' },
    officialChannels: `${words} Ring {phone} or write to {email}.`,
  },
  towns: {
    towns: [
      { name: 'Kochi', malayalam: 'കൊച്ചി', district: 'Ernakulam' },
      { name: 'Kottayam', malayalam: 'കോട്ടയം', district: 'Kottayam' },
      { name: 'Kumarakom', malayalam: 'കുമരകം', district: 'Kottayam' },
    ],
  },
  pages: {
    home: page('/', 'Home'),
    contact: page('/contact', 'Contact'),
    facilities: page('/Facilities', 'Facilities'),
  },
  headings: { rooms: { title: 'Rooms', intro: '' }, features: { title: 'What You Get' } },
  hero: {
    main: photo('hero/arrival'),
    slides: [{ ...photo('hero/harbour'), hotel: 'kochi', tagline: 'Wake to the nets.' }],
  },
  offers: {
    offers: offers.map(([percent, code, title]) => ({
      percent,
      code,
      title,
      description: `Two nights or more in any room. ${title}.`,
    })),
  },
  'book-direct': { title: 'Why Book Direct', reasons: ['The desk answers.', 'You can cancel.'] },
  rooms: {
    rooms: rooms.map(([title, price, others]) => ({
      id: title.toLowerCase().replace(' ', '-'),
      title,
      price,
      ...others,
      rating: 5,
      reviews: 1,
      bed: '1 queen bed',
      squareMetres: 24,
      sleeps: 2,
      view: `The ${title} faces the garden`,
      includes: ['Wi-Fi', 'Breakfast'],
      ...photo(`rooms/${title.toLowerCase().replace(' ', '-')}`),
    })),
    carousel: [
      {
        title: 'Business Suite',
        subtitle: 'A desk and a view',
        ...photo('rooms/standard'),
        focus: [30, 60],
        hotel: 'kochi',
      },
    ],
  },
  facilities: {
    cards: ['Restaurant', 'Travel Assistance', 'Laundry', 'Room Service'].map((title) => ({
      title,
      hours: '7:30 AM to 10:00 PM',
      description: words,
      ...photo(`facilities/${title.toLowerCase().replace(' ', '-')}`),
      button: 'Reserve a Table',
      link: '/contact',
    })),
  },
  explore: {
    tabs: [
      {
        icon: 'restaurant',
        title: 'Restaurant',
        description: words,
        ...photo('rooms/standard'),
        hotel: 'kochi',
        button: 'Visit Now',
      },
      {
        icon: 'bed',
        title: 'Rooms',
        description: words,
        ...photo('rooms/deluxe'),
        hotel: 'kochi',
        hours: 'Check in from 2:00 PM',
        button: 'Visit Now',
      },
    ],
    tiles: ['Room Service', 'Free Parking', 'Banquet Halls'].map((title) => ({
      icon: 'bell',
      title,
      description: `What ${title} is`,
    })),
  },
  counters: {
    counters: [
      { icon: 'smile', value: 1200, label: 'Happy Clients' },
      { icon: 'building', label: 'branches' },
      { icon: 'clock', value: 16800, label: 'Working Hours' },
      { icon: 'heart', value: 100, label: 'Satisfaction', suffix: '%' },
    ],
  },
  about: {
    hero: { title: 'About Us', intro: words, hotel: 'kottayam' },
    story: { paragraphs: [words], ...photo('hero/harbour') },
    quote: { text: 'A sentence of the story.', source: 'From our story' },
    why: { text: words, points: ['The price is for the room.', 'Somebody is awake.'] },
    features: [
      'Accessible Location',
      'Open 24/7',
      'Reservation',
      'Friendly Staff',
      'Free Wifi',
      'Security',
    ].map((title) => ({
      icon: 'smile',
      title,
      description: words,
    })),
    progress: ['Neet & Hygenic Room', 'Room Ambience'].map((label) => ({ label, shown: 93, drawn: 96 })),
  },
  contact: {
    hero: { title: 'Contact Us', intro: words },
    intro: words,
    enquiryIntro: words,
    enquiries: {
      wedding: {
        link: 'Ask about a wedding',
        title: 'A Wedding',
        hotel: 'kochi',
        message: 'We would like to ask about a wedding at {hotel}.',
      },
      meeting: {
        link: 'Ask about a meeting',
        title: 'A Meeting',
        hotel: 'kochi',
        message: 'We would like to ask about a meeting at {hotel}.',
      },
      table: {
        title: 'A Table',
        message: 'We would like a table.',
      },
      car: {
        title: 'A Car',
        message: 'We would like a car.',
      },
      laundry: {
        title: 'Laundry Prices',
        message: 'Please send us the price list.',
      },
      menu: {
        title: 'The Menu',
        message: 'Please send us the menu.',
      },
    },
    roomEnquiry: {
      link: 'Ask for a room',
      title: 'A Room',
      message: 'We would like a room at {hotel}.',
    },
    map: {
      title: 'Map of our office in Kottayam',
      caption: 'A sketch.',
      town: 'Kottayam',
      places: Object.fromEntries(places.map((name) => [name, 'Road'])),
    },
  },
  questions: {
    questions: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
      question: `Is there a room with ${number} windows?`,
      answer: `Ask the desk about ${number} of them.`,
    })),
  },
  privacy: {
    title: 'Your message',
    summary: 'It comes to us alone.',
    officer: { title: 'Who answers', name: 'Anna Kurian', role: 'Guest relations' },
    sections: [1, 2, 3].map((number) => ({ title: `Part ${number}`, text: `${words} Part ${number}.` })),
    storedTitle: 'In the browser',
    storedIntro: 'Only this.',
    stored: [{ what: 'The motion choice', until: 'until deleted', places: ['localStorage motion'] }],
    storedRemoval: 'Clear the data.',
  },
  'site-accessibility': { title: 'Accessibility', paragraphs: [words, `${words} Write to {email}.`] },
  malayalam: {
    summary: 'മലയാളത്തിൽ',
    address: 'വിലാസം',
    phone: 'ഫോൺ',
    times: 'സമയം',
    timesFromUntil: '{in} മുതൽ {out} വരെ',
    morning: 'രാവിലെ',
    noon: 'ഉച്ചയ്ക്ക്',
    evening: 'വൈകിട്ട്',
    night: 'രാത്രി',
    identity: 'രേഖ',
    children: 'കുട്ടികൾ',
    food: 'ഭക്ഷണം',
    pets: 'മൃഗങ്ങൾ',
    cancellation: 'റദ്ദാക്കൽ',
    temple: 'ക്ഷേത്രം',
    bus: 'ബസ്',
    airport: 'വിമാനത്താവളം',
    railway: 'റെയിൽവേ',
    road: 'റോഡ്',
  },
  labels: { bookNow: 'Book Now', slideOf: '{n} of {total}', selectHotel: '-- Select Hotel--' },
  'not-found': { title: 'Nothing Here', text: words, ...photo('hero/harbour') },
  offline: {
    title: 'Offline',
    text: words,
    tryAgain: 'Again',
    phonesTitle: 'Ring',
    phonesText: words,
    linksTitle: 'Read',
  },
  hotels,
} satisfies Partial<Record<FileName | 'hotels', object>>;

const others = Object.fromEntries(Object.entries(contentFiles).filter(([name]) => !(name in everything)));

let count = 0;
/** No two texts are the same. */
const text = JSON.stringify({ ...everything, ...others }).replaceAll(
  `"${words}"`,
  () => `"${words} Text ${(count += 1)}."`,
);

/** A new copy for each caller. */
export const testContent = () => JSON.parse(text) as Content;

/** All picture files of the fixture, and one that is not shown yet. */
export const testPictures = [
  ...new Set([...JSON.stringify(everything).matchAll(/\/pictures\/([^"]+)"/g)].map(([, file = '']) => file)),
  'hero/sunrise.jpg',
];

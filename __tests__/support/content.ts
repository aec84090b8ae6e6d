import type { Content } from '@/content/check';

/**
 * Content of an invented group, so that the rules are tested without the site's own words: whoever changes a price or
 * adds a hotel changes no test. Its figures are those that the specification names.
 */
const words = 'A quiet house by the water, with a cook who knows what the boats brought in today.';

const hours = { restaurant: '7:30 AM to 10:00 PM' };

const stay = {
  checkIn: '14:00',
  checkOut: '11:00',
  identity: 'A paper with a picture for every adult.',
  children: 'Welcome at any age.',
  pets: 'Not in the house.',
  cancellation: 'Free until two days before arrival.',
  airport: 'Cochin International, 43 km.',
  railway: 'Ernakulam Junction, 13 km.',
  road: 'Over the bridges, then along the water.',
};

const address = {
  lines: ['Quay Road'],
  locality: 'Kochi',
  district: 'Ernakulam',
  state: 'Kerala',
  pin: '682001',
};

const gallery = (id: string) =>
  [1, 2, 3, 4, 5, 6].map((number) => ({ picture: `gallery/${id}-${number}`, caption: 'The garden at noon' }));

function hotel(id: string, others: object) {
  return {
    id,
    name: `House ${id}`,
    city: 'Kochi',
    town: 'Kochi',
    townInMalayalam: 'കൊച്ചി',
    tagline: 'A house by the water',
    description: words,
    isFeatured: true,
    picture: `exteriors/${id}`,
    detail: `gallery/${id}-1`,
    address,
    amenities: ['Laundry', 'Free parking', 'Free Wi-Fi'],
    priceRange: { from: 1000, to: 2800 },
    stay,
    rows: [`House ${id}`, 'Premium Quality Rooms', 'Our Vision'].map((heading, index) => ({
      heading,
      text: words,
      picture: `gallery/${id}-${index + 1}`,
    })),
    gallery: gallery(id),
    ...others,
  };
}

const hotels = [
  hotel('kochi', {
    phone: { display: '+91 484 555 0113', e164: '+914845550113' },
    link: { url: 'https://harbour.house.example/', kind: 'own-site' },
    coordinates: { latitude: 9.9679, longitude: 76.2478 },
  }),
  hotel('kottayam', {
    phone: { display: '+91 481 555 0111', e164: '+914815550111' },
    link: { url: 'https://book.house.example/kottayam', kind: 'booking-engine' },
    coordinates: { latitude: 9.5896, longitude: 76.5688 },
  }),
  hotel('lake', {
    phone: { display: '+91 481 555 0120', e164: '+914815550120' },
    link: { url: 'https://market.example/lake', kind: 'marketplace' },
    coordinates: { latitude: 9.6146, longitude: 76.4265 },
    isFeatured: false,
    rows: [],
    gallery: [],
  }),
];

const rooms: [string, number, object?][] = [
  ['Business Suite', 5000],
  ['Premium Room', 2800, { oldPrice: 3500, discount: '20% off' }],
  ['Super deluxe', 1950],
  ['Standard', 1000],
  ['Deluxe', 1400],
  ['Family', 1800],
];

const offers: [number, string, string][] = [
  [15, 'STAY15', 'Book Direct'],
  [40, 'UTSAV40', 'Festival Week'],
  [25, 'TOGETHER25', 'Rooms Together'],
];

const fromNames = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `What is to be seen here is called ${name} in this test`]));

const everything = {
  featuredCount: 2,
  hotels,
  site: {
    name: 'House Stays',
    shortName: 'House',
    legalName: 'House Stays Private Limited',
    url: 'https://www.house.example',
    language: 'en-IN',
    tagline: 'Three houses by the water',
    blurb: words,
    phone: { display: '+91 481 555 0100', e164: '+914815550100' },
    email: 'stay@house.example',
    chatText: 'Hello! I would like to connect with you.',
    address,
    coordinates: { latitude: 9.5898, longitude: 76.5406 },
    places: ['Kochi', 'Kottayam'],
    social: [{ name: 'Facebook', icon: 'facebook', url: 'https://facebook.house.example/' }],
    copyrightYear: 2025,
    credit: { label: 'Own hands', url: 'https://hands.example/' },
    officialChannels: 'We never ask for a card number by phone. Who does so is not one of us.',
    timeZone: 'Asia/Kolkata',
  },
  pages: {
    home: { path: '/', menu: 'Home', title: 'Home', description: words, picture: 'hero/arrival' },
    contact: {
      path: '/contact',
      menu: 'Contact',
      title: 'Contact',
      description: words,
      picture: 'hero/arrival',
    },
    facilities: { path: '/Facilities', title: 'Facilities', description: words, picture: 'hero/arrival' },
  },
  headings: { rooms: { title: 'Rooms', intro: '' } },
  labels: { bookNow: 'Book Now', slideOf: '{n} of {total}', selectHotel: '-- Select Hotel--' },
  heroSlides: [
    { id: 'arrival', picture: 'hero/arrival', isMain: true },
    { id: 'harbour', picture: 'hero/harbour', isMain: false, hotel: 'kochi', tagline: 'Wake to the nets.' },
  ],
  exploreFacilities: [
    {
      id: 'restaurant',
      icon: 'restaurant',
      title: 'Restaurant',
      description: words,
      picture: 'rooms/standard',
      hotel: 'kochi',
      hours: hours.restaurant,
      button: 'Visit Now',
    },
  ],
  serviceTiles: [{ icon: 'bell', title: 'Room Service', description: '24 Hours Safety and security' }],
  facilityCards: [
    {
      id: 'restaurant',
      title: 'Restaurant',
      hours: hours.restaurant,
      description: words,
      picture: 'rooms/standard',
      button: 'Reserve a Table',
      link: '/contact#stay-kochi',
    },
  ],
  roomCards: rooms.map(([title, price, others], index) => ({
    id: `room-${index + 1}`,
    title,
    price,
    ...others,
    rating: 5,
    reviewText: '1 Review',
    bed: '1 queen bed',
    picture: 'rooms/standard',
  })),
  roomCarousel: [
    {
      id: 'suite',
      title: 'Business Suite',
      subtitle: 'A desk and a view',
      picture: 'rooms/standard',
      hotel: 'kochi',
    },
  ],
  offers: offers.map(([percent, code, title]) => ({
    id: code.toLowerCase(),
    percent,
    label: `${percent}% OFF`,
    code,
    title,
    description: 'Two nights or more in any room.',
  })),
  counters: [
    { id: 'clients', icon: 'smile', value: 1200, label: 'Happy Clients' },
    { id: 'branches', icon: 'building', value: 9, label: 'branches' },
    { id: 'hours', icon: 'clock', value: 16800, label: 'Working Hours' },
    { id: 'satisfaction', icon: 'heart', value: 100, label: 'Satisfaction', suffix: '%' },
  ],
  about: {
    hero: { title: 'About Us', intro: words, picture: 'hero/arrival' },
    story: { paragraphs: [words], picture: 'hero/harbour' },
    quote: { text: 'A sentence of the story.', source: 'From our story', picture: 'hero/harbour' },
    why: { text: words, points: ['The price is for the room.', 'Somebody is awake.'] },
    features: [1, 2, 3, 4, 5, 6].map(() => ({ icon: 'smile', title: 'Friendly Staff', description: words })),
    progress: [
      { label: 'Neet & Hygenic Room', shown: 95, drawn: 95 },
      { label: 'Room Ambience', shown: 93, drawn: 96 },
    ],
  },
  contact: {
    hero: { title: 'Contact Us', intro: words },
    intro: words,
    map: {
      caption: 'A sketch.',
      places: {
        office: 'Office',
        junction: 'Junction',
        station: 'Station',
        townRoad: 'Road',
        mainRoad: 'Road',
        eastward: 'East',
        southward: 'South',
        northRiver: 'River',
        southRiver: 'River',
      },
      title: 'Map of our office',
      embedUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=1',
      openUrl: 'https://www.openstreetmap.org/',
    },
  },
  offline: {
    title: 'No line',
    text: words,
    tryAgain: 'Again',
    phonesTitle: 'Ring',
    phonesText: words,
    linksTitle: 'Read',
  },
  notFound: { title: 'Nothing Here', text: words, linksTitle: 'Try These', picture: 'hero/harbour' },
  pictures: fromNames([
    'hero/arrival',
    'hero/harbour',
    'rooms/standard',
    ...hotels.map(({ picture }) => picture),
    ...gallery('kochi').map(({ picture }) => picture),
    ...gallery('kottayam').map(({ picture }) => picture),
  ]),
};

/** A copy of its own for each caller. The types name this site's own pictures and pages, which a test must not. */
export const fixture = () => JSON.parse(JSON.stringify(everything)) as Content;

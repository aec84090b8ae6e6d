import { about } from '@/content/about';
import { counters } from '@/content/counters';
import { serviceTiles } from '@/content/explore';
import { facilityCards } from '@/content/facilities';
import { heroSlides } from '@/content/hero';
import { featuredHotels, hotelById, hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { navigation } from '@/content/navigation';
import { offers } from '@/content/offers';
import { headings, pages } from '@/content/pages';
import { roomCards, roomCarousel } from '@/content/rooms';
import { site } from '@/content/site';

/** The figures and words that the specification fixes; a change of one of them is a change of the order. */

test('ten properties, nine of them featured, one in each town', () => {
  expect(hotels).toHaveLength(10);
  expect(featuredHotels.map((hotel) => hotel.city)).toEqual([
    'Trivandrum',
    'Kottayam',
    'Kochi',
    'Thrissur',
    'Guruvayoor',
    'Kalamassery',
    'Vazhakala',
    'Elamakkara',
    'Ernakulam South',
  ]);
});

test('most hotels are booked on an engine, some on their own site, one on a marketplace', () => {
  const kinds = hotels.map((hotel) => hotel.link.kind);
  const count = (kind: string) => kinds.filter((candidate) => candidate === kind).length;
  expect(count('booking-engine')).toBeGreaterThan(hotels.length / 2);
  expect(count('own-site')).toBeGreaterThan(1);
  expect(count('marketplace')).toBe(1);
});

test('no two hotels share a telephone or a booking page', () => {
  expect(new Set(hotels.map((hotel) => hotel.phone.e164)).size).toBe(hotels.length);
  expect(new Set(hotels.map((hotel) => hotel.link.url)).size).toBe(hotels.length);
});

test('nothing in the sample content reaches a real company', () => {
  const addresses = [
    site.url,
    site.credit.url,
    ...site.social.map(({ url }) => url),
    ...hotels.map(({ link }) => link.url),
  ];
  for (const address of addresses) expect(new URL(address).hostname).toMatch(/(\.example|\.example\.com)$/);
  expect(site.email).toMatch(/\.example$/);
});

test.each(featuredHotels)('the slide of $name has its three rows', ({ name, rows }) => {
  expect(rows.map((row) => row.heading)).toEqual([name, 'Premium Quality Rooms', 'Our Vision']);
});

test('four slides open the site, three of them with a hotel', () => {
  expect(heroSlides.map((slide) => (slide.isMain ? null : slide.hotel))).toEqual([
    null,
    'kochi',
    'thrissur',
    'kottayam',
  ]);
});

test('the six service tiles', () => {
  expect(serviceTiles.map(({ title, description }) => [title, description])).toEqual([
    ['Room Service', '24 Hours Safety and security'],
    ['Free Parking', '24 hours free parking facility'],
    ['Customer Support', '24 hours free customer service'],
    ['Free Wifi', 'all rooms enabled with free wifi'],
    ['Banquet Halls', 'host your events with ease'],
    ['Restaurant', 'delightful dining experience'],
  ]);
});

test('the four counters', () => {
  expect(counters.map(({ label, value, suffix = '' }) => `${label} ${value}${suffix}`)).toEqual([
    'Happy Clients 1200',
    'branches 9',
    'Working Hours 16800',
    'Satisfaction 100%',
  ]);
});

test('the three offers, in their order', () => {
  expect(offers.map(({ percent, label }) => [percent, label])).toEqual([
    [15, '15% OFF'],
    [40, '40% OFF'],
    [25, '25% OFF'],
  ]);
});

test('the six rooms with their prices', () => {
  expect(roomCards.map(({ title, price, rating, reviewText }) => [title, price, rating, reviewText])).toEqual(
    [
      ['Business Suite', 5000, 5, '1 Review'],
      ['Premium Room', 2800, 5, '1 Review'],
      ['Super deluxe', 1950, 5, '1 Review'],
      ['Standard', 1000, 5, '1 Review'],
      ['Deluxe', 1400, 5, '1 Review'],
      ['Family', 1800, 5, '1 Review'],
    ],
  );
  expect(roomCarousel).toHaveLength(4);
});

test('the four facilities with their hours', () => {
  expect(facilityCards.map(({ title, hours }) => [title, hours])).toEqual([
    ['Restaurant', '7:30 AM to 10:00 PM'],
    ['Travel Assistance', '24/7'],
    ['Laundry', '10:00 AM to 9:00 PM'],
    ['Room Service', '24/7'],
  ]);
});

test('the four bars; Room Ambience says 93 and is drawn at 96', () => {
  expect(about.progress.map(({ label, shown, drawn }) => [label, shown, drawn])).toEqual([
    ['Neet & Hygenic Room', 95, 95],
    ['Well Appointed Staff', 98, 98],
    ['Room Ambience', 93, 96],
    ['Restaurant & Banquet', 95, 95],
  ]);
});

test('the six tiles of About', () => {
  expect(about.features.map(({ title }) => title)).toEqual([
    'Accessible Location',
    'Open 24/7',
    'Reservation',
    'Friendly Staff',
    'Free Wifi',
    'Security',
  ]);
});

test('the menu and the titles of the pages', () => {
  expect(navigation.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Gallery', '/gallery'],
    ['Facilities', '/Facilities'],
    ['Contact', '/contact'],
  ]);
  const { home, about: aboutPage, contact, gallery, facilities } = pages;
  expect([home, aboutPage, contact, gallery, facilities].map(({ title }) => title)).toEqual([
    'Home',
    'About',
    'Contact',
    'Gallery',
    'Facilities',
  ]);
});

test('the words that the specification quotes', () => {
  expect(site.chatText).toBe('Hello! I would like to connect with you.');
  expect(site.places).toEqual(['Trivandrum', 'Kottayam', 'Kochi', 'Thrissur', 'Guruvayoor']);
  expect(site.copyrightYear).toBe(2025);
  expect(labels).toMatchObject({
    floatingContact: 'Floating contact options',
    selectHotel: '-- Select Hotel--',
    hotel: 'Hotel',
    checkIn: 'Check In',
    checkOut: 'Check Out',
    room: 'Room',
    checkAvailability: 'Check Availability',
    bookNow: 'Book Now',
    visitNow: 'Visit Now',
    visitUs: 'Visit Us',
    learnMore: 'Learn More',
    codeCopied: 'Code Copied!',
    messageSent: 'Message Sent',
  });
  expect(headings).toMatchObject({
    exploreHotels: { title: 'Explore Hotels' },
    featuredHotels: { title: 'Featured Hotels' },
    ourStory: { title: 'OUR STORY' },
    whyChooseUs: { title: 'Why Choose Us?' },
    usefulLinks: { title: 'Useful links' },
  });
});

test('asking for a hotel that does not exist says which there are', () => {
  expect(hotelById('kochi').name).toBe('Nilavara Harbour');
  expect(() => hotelById('munnar')).toThrow(
    "There is no hotel 'munnar' in content/hotels. Use one of: trivandrum, kottayam, kochi, thrissur, guruvayoor, kalamassery, vazhakala, elamakkara, ernakulam-south, boathouse.",
  );
});

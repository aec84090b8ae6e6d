import type { Heading, PageInfo } from './types';

/**
 * The register of pages, in the order of the menu: a page is an entry here and a folder of the same name in app/. What
 * search engines and shared links show of it: the title stands behind the brand ('Nilavara Residencies - Home').
 */
export const pages = {
  home: {
    path: '/',
    menu: 'Home',
    title: 'Home',
    description:
      'Ten houses in Kerala: Trivandrum, Kottayam, Kochi, Thrissur, Guruvayoor and the lake. Compare rooms and offers, then book with the hotel.',
    picture: 'hero/arrival',
  },
  about: {
    path: '/about',
    menu: 'About',
    title: 'About',
    description:
      'How one planter’s bungalow in Kottayam became ten Kerala houses, and what we promise in each: clean rooms, an open desk and a fair price.',
    picture: 'hero/backwater',
  },
  gallery: {
    path: '/gallery',
    menu: 'Gallery',
    title: 'Gallery',
    description:
      'Rooms, courtyards, balconies and breakfasts of our nine town hotels in Kerala, picture by picture, from Trivandrum to Guruvayoor.',
    picture: 'hero/courtyard',
  },
  facilities: {
    path: '/Facilities',
    menu: 'Facilities',
    title: 'Facilities',
    description:
      'Rooms from ₹1,000 to ₹5,000 a night, with restaurant, travel assistance, laundry and room service: prices, beds and hours at a glance.',
    picture: 'facilities/pool',
  },
  contact: {
    path: '/contact',
    menu: 'Contact',
    title: 'Contact',
    description:
      'Write, ring or visit the Nilavara office on K.K. Road, Kottayam. A person answers day and night, for all ten houses.',
    picture: 'exteriors/trivandrum',
  },
} as const satisfies Record<string, PageInfo>;

export type PageId = keyof typeof pages;

/** The menu, from left to right: the pages that it has a word for. */
export const navigation = Object.values<PageInfo>(pages).flatMap(({ menu, path }) =>
  menu ? [{ label: menu, href: path }] : [],
);

/** Every visible section title of the site, with the line below it. */
export const headings = {
  /** Home only: the Facilities page shows the same tabs without it. */
  exploreHotels: {
    title: 'Explore Hotels',
    intro: 'Six good reasons to stay in, and the house where we would go for each.',
  },
  featuredHotels: {
    title: 'Featured Hotels',
    intro: 'Nine town houses: what stands there, how you sleep, and what we are working on.',
  },
  counters: { title: 'Nilavara in Figures', intro: '' },
  specialOffers: {
    title: 'Special Offers',
    intro: 'Choose a code to copy it, then give it on the booking page or to the desk.',
  },
  roomCarousel: {
    title: 'Rooms Worth Coming Back To',
    intro: 'Four rooms our guests ask for again, each in the house that does it best.',
  },
  hotelList: {
    title: 'Our Ten Properties',
    intro: 'Each answers its own telephone, at any hour.',
  },
  hotelGrid: {
    title: 'Find Us by Town',
    intro: 'From the temple streets of Trivandrum to the lamp tower of Guruvayoor.',
  },
  ourStory: {
    title: 'OUR STORY',
    intro: 'From one bungalow on K.K. Road to ten houses.',
  },
  whyChooseUs: { title: 'Why Choose Us?', intro: '' },
  features: {
    title: 'What Every Stay Includes',
    intro: 'The same six things, whatever the room costs.',
  },
  progress: {
    title: 'What Guests Mark Us On',
    intro: 'From the cards left in our rooms.',
  },
  contactForm: {
    title: 'Send a Message',
    intro: '',
  },
  contactDetails: {
    title: 'Reach Us',
    intro: 'The office in Kottayam speaks for all ten houses.',
  },
  stay: {
    title: 'Before You Come',
    intro: 'Papers, children, pets, cancelling, and the way from the airport, the station and the road.',
  },
  gallery: {
    title: 'Gallery',
    intro: 'Nine houses, as they look on an ordinary day.',
  },
  facilities: {
    title: 'Facilities',
    intro: 'Rooms, meals and the help you can ring for.',
  },
  rooms: {
    title: 'Rooms and Prices',
    intro: 'Prices are for one night and for the room, not per head. Taxes come on top, on the booking page.',
  },
  facilityCards: {
    title: 'At Your Service',
    intro: 'When each of them is open, and how to ask.',
  },
  usefulLinks: { title: 'Useful links', intro: '' },
  footerContact: { title: 'Contact Us', intro: '' },
} as const satisfies Record<string, Heading>;

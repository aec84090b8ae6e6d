import { testContent } from '../../../support/content';
import { hotelAt, long, mistakes, testMistakes } from '../../../support/mistakes';

testMistakes([
  ['hotels.kottayam.phone', '+91 4845 550113', 'is the same as content/hotels/kochi.json, Phone; change the one that is wrong'],
  ['hotels.kottayam.address', { ...hotelAt('kochi').address, pin: '686001' }, ''],
  ['hotels.kottayam.stay.road', hotelAt('kochi').stay.road, 'is the same as content/hotels/kochi.json, Before you come, By road; change the one that is wrong'],
  ['hotels.kottayam.tagline', hotelAt('kochi').tagline, 'is the same as content/hotels/kochi.json, Tagline; change the one that is wrong'],
  ['hotels.kottayam.description', hotelAt('kochi').description, 'is the same as content/hotels/kochi.json, Description; change the one that is wrong'],
  [
    'hotels.kottayam.rows.0.text',
    hotelAt('kochi').rows[0]!.text,
    'is the same as content/hotels/kochi.json, Slider rows, House kochi, Text; change the one that is wrong',
  ],
  ['hotels.kottayam.name', 'HOUSE KOCHI', 'is the same as content/hotels/kochi.json, Name; change the one that is wrong'],
  ['hotels.kochi.nearby.1.name', 'The market', 'is the same as content/hotels/kochi.json, What is near, The market (1), Place; change the one that is wrong'],
  [
    'rooms.rooms.0.includes',
    ['Wi-Fi', 'Wi-Fi'],
    'content/rooms.json, Rooms, Business Suite, Included, 2: is the same as content/rooms.json, Rooms, Business Suite, Included, 1; change the one that is wrong',
  ],
  [
    'site.social.1',
    { network: 'Facebook', url: 'https://www.facebook.com/house' },
    'content/site.json, Social networks, Facebook (2), Network: is the same as content/site.json, Social networks, Facebook (1), Network; change the one that is wrong',
  ],
  [
    'towns.towns.1.malayalam',
    testContent().towns.towns[0]!.malayalam,
    'is the same as content/towns.json, Towns, Kochi, Name in Malayalam; change the one that is wrong',
  ],
  [
    'site.topBarTowns',
    ['Kochi', 'Kochi'],
    'content/site.json, Towns in the top bar, 2: is the same as content/site.json, Towns in the top bar, 1; change the one that is wrong',
  ],
  ['offers.offers.1.code', 'stay15', 'is the same as content/offers.json, Offers, Book Direct, Code; change the one that is wrong'],
  ['offers.offers.1.title', 'Book Direct', 'is the same as content/offers.json, Offers, Book Direct (1), Title; change the one that is wrong'],
  [
    'hotels.kochi.rows.2.picture',
    '/pictures/gallery/kochi/1.jpg',
    'is the same as content/hotels/kochi.json, Slider rows, House kochi, Picture; change the one that is wrong',
  ],
  [
    'hotels.kottayam.gallery.5',
    { ...hotelAt('kochi').gallery[4], caption: 'The garden' },
    'content/hotels/kottayam.json, Gallery pictures, The garden, Picture: is the same as content/hotels/kochi.json, Gallery pictures, The garden of kochi at 5 o’clock, Picture; change the one that is wrong',
  ],
  [
    'rooms.rooms.4',
    { ...testContent().rooms.rooms[4]!, picture: '/pictures/rooms/standard.jpg', alt: undefined },
    'content/rooms.json, Rooms, Deluxe, Picture: is the same as content/rooms.json, Rooms, Standard, Picture; change the one that is wrong',
  ],
  ['pages.facilities.path', '/contact', 'is the same as content/pages.json, Contact, Path; change the one that is wrong'],
  ['pages.facilities.menu', 'Contact', 'is the same as content/pages.json, Contact, Name in the menu; change the one that is wrong'],
  [
    'pages.offers-terms',
    { ...testContent().pages.contact!, path: '/offers-terms', title: 'Terms', description: long(80) },
    'content/pages.json, Offers terms, Name in the menu: is the same as content/pages.json, Contact, Name in the menu; change the one that is wrong',
  ],
  [
    'hotels.kochi.amenities',
    ['Hot-water pool', 'Laundry', 'Hot water pool'],
    'content/hotels/kochi.json, Amenities, 3: is the same as content/hotels/kochi.json, Amenities, 1; change the one that is wrong',
  ],
  ['about.features.1.title', 'accessible location', 'is the same as content/about.json, Features, Accessible Location, Title; change the one that is wrong'],
  ['pages.facilities.title', 'Contact', 'is the same as content/pages.json, Contact, Title; change the one that is wrong'],
  ['pages.facilities.description', testContent().pages.home!.description, 'is the same as content/pages.json, Home, Description; change the one that is wrong'],
]);

test('one word in two Unicode forms is one word', () => {
  expect(mistakes(['hotels.kochi.amenities', ['Caf\u00e9', 'Laundry', 'Cafe\u0301']])).toEqual([
    'content/hotels/kochi.json, Amenities, 3: is the same as content/hotels/kochi.json, Amenities, 1; change the one that is wrong',
  ]);
});

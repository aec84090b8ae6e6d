import { testContent } from '../../../support/content';
import { hotelAt, mistakes, testMistakes } from '../../../support/mistakes';

testMistakes([
  ['facilities.cards.3.title', 'Laundry!', 'is the same as content/facilities.json, Cards, Laundry, Title; change the one that is wrong'],
  ['facilities.cards.3.title', 'Laundry+', ''],
  [
    'rooms.rooms.6',
    { ...testContent().rooms.rooms[4]!, title: 'Deluxe+', picture: '/pictures/hero/harbour.jpg', alt: undefined },
    'content/rooms.json, Rooms, Deluxe+, Id: is the same as content/rooms.json, Rooms, Deluxe, Id; change the one that is wrong',
  ],
  ['hotels.kottayam.phone', '+91 4845 550131', 'is the same as content/hotels/kochi.json, Phone; change the one that is wrong'],
  ['hotels.kottayam.address', { ...hotelAt('kochi').address, pin: '686001' }, ''],
  [
    'hotels.kottayam.rows.0.text',
    hotelAt('kochi').rows[0]!.text,
    'is the same as content/hotels/kochi.json, Slider rows, House kochi, Text; change the one that is wrong',
  ],
  ['hotels.kottayam.name', 'HOUSE KOCHI', 'is the same as content/hotels/kochi.json, Name; change the one that is wrong'],
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
  ['offers.offers.1.code', 'come15', 'is the same as content/offers.json, Offers, Book Direct, Code; change the one that is wrong'],
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
  [
    'hotels.kochi.amenities',
    ['Hot-water pool', 'Laundry', 'Hot water pool'],
    'content/hotels/kochi.json, Amenities, 3: is the same as content/hotels/kochi.json, Amenities, 1; change the one that is wrong',
  ],
]);

test('one word in two Unicode forms is one word', () => {
  expect(mistakes(['hotels.kochi.amenities', ['Caf\u00e9', 'Laundry', 'Cafe\u0301']])).toEqual([
    'content/hotels/kochi.json, Amenities, 3: is the same as content/hotels/kochi.json, Amenities, 1; change the one that is wrong',
  ]);
});

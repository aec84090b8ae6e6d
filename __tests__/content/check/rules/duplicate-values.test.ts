import { testContent } from '../../../support/content';
import { hotelAt, long, mistakes, testMistakes } from '../../../support/mistakes';

testMistakes([
  ['hotels.kottayam.phone', '+91 4845 550113', 'is the same as content/hotels/kochi.json, phone; change the one that is wrong'],
  ['hotels.kottayam.address', { ...hotelAt('kochi').address, pin: '686001' }, ''],
  ['hotels.kottayam.stay.road', hotelAt('kochi').stay.road, 'is the same as content/hotels/kochi.json, stay road; change the one that is wrong'],
  ['hotels.kottayam.tagline', hotelAt('kochi').tagline, 'is the same as content/hotels/kochi.json, tagline; change the one that is wrong'],
  ['hotels.kottayam.description', hotelAt('kochi').description, 'is the same as content/hotels/kochi.json, description; change the one that is wrong'],
  ['hotels.kottayam.rows.0.text', hotelAt('kochi').rows[0]!.text, 'is the same as content/hotels/kochi.json, rows 1 text; change the one that is wrong'],
  ['hotels.kottayam.name', 'HOUSE KOCHI', 'is the same as content/hotels/kochi.json, name; change the one that is wrong'],
  ['hotels.kochi.nearby.1.name', 'The market', 'is the same as content/hotels/kochi.json, nearby 1 name; change the one that is wrong'],
  [
    'rooms.rooms.0.includes',
    ['Wi-Fi', 'Wi-Fi'],
    'content/rooms.json, rooms 1 includes 2: is the same as content/rooms.json, rooms 1 includes 1; change the one that is wrong',
  ],
  [
    'site.social.1',
    { network: 'Facebook', url: 'https://www.facebook.com/house' },
    'content/site.json, social 2 network: is the same as content/site.json, social 1 network; change the one that is wrong',
  ],
  ['towns.towns.1.malayalam', testContent().towns.towns[0]!.malayalam, 'is the same as content/towns.json, towns 1 malayalam; change the one that is wrong'],
  ['site.topBarTowns', ['Kochi', 'Kochi'], 'content/site.json, topBarTowns 2: is the same as content/site.json, topBarTowns 1; change the one that is wrong'],
  ['offers.offers.1.code', 'stay15', 'is the same as content/offers.json, offers 1 code; change the one that is wrong'],
  ['offers.offers.1.title', 'Book Direct', 'is the same as content/offers.json, offers 1 title; change the one that is wrong'],
  ['hotels.kochi.rows.2.picture', '/pictures/gallery/kochi/1.jpg', 'is the same as content/hotels/kochi.json, rows 1 picture; change the one that is wrong'],
  [
    'hotels.kottayam.gallery.5',
    { picture: '/pictures/gallery/kochi/5.jpg', caption: 'The garden' },
    'content/hotels/kottayam.json, gallery 6 picture: is the same as content/hotels/kochi.json, gallery 5 picture; change the one that is wrong',
  ],
  ['pages.facilities.path', '/contact', 'is the same as content/pages.json, contact path; change the one that is wrong'],
  ['pages.facilities.menu', 'Contact', 'is the same as content/pages.json, contact menu; change the one that is wrong'],
  [
    'pages.offers-terms',
    { ...testContent().pages.contact!, path: '/offers-terms', title: 'Terms', description: long(80) },
    'content/pages.json, offers-terms menu: is the same as content/pages.json, contact menu; change the one that is wrong',
  ],
  [
    'hotels.kochi.amenities',
    ['Hot-water pool', 'Laundry', 'Hot water pool'],
    'content/hotels/kochi.json, amenities 3: is the same as content/hotels/kochi.json, amenities 1; change the one that is wrong',
  ],
  ['about.features.1.title', 'accessible location', 'is the same as content/about.json, features 1 title; change the one that is wrong'],
  ['pages.facilities.title', 'Contact', 'is the same as content/pages.json, contact title; change the one that is wrong'],
  ['pages.facilities.description', testContent().pages.home!.description, 'is the same as content/pages.json, home description; change the one that is wrong'],
]);

test('one word in two Unicode forms is one word', () => {
  expect(mistakes(['hotels.kochi.amenities', ['Caf\u00e9', 'Laundry', 'Cafe\u0301']])).toEqual([
    'content/hotels/kochi.json, amenities 3: is the same as content/hotels/kochi.json, amenities 1; change the one that is wrong',
  ]);
});

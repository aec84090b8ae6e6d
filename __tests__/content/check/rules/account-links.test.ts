import { rowsFor, testMistakes } from '../../../support/mistakes';

testMistakes([
  ...rowsFor(
    'hotels.kochi.link.url',
    [
      'https://www.booking.com/',
      'https://www.booking.com/index.html',
      'https://www.booking.com/hotel/',
      'https://www.booking.com/en-gb/',
      'https://www.booking.com/?aid=1',
    ],
    "is the front page of booking.com; write the address of the hotel's own page there",
  ),
  ...rowsFor(
    'site.social.0.url',
    ['https://www.facebook.com/recover', 'https://www.facebook.com/login/?next=house', 'https://www.facebook.com/settings', 'https://www.facebook.com/'],
    'is not your own page; open your page on that site and copy its address, such as https://www.facebook.com/name',
  ),
  ['hotels.kochi.link.url', 'https://www.booking.com/hotel/in/house.html', ''],
  [
    'site.social.0.url',
    'https://instagram.com/house',
    'is not an address of Facebook; open your page on that site and copy its address, such as https://www.facebook.com/name',
  ],
  ['site.social.0.url', 'https://www.facebook.com/house', ''],
  [
    'hotels.kochi.reviews',
    [{ name: 'Google', url: 'https://www.tripadvisor.in/house' }],
    'content/hotels/kochi.json, Review links, Google, Address of your reviews: is not an address of Google; open your page on that site and copy its address, such as https://www.google.com/name',
  ],
  [
    'hotels.kochi.reviews',
    [
      { name: 'Google', url: 'https://maps.app.goo.gl/house' },
      { name: 'The Hindu', url: 'https://www.thehindu.com/house' },
    ],
    '',
  ],
]);

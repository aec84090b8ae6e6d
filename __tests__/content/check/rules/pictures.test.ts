import { hotelAt, testMistakes } from '../../../support/mistakes';

testMistakes([
  [
    'hero.main',
    { picture: '/pictures/hero/sunrise.jpg' },
    "content/hero.json, First slide, What the picture shows: is missing, and no other entry describes '/pictures/hero/sunrise.jpg'; describe the picture here",
  ],
  ['hero.main.picture', '/pictures/hero/moonrise.jpg', "there is no file '/pictures/hero/moonrise.jpg'; upload it, or choose another"],
  ['hero.main.picture', '/pictures/hero/arrival.png', "there is no file '/pictures/hero/arrival.png'; write '/pictures/hero/arrival.jpg'"],
  ['hero.main.picture', 'content/pictures/hero/arrival.jpg', "there is no file 'content/pictures/hero/arrival.jpg'; write '/pictures/hero/arrival.jpg'"],
  ['hero.main.picture', 'hero/arrival', "there is no file 'hero/arrival'; write '/pictures/hero/arrival.jpg'"],
  ['hotels.kochi.rows.0.picture', '/pictures/gallery/kochi/lamp.jpg', "there is no file '/pictures/gallery/kochi/lamp.jpg'; upload it, or choose another"],
  [
    'explore.tabs.0.focus',
    [40, 60],
    "differs from the centre of interest of '/pictures/rooms/standard.jpg' in another entry; keep one of the two, and leave the other empty",
  ],
  [
    'explore.tabs.0.alt',
    'Another view of the lake at nightfall',
    "differs from the description of '/pictures/rooms/standard.jpg' in another entry; keep one of the two, and leave the other empty",
  ],
  // The words of a picture of the site are not in the file of a hotel, which may be deleted.
  [
    'hero.main',
    { picture: '/pictures/gallery/kochi/1.jpg' },
    "content/hero.json, First slide, What the picture shows: is missing, and only content/hotels/kochi.json describes '/pictures/gallery/kochi/1.jpg', and that hotel may be deleted; move the description here",
  ],
  ['hotels.kochi.rows.0', { ...hotelAt('kochi').rows[0], picture: '/pictures/hero/harbour.jpg' }, ''],
]);

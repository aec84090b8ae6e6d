import { testContent } from '../../../support/content';
import { testMistakes } from '../../../support/mistakes';

testMistakes([
  ['hotels.lake.phone', testContent().site.phone, 'is the number of the office; write the number of this hotel'],
  ['hotels.kochi.halls.0.standing', 150, 'is 150, which is less than the 200 who can sit; correct the one that is wrong'],
  ['hotels.kochi.address.pin', '695001', 'is not a PIN of Ernakulam; look it up again, or correct the town or its district'],
  ['site.address.pin', '682001', 'is not a PIN of Kottayam; look it up again, or correct the town or its district'],
  [
    'hotels.kochi.coordinates',
    { latitude: 8.4842, longitude: 76.9479 },
    '8.4842, 76.9479 is not in Ernakulam; look it up again, or correct the town or its district',
  ],
  [
    'hotels.kochi.coordinates.longitude',
    76.1,
    'content/hotels/kochi.json, Coordinates: 9.9679, 76.1 is not in Ernakulam; look it up again, or correct the town or its district',
  ],
  ['hotels.lake.coordinates', { latitude: 9.5897, longitude: 76.5689 }, 'are also the coordinates of House kottayam; look up where this hotel is on a map'],
  [
    'hotels.kochi.stay.checkOut',
    '15:00',
    'content/hotels/kochi.json, Before you come, Check-out until: is 15:00, which is after check-in from 14:00; correct the one that is wrong',
  ],
  ['hotels.kochi.gallery.5', undefined, 'content/hotels/kochi.json, Gallery pictures: has 5 of the 6 pictures that the gallery needs; add 1'],
  ['hotels.kochi.picture', undefined, 'is missing; the search, the slider and the gallery need this picture'],
  ['hotels.kochi.rows.2', undefined, 'content/hotels/kochi.json, Slider rows: has 2 of the 3 rows that the slider needs; add 1'],
]);

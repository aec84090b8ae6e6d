/** @jest-environment node */
import { hall, testChanges, testEdits, testLongTexts } from '../../../../support/warnings';

testEdits([
  ['rooms.rooms.2.price', 195, 'is 90% less than before'],
  ['rooms.rooms.2.price', 2700, 'is 38% more than before'],
  ['hotels.kochi.stay.checkIn', '22:00', 'is 8 hours later than before'],
  ['hotels.kochi.stay.checkOut', '13:30', 'is 2.5 hours later than before'],
  [hall, '7:30 AM to 10:00 AM', 'means that it is open for 2.5 hours; are AM and PM right?'],
  [hall, '7:30 AM to 8:30 AM', 'means that it is open for 1 hour; are AM and PM right?'],
  [hall, '24/7', 'means that it is open for 24 hours a day, and was 14.5 hours before'],
]);

testLongTexts([['A pepper warehouse by the water.', /^is much shorter than before/]]);

testChanges([['hours that begin and end half an hour later', [], [[hall, '8:00 AM to 10:30 PM']], []]]);

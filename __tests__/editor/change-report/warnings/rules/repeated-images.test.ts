/** @jest-environment node */
import { kottayam, testChanges, testEdits } from '../../../../support/warnings';

testEdits([
  ['rooms.rooms.2.picture', '/pictures/rooms/standard.jpg', 'is also the picture of Rooms, Standard'],
  ['hotels.kochi.picture', kottayam.picture, 'is also the picture of House kottayam (Kottayam)'],
]);

testChanges([['an icon that another entry has', [], [['counters.counters.0.icon', 'clock']], ['is also the icon of Figures, Working Hours']]]);

import { tab, testMistakes } from '../../../support/mistakes';

testMistakes([
  ['rooms.rooms.1.oldPrice', 2500, 'is 2500, which is not above the price of 2800; write what the room cost before, or leave it empty'],
  [tab, undefined, 'is missing, and no card of content/facilities.json has this title; write the hours'],
  ['explore.tabs.0.hours', '8:00 AM to 9:00 PM', "is not what content/facilities.json says ('7:30 AM to 10:00 PM'); leave it empty to use those hours"],
]);

import { tab, testMistakes } from '../../../support/mistakes';

testMistakes([
  [tab, undefined, 'is missing, and no card of content/facilities.json has this title; write the hours'],
  ['explore.tabs.0.hours', '8:00 AM to 9:00 PM', "is not what content/facilities.json says ('7:30 AM to 10:00 PM'); leave it empty to use those hours"],
]);

import { offer, rowsFor, tab, testMistakes } from '../../../support/mistakes';

testMistakes([
  [
    'hotels.kochi.stay.checkIn',
    '13:00',
    'content/explore.json, Tabs, Rooms, Hours: says check-in at 2:00 PM, but House kochi has check-in from 13:00; write the same in both',
  ],
  [tab, '10:00 PM to 7:30 AM', "'10:00 PM to 7:30 AM' closes before it opens; correct AM and PM, or one of the times"],
  ...rowsFor(tab, ['6:00 PM to 1:00 AM', '8:00 PM to 5:00 AM'], ''),
  [tab, '10 PM to 7 AM', "'10:00 PM to 7:00 AM' closes before it opens; correct AM and PM, or one of the times"],
  [tab, 'Friday 10 PM to 7 PM', "'10:00 PM to 7:00 PM' closes before it opens; correct AM and PM, or one of the times"],
  ['hotels.kochi.tagline', 'Late check-out until 4 PM, by the water', ''],
  ['hotels.kochi.tagline', 'Check-in is from 3 PM, by the water', 'says check-in at 3 PM, but House kochi has check-in from 14:00; write the same in both'],
  [offer, 'Check-out by 3:15 PM.', 'says check-out at 3:15 PM, but the hotels have check-out from 11:00; write the same in both'],
]);

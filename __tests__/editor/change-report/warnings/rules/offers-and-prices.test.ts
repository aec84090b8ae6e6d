/** @jest-environment node */
import { changeReport } from '@/editor/change-report/report';

import { contentAfter } from '../../../../support/changed-content';
import { offer, testChanges, testEdits, today } from '../../../../support/warnings';

testEdits([
  ['hotels.kochi.tagline', 'A house by the water, now 30% off', /^says '30%', and the site has only (?!.*1200%)/],
  ['offers.offers.1.code', 'UTASV40', 'has the letters of UTSAV40 in another order'],
  ['offers.offers.1.code', 'UTSAV4O', 'has a letter O, I or l next to a digit; is it a zero or a one?'],
  ['offers.offers.1.code', 'UTSAV50', 'has 50 in it, and the offer is 40%'],
  [offer, 'Two nights or more in any room, now 50% off.', "says '50%', and this offer has 40%"],
  [offer, 'Two nights or more in any room, with the code RAIN25.', "has the code 'RAIN25', and the code is UTSAV40"],
  [
    offer,
    'Two nights or more in any room, for Rs 2999.',
    "says 'Rs 2999', which is not the price of any room; write {lowest price} or {highest price}, which the site fills in",
  ],
  [offer, 'Two nights or more in any room, now fifty per cent off.', "says 'fifty per cent', and this offer has 40%"],
  [
    offer,
    'Two nights or more in any room, for two thousand five hundred rupees.',
    "has a price in words ('two thousand five hundred rupees'); write it in figures, or write {lowest price}",
  ],
]);

testChanges([
  [
    'a price with odd rupees',
    [],
    [['rooms.rooms.2.price', 2184]],
    ['does not end in 0, but all other prices do; does it include tax, or is it a typing mistake?'],
  ],
  ['a price that another room has', [], [['rooms.rooms.5.price', 1950]], ['is now also the price of Super deluxe; is this correct?']],
  ['an old price that makes a large discount', [], [['rooms.rooms.3.oldPrice', 2000]], ['makes it 50% off for guests; is this correct?']],
  ['an old price that makes a small discount', [], [['rooms.rooms.1.oldPrice', 2850]], ['makes it 2% off for guests; is this correct?']],
]);

test('a code that a text had', () => {
  const at = 'offers.offers.0.description';
  const [before, after] = ['STAY15', 'STAY 15'].map((code) => contentAfter([at, `Two nights or more, with ${code} on the booking page.`]));
  expect(changeReport(before!, after!, today)[0]!.warnings).toEqual(['no longer has the code STAY15, which guests type']);
});

/** @jest-environment node */
import { changeReport, unchangedEndedOffers } from '@/editor/change-report/report';

import { contentAfter } from '../../../../support/changed-content';
import { testContent } from '../../../../support/content';
import { kochi, offer, tagline, testChanges, testEdits, today } from '../../../../support/warnings';

testEdits([
  [offer, 'Two nights or more until 15 August.', "names a date that has passed ('15 August')"],
  [offer, 'Two nights or more until August.', "names a date that has passed ('August')"],
  [offer, 'Two nights or more until 30 September 2026.', "names a date that has passed ('30 September 2026')"],
  [offer, 'Two nights or more, until 30/9/2026.', "names a date that has passed ('30/9/2026')"],
  [offer, 'Two nights or more until Onam.', "names a date that has passed ('Onam')"],
  [offer, 'Two nights or more until 31 December 2062.', "names a date that is years ahead ('31 December 2062')"],
  ['offers.offers.1.title', 'Onam 2026', "names a date that has passed ('Onam 2026')"],
  ['offers.offers.1.title', 'Rain 2025', "names a date that has passed ('2025')"],
  [offer, 'Two nights or more, this weekend.', "says 'this weekend', which will not be true in a few days; write the date"],
  [tagline, 'By the water, and fully booked', "says 'fully booked', which will not be true in a few days; write the date"],
  [tagline, 'By the water, without a bar till 5th', "says 'till 5th', which will not be true in a few days; write the date"],
]);

testChanges([
  [
    'a date without a year before one with a year',
    [],
    [[offer, 'Two nights or more in any room. From 1 January to 31 March 2026.']],
    ["names a date that has passed ('31 March 2026')"],
  ],
  ['a winter between two years', [], [[offer, 'Two nights or more in any room. From 20 December to 5 January 2027.']], []],
  [
    'a date in one sentence of several',
    [],
    [['hotels.kochi.description', `${kochi.description} The door is open every day. The gate is closed until 20 November.`]],
    ["names a date that has passed ('20 November')"],
  ],
  ['the word today that means now', [], [['hotels.kochi.description', `${kochi.description} It has fourteen rooms today.`]], []],
  [
    'what is true for some days',
    [],
    [[tagline, 'A house by the water, under repair']],
    ["says 'under repair', which will not be true in a few days; write the date"],
  ],
]);

test('an offer that has ended is named, unless its change is reported already', () => {
  const ended = contentAfter([offer, 'Two nights or more in any room. Until 15 August 2026.']);
  const why = "names a date that has passed ('15 August 2026')";
  expect(unchangedEndedOffers(ended, [], today).map((each) => each.why)).toEqual([why]);
  expect(unchangedEndedOffers(ended, changeReport(testContent(), ended, today), today)).toEqual([]);
});

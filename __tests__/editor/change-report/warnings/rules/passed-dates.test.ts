/** @jest-environment node */
import { kochi, offer, tagline, testChanges, testEdits, warningsOf } from '../../../../support/warnings';

const lastDay = 'offers.offers.1.validUntil';

testEdits([
  [offer, 'Two nights or more until 15 August.', "names a date that has passed ('15 August')"],
  [offer, 'Two nights or more until August.', "names a date that has passed ('August')"],
  [offer, 'Two nights or more until 30 September 2026.', "names a date that has passed ('30 September 2026')"],
  [offer, 'Two nights or more, until 30/9/2026.', "names a date that has passed ('30/9/2026')"],
  [offer, 'Two nights or more until 31 December 2062.', "names a date that is years ahead ('31 December 2062')"],
  [tagline, 'By the water, closed until 1.10.2026', "names a date that has passed ('1.10.2026')"],
  [lastDay, '2026-11-25', 'has passed, so the site does not show the offer'],
  [lastDay, '2072-03-31', 'is years ahead'],
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

test.each(['2026-11-26', '2027-03-31'])('the last day %s of an offer needs no warning', (day) => {
  expect(warningsOf([lastDay, day])).toEqual([]);
});

test.each(['Two nights or more. Not on 24 December.', 'Two nights or more, except 1 to 15 August.'])(
  'days on which an offer is not valid do not end it: "%s"',
  (text) => expect(warningsOf([offer, text])).not.toContainEqual(expect.stringMatching(/date/)),
);

test.each([
  ['Two nights or more. Not on 24 December 2025.', '24 December 2025'],
  ['Two nights or more, December 24 to 31, 2025.', 'December 31, 2025'],
])('a passed date beside such days is noticed: "%s"', (text, phrase) => {
  expect(warningsOf([offer, text])).toContain(`names a date that has passed ('${phrase}')`);
});

test('a word that only begins like a month is no date', () => {
  expect(warningsOf([tagline, 'By the water, floors in marble'])).not.toContainEqual(expect.stringMatching(/date/));
});

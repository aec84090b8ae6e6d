/** @jest-environment node */
import { endedOffers } from '@/content/check/passed-dates';

import { contentAfter } from '../../support/changed-content';
import { testContent } from '../../support/content';

/** The description of an offer. */
const offer = 'offers.offers.1.description';
const endedOn = (day: string, text: string) =>
  endedOffers(contentAfter([offer, text]), new Date(day)).map((each) => each.why);

test.each(['2026-12-25', '2027-01-02', '2027-01-20', '2027-05-10', '2027-07-10'])(
  'days on which an offer is not valid do not end it, on %s',
  (day) => {
    expect(endedOffers(testContent(), new Date(day))).toEqual([]);
    expect(endedOn(day, 'Two nights or more. Not on 24 and 31 December.')).toEqual([]);
    expect(endedOn(day, 'Two nights or more in any room, except 24 to 31 December.')).toEqual([]);
    expect(endedOn(day, 'Not on 24 December. Two nights until 30 November 2026.')).toEqual([
      "names a date that has passed ('30 November 2026')",
    ]);
    expect(endedOn(day, 'Two nights or more. Not on 24 December 2025.')).toEqual([
      "names a date that has passed ('24 December 2025')",
    ]);
  },
);

test.each([
  ['December 24 to 31, 2025', 'December 31, 2025'],
  ['until 24 to 31 December', '31 December'],
  ['until Pooram', 'Pooram'],
  ['until 1.4.2027', '1.4.2027'],
])('an offer with "%s" has ended in June 2027', (text, phrase) => {
  expect(endedOn('2027-06-20', text)).toEqual([`names a date that has passed ('${phrase}')`]);
});

test('an offer ends after its last day', () => {
  expect(endedOn('2027-03-31T23:00Z', 'Two nights or more until 31 March 2027.')).toEqual([]);
  expect(endedOn('2027-04-01T00:00Z', 'Two nights or more until 31 March 2027.')).toHaveLength(1);
});

/** @jest-environment node */
import { changeReport } from '@/editor/change-report/report';

import { contentAfter } from '../../../../support/changed-content';
import { testContent } from '../../../../support/content';
import { facts, festival, long, offer, rowText, testChanges, testEdits, testLongTexts, today } from '../../../../support/warnings';

testEdits([
  ['rooms.rooms.2.price', 19500, 'is 10 times as much as before'],
  ['rooms.rooms.2.price', 1590, 'has the digits of 1,950 in another order'],
  ['rooms.rooms.6', { ...testContent().rooms.rooms[0], title: 'Attic', price: 50 }, 'Price: is very different from the others (1,000 to 5,000)'],
  ['counters.counters.0.value', 0, 'was 1,200 before'],
  ['counters.counters.3.value', 110, 'is above 100%'],
  ['site.copyrightYear', 2005, 'is not this year, 2026'],
  ['hotels.kochi.stay.railway', 'The station near kochi, 130 km.', "'130' is 10 times as much as before"],
  ['hotels.kochi.stay.railway', 'The station near kochi, 13 miles.', "has '13 miles' in it: another unit or currency than in the rest of the site"],
  ['site.tagline', 'Ten houses by the water', "has 'Ten' in the place of {Hotels}, which the site fills in and keeps right"],
]);

testLongTexts([[long.replace('eighteen', 'eighty'), "'eighty' is 4.4 times as much as before"]]);

testChanges([
  [
    'a distance without its decimal point',
    [['hotels.kochi.nearby', [{ name: 'The nets', kilometres: 2.4 }]]],
    [['hotels.kochi.nearby.0.kilometres', 24]],
    ['has its decimal point or sign in another place than 2.4'],
  ],
  [
    'AM for PM in a text',
    [['hotels.kochi.stay.pets', 'They may come down to the yard until 9 PM, we call.']],
    [['hotels.kochi.stay.pets', 'They may come down to the yard until 9 AM, we call.']],
    ['says AM instead of PM, or the other way round; is this correct?'],
  ],
  [
    'a figure that a field of the hotel still has',
    [
      ['hotels.kochi.halls', [{ name: 'Hall', seated: 220 }]],
      [rowText, `${long} In the hall 220 can dine.`],
    ],
    [[rowText, `${long} In the hall 240 can dine.`]],
    ['no longer says 220, and House kochi (Kochi): Halls, Hall, Guests seated still does'],
  ],
  ['a figure as far from the others as before', [], [['counters.counters.2.value', 17500]], []],
  [
    'another offer',
    [],
    [
      [
        'offers.offers.1',
        {
          ...festival,
          title: 'Monsoon Days',
          code: 'MONSOON20',
          percent: 20,
          description: 'Two nights or more in any room, when it rains.',
        },
      ],
    ],
    [],
  ],
  [
    'a title that counts what it shows',
    [['headings.features.title', 'Six good reasons to stay in.']],
    [['headings.features.title', 'Seven good reasons to stay in.']],
    ["says 'Seven', and said 'Six' before; count them again"],
  ],
  [
    'a title that counts one entry more',
    [['headings.features.title', 'Three offers to book with us.']],
    [
      ['headings.features.title', 'Four offers to book with us.'],
      [
        'offers.offers.3',
        {
          ...festival,
          percent: 10,
          code: 'RAIN10',
          title: 'Rain',
          description: 'Two nights in any room, when it rains.',
        },
      ],
    ],
    [],
  ],
  [
    'a placeholder that is gone',
    [['contact.enquiries.wedding.message', 'We ask for a wedding at {hotel}, on … .']],
    [['contact.enquiries.wedding.message', 'We ask for a wedding at the hotel, on … .']],
    ['no longer has {hotel}, which the site fills in; is this correct?'],
  ],
  [
    'the year of a text',
    [['hotels.kochi.description', `${long} It was built in 1946.`]],
    [['hotels.kochi.description', `${long} It was built in 1964.`]],
    ["'1964' has the digits of 1946 in another order"],
  ],
  [
    'a year after a month',
    [['site-accessibility.paragraphs.0', 'We test every page. Last full test: November 2026.']],
    [['site-accessibility.paragraphs.0', 'We test every page. Last full test: November 2062.']],
    ["'2062' has the digits of 2026 in another order"],
  ],
  [
    'hours in words',
    [['hotels.kochi.amenities.2', 'Day rooms for six hours']],
    [['hotels.kochi.amenities.2', 'Day rooms for sixteen hours']],
    ["'sixteen hours' is 2.7 times as much as before"],
  ],
  ['the first reviews', [['rooms.rooms.0.reviews', 1]], [['rooms.rooms.0.reviews', 14]], []],
  [
    'half of the hours in a sentence',
    [['hotels.kochi.stay.cancellation', 'Free until 48 hours before arrival.']],
    [['hotels.kochi.stay.cancellation', 'Free until 24 hours before arrival.']],
    ["'24 hours' is 50% less than before"],
  ],
  [
    'a fourth more days in a sentence',
    [[offer, 'Book 8 days before you arrive, for two nights or more.']],
    [[offer, 'Book 10 days before you arrive, for two nights or more.']],
    [],
  ],
  ['hundreds of reviews at once', [['rooms.rooms.0.reviews', 1]], [['rooms.rooms.0.reviews', 1000]], ['is 1,000 times as much as before']],
  ['a digit too many in the reviews', [['rooms.rooms.0.reviews', 40]], [['rooms.rooms.0.reviews', 400]], ['is 10 times as much as before']],
  [
    'sentences in another order',
    [[rowText, 'The house has eighteen rooms. Four of them face the water, and the boats.']],
    [[rowText, 'Four of them face the water, and the boats. The house has eighteen rooms.']],
    [],
  ],
  [
    'a figure, and a sentence with another one',
    [['hotels.kochi.stay.railway', 'The station near kochi, 13 km.']],
    [['hotels.kochi.stay.railway', 'The station near kochi, 31 km. A car takes 25 minutes.']],
    ["'31' has the digits of 13 in another order"],
  ],
  ['a price that rises by a quarter', [], [['rooms.rooms.2.price', 2450]], ['is 26% more than before']],
  ['a door measured again', [[facts, { doorWidthCm: 84 }]], [[facts, { doorWidthCm: 86 }]], []],
  ['a door that is a third wider', [[facts, { doorWidthCm: 72 }]], [[facts, { doorWidthCm: 92 }]], ['is 28% more than before']],
  [
    'another year in a story',
    [[rowText, `${long} It was built in 1946.`]],
    [[rowText, `${long} It was built in 1956.`]],
    ["says '1956', and said '1946' before; which year is right?"],
  ],
]);

test('another place in a list: its distance is not compared with the distance of the old one', () => {
  const nearby = (name: string, kilometres: number) => [
    { name: 'The nets', kilometres: 1 },
    { name: 'The church', kilometres: 9 },
    { name, kilometres },
  ];
  const warningsOf = (name: string, kilometres: number) =>
    changeReport(contentAfter(['hotels.kochi.nearby', nearby('The jetty', 2)]), contentAfter(['hotels.kochi.nearby', nearby(name, kilometres)]), today).flatMap(
      (change) => change.warnings,
    );
  expect(warningsOf('The fort', 6)).toEqual([]);
  expect(warningsOf('The jetty', 6)).toEqual(['is 3 times as much as before']);
});

test('a duration, whatever its units', () => {
  const warningsFrom = (before: string, after: string) =>
    changeReport(
      contentAfter(['explore.tabs.0.description', `The airport of kochi, 43 km, ${before}.`]),
      contentAfter(['explore.tabs.0.description', `The airport of kochi, 43 km, ${after}.`]),
      today,
    ).flatMap((change) => change.warnings);
  expect(warningsFrom('about 1 hour 30 minutes', 'about 30 minutes')).toEqual(["'30 minutes' is 67% less than before"]);
  expect(warningsFrom('about 1 hour 30 minutes', 'about 1 hour 45 minutes')).toEqual([]);
  expect(warningsFrom('about 1 hour', 'about 50 minutes')).toEqual([]);
});

/** @jest-environment node */
import { changeReport } from '@/editor/change-report/report';

import { contentAfter, type Edit } from '../../../../support/changed-content';
import { testContent } from '../../../../support/content';
import { hall, kochi, long, rowText, tagline, testChanges, testEdits, today, warningsOf } from '../../../../support/warnings';

const withNames = Object.keys(testContent().hotels).map((id): Edit => [`hotels.${id}.name`, `Nilavara ${id}`]);

testEdits([['offers.offers.0.percent', 20, "'15' is still in Offers: Offers, Book Direct, Code"]]);

testChanges([
  [
    'a small number of rooms in words',
    [
      ['hotels.kochi.roomCount', 8],
      [rowText, `${long} Eight rooms and two verandas.`],
    ],
    [['hotels.kochi.roomCount', 10]],
    ["'Eight' is still in House kochi (Kochi): Slider rows, Premium Quality Rooms, Text"],
  ],
  [
    'a thousand rupees in words',
    [['hotels.kochi.description', `${long} A Standard costs a thousand rupees.`]],
    [['rooms.rooms.3.price', 1200]],
    ["'a thousand' is still in House kochi (Kochi): Description"],
  ],
  [
    'a name that begins otherwise',
    withNames,
    [['hotels.kochi.name', 'Nilawara kochi']],
    ['its name in Malayalam is still the old one', "says 'nilawara', and said 'nilavara' before; is this correct?"],
  ],
  [
    'a time of another card in words',
    [['facilities.cards.1.description', 'The full menu until ten at night, and tea until morning.']],
    [[hall, '7:30 AM to 9:00 PM']],
    ["'ten at night' is still in Facilities: Cards, Travel Assistance, Description"],
  ],
  [
    'a number of rooms that is also an hour',
    [
      ['hotels.kochi.roomCount', 14],
      ['hotels.kochi.stay.checkIn', '14:00'],
    ],
    [['hotels.kochi.roomCount', 16]],
    [],
  ],
  [
    'half an hour after a time that is gone',
    [['facilities.cards.1.description', 'The full menu until half past ten at night, and tea until morning.']],
    [[hall, '7:30 AM to 9:00 PM']],
    [],
  ],
  [
    'a code that is removed and is still to be typed',
    [['book-direct.reasons', ['UTSAV40 is for three nights.']]],
    [['offers.offers.1', undefined]],
    ["Code: is removed, and 'UTSAV40' is still in Why book direct: Reasons"],
  ],
  [
    'a code that four texts still have',
    [
      ['book-direct.reasons', ['UTSAV40 is for three nights.']],
      [tagline, 'A house by the water, with UTSAV40'],
      ['hotels.kottayam.tagline', 'A house on the hill, with UTSAV40'],
      ['about.why.points.0', 'UTSAV40 is for everybody.'],
    ],
    [['offers.offers.1', undefined]],
    [/^Code: is removed, and 'UTSAV40' is still in [^;]+; [^;]+ and 2 more$/],
  ],
  [
    'a time that two texts say in two ways',
    [
      ['facilities.cards.0.description', 'Hand it in by noon and it is back by ten, folded or on hangers.'],
      ['facilities.cards.1.description', 'The full menu until ten at night, and tea until morning.'],
    ],
    [[hall, '7:30 AM to 9:00 PM']],
    [/^'by ten' is still in Facilities: .*, and 'ten at night' in Facilities: Cards, Travel Assistance, Description$/],
  ],
  ['the title of a section that is a name elsewhere', [['headings.rooms.title', 'Contact']], [['headings.rooms.title', 'Write to us']], []],
  [
    'a count that another text of the hotel has',
    [
      ['hotels.kochi.description', `${long} Nine villas in a garden.`],
      [rowText, 'Nine villas, none higher than the trees.'],
    ],
    [[rowText, 'Eleven villas, none higher than the trees.']],
    ["'Nine villas' is still in House kochi (Kochi): Description"],
  ],
  [
    'a count that changes in both texts',
    [
      ['hotels.kochi.description', `${long} Nine villas in a garden.`],
      [rowText, 'Nine villas, none higher than the trees.'],
    ],
    [
      [rowText, 'Ten villas, none higher than the trees.'],
      ['hotels.kochi.description', `${long} Ten villas in a garden.`],
    ],
    [],
  ],
  [
    'a small count that a field has',
    [
      ['hotels.kochi.roomCount', 6],
      [tagline, 'Six rooms on the water of Kochi'],
    ],
    [[tagline, 'Seven rooms on the water of Kochi']],
    [/^no longer says 6, and House kochi \(Kochi\): Number of rooms still does$/],
  ],
]);

test('a name whose old form still appears in other texts', () => {
  const found = warningsOf(['hotels.kochi.name', 'House marina']);
  expect(found).toContain("'House kochi' is still in House marina (Kochi): Slider rows, House kochi, Heading");
});

test('a figure that a translation or a sentence still has', () => {
  const malayalam = { ...kochi.malayalam, railway: '13 കി.മീ.' };
  const before = contentAfter(['hotels.kochi.malayalam', malayalam], ['about.why.text', `${long} A Standard costs ₹1,000.`]);
  const after = structuredClone(before);
  after.hotels.kochi!.stay.railway = 'The station near kochi, 15 km.';
  after.rooms.rooms[3]!.price = 1200;
  expect(changeReport(before, after, today).flatMap((change) => change.warnings)).toEqual([
    "'1,000' is still in About page: Why, Paragraph",
    'its old figure 13 is still in the Malayalam text',
  ]);
});

test('a figure in words that no longer agrees with the number of rooms', () => {
  const before = contentAfter(['hotels.kochi.description', long], ['hotels.kochi.roomCount', 18]);
  const after = structuredClone(before);
  after.hotels.kochi!.roomCount = 20;
  expect(changeReport(before, after, today)[0]!.warnings).toEqual(["'eighteen' is still in House kochi (Kochi): Description"]);
});

test('a time that the text next to it still says', () => {
  const before = contentAfter(['facilities.cards.0.description', 'Hand it in by noon and it is back by ten, folded or on hangers.']);
  const after = structuredClone(before);
  after.facilities.cards[0]!.hours = '7:30 AM to 8:00 PM';
  expect(changeReport(before, after, today)[0]!.warnings).toEqual(["'by ten' is still in Facilities: Cards, Restaurant, Description"]);
});

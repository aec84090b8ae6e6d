/** @jest-environment node */
import { changeReport } from '@/editor/change-report/report';

import { contentAfter } from '../../../../support/changed-content';
import { kochi, long, pets, tagline, testChanges, testEdits, testLongTexts, today } from '../../../../support/warnings';

testEdits([
  [
    'hotels.kochi.gallery.1.caption',
    kochi.gallery![0]!.caption,
    'says the same as House kochi (Kochi): Gallery pictures, The garden of kochi at 1 o’clock, Caption',
  ],
  ['hotels.kochi.amenities.3', 'Parking free', "says the same as 'Free parking' next to it"],
]);

testLongTexts([[`${long} It has eighteen rooms now, behind the same green shutters.`, "says 'has eighteen rooms now behind the' twice"]]);

testChanges([
  ['a label that has the name of a number', [], [['malayalam.phone', 'വിലാസം']], ['says the same as Words in Malayalam: Address']],
  [
    'a sentence twice',
    [[tagline, 'A person answers.']],
    [[tagline, 'A person answers. A person answers.']],
    ["'A person answers. A person answers' says the same twice"],
  ],
  [
    'a button that says what another one says',
    [
      ['labels.pauseMotion', 'Pause all movement'],
      ['labels.resumeMotion', 'Allow movement'],
    ],
    [['labels.pauseMotion', 'Allow movement']],
    ['says the same as Buttons and short words: Resume motion'],
  ],
  [
    'two labels that were alike and stay so',
    [
      ['labels.phone', 'Phone'],
      ['labels.yourPhone', 'Phone'],
    ],
    [
      ['labels.phone', 'Telephone'],
      ['labels.yourPhone', 'Telephone'],
    ],
    ['is rarely changed; is this correct?', 'is rarely changed; is this correct?'],
  ],
  [
    'a sentence with another figure that two texts share',
    [
      ['hotels.kochi.description', `${long} Its nine rooms open on the courtyard of the house.`],
      ['hotels.kottayam.description', `Its nine rooms open on the courtyard of the house. A garden of tea is all round.`],
    ],
    [
      ['hotels.kochi.description', `${long} Its ten rooms open on the courtyard of the house.`],
      ['hotels.kottayam.description', `Its ten rooms open on the courtyard of the house. A garden of tea is all round.`],
    ],
    [],
  ],
]);

test('a text that was pasted into two fields', () => {
  const [children, pets] = ['Children up to eight stay free in their beds.', 'Not in the house: two cats live here.'];
  const before = contentAfter(['hotels.kochi.stay', { ...kochi.stay, children, pets }]);
  const pasted = contentAfter(['hotels.kochi.stay', { ...kochi.stay, children: pets, pets }]);
  const warningsFrom = (after: typeof before) => changeReport(before, after, today).flatMap((change) => change.warnings);
  const place = 'House kochi (Kochi): Before you come';
  expect(warningsFrom(pasted)).toContain(`says the same as ${place}, Pets`);
});

test('a text with words of another hotel, and one with an opposite', () => {
  const before = contentAfter(['hotels.kottayam.description', long], [pets, 'Turn to the left after the old gate.']);
  const after = structuredClone(before);
  after.hotels.kochi!.description = 'A bungalow with four rooms, behind the same green shutters, and a garden that goes down to the water in steps.';
  after.hotels.kochi!.stay.pets = 'Turn to the right after the old gate.';
  expect(changeReport(before, after, today).flatMap((change) => change.warnings)).toEqual([
    'has most words of House kottayam (Kottayam): Description',
    "says 'right', and said 'left' before",
  ]);
});

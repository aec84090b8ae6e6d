/** @jest-environment node */
import { changeReport } from '@/editor/change-report/report';

import { contentAfter } from '../../../../support/changed-content';
import { kochi, testChanges, today, warningsOf } from '../../../../support/warnings';

testChanges([
  [
    'two short texts that were exchanged',
    [],
    [
      ['malayalam.morning', 'വൈകിട്ട്'],
      ['malayalam.evening', 'രാവിലെ'],
    ],
    ['evening', 'morning'].map((time) => `is what Words in Malayalam: In the ${time} had before; were two values swapped?`),
  ],
  [
    'two times that were exchanged',
    [
      ['hotels.kochi.stay.checkIn', '14:00'],
      ['hotels.kochi.stay.checkOut', '11:00'],
    ],
    [
      ['hotels.kochi.stay.checkIn', '11:00'],
      ['hotels.kochi.stay.checkOut', '14:00'],
    ],
    [
      'is 3 hours earlier than before',
      'is what House kochi (Kochi): Before you come, Check-out until had before; were two values swapped?',
      'is 3 hours later than before',
      'is what House kochi (Kochi): Before you come, Check-in from had before; were two values swapped?',
    ],
  ],
]);

test('texts of two fields that were exchanged', () => {
  const [children, pets] = ['Children up to eight stay free in their beds.', 'Not in the house: two cats live here.'];
  const before = contentAfter(['hotels.kochi.stay', { ...kochi.stay, children, pets }]);
  const after = contentAfter(['hotels.kochi.stay', { ...kochi.stay, children: pets, pets: children }]);
  expect(changeReport(before, after, today).flatMap((change) => change.warnings)).toContain(
    'is what House kochi (Kochi): Before you come, Pets had before; were two values swapped?',
  );
});

test('two values that were exchanged', () => {
  const found = warningsOf(['rooms.rooms.2.price', 1800], ['rooms.rooms.5.price', 1950]);
  expect(found).toContain('is what Rooms and prices: Rooms, Family, Price had before; were two values swapped?');
});

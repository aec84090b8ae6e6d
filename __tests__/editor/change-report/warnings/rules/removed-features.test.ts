/** @jest-environment node */
import { changeReport } from '@/editor/change-report/report';

import { contentAfter, type Edit } from '../../../../support/changed-content';
import { long, rowText, testChanges, testEdits, today } from '../../../../support/warnings';

testEdits([
  ['hotels.kochi.amenities.2', 'Lift', "'Restaurant' is removed, and 'Restaurant' is still in Explore Hotels: Tabs, Restaurant, Title"],
  ['hotels.kochi.amenities', ['Laundry', 'Restaurant', 'Lift'], "'Free parking' is removed, and 2 of the 2 other hotels have it"],
]);

testChanges([
  [
    'an amenity of which the texts have another word',
    [
      ['hotels.kochi.amenities.3', 'Infopark shuttle'],
      [rowText, `${long} Infopark is near.`],
    ],
    [['hotels.kochi.amenities.3', undefined]],
    ['was removed; is this correct?'],
  ],
  [
    'an amenity whose word half of the hotels use',
    [['hotels.kochi.amenities.3', 'Travel desk'], ...['kochi', 'kottayam'].map((id): Edit => [`hotels.${id}.tagline`, `Ask the desk of ${id}`])],
    [['hotels.kochi.amenities.3', undefined]],
    ['was removed; is this correct?'],
  ],
  ['a removed amenity', [['hotels.kochi.amenities', ['Laundry', 'Karaoke']]], [['hotels.kochi.amenities', ['Laundry']]], ['was removed; is this correct?']],
]);

test('a removed room that a text of its hotel still mentions', () => {
  const before = contentAfter(['hotels.kochi.rows.1.text', `${long} The Premium Rooms are on the first floor.`]);
  const after = structuredClone(before);
  after.hotels.kochi!.rooms = after.hotels.kochi!.rooms.filter((room) => room !== 'premium-room');
  expect(changeReport(before, after, today).flatMap((change) => change.warnings)).toContain(
    "'Premium Room' is removed, and 'Premium Rooms' is still in House kochi (Kochi): Slider rows, Premium Quality Rooms, Text",
  );
});

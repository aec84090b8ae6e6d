/** @jest-environment node */
import { long, rowText, tagline, testChanges } from '../../../../support/warnings';

testChanges([
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

/** @jest-environment node */
import { testChanges } from '../../../../support/warnings';

testChanges([
  [
    'a text of another hotel, adapted',
    [
      ['hotels.kottayam.stay.bus', 'The lane is too narrow for a coach. It waits by the museum.'],
      ['hotels.kochi.stay.bus', 'Coaches stop on the road and wait at the stand.'],
    ],
    [['hotels.kochi.stay.bus', 'The lane is too narrow for a coach. It waits by the nets.']],
    ['is more like the text of House kottayam than like the old text; is it about this hotel?'],
  ],
  [
    'what two other hotels say',
    [
      ['hotels.kottayam.stay.bus', 'The lane is too narrow for a coach.'],
      ['hotels.lake.stay.bus', 'The lane is too narrow for a coach.'],
      ['hotels.kochi.stay.bus', 'The lane is narrow, but a coach fits.'],
    ],
    [['hotels.kochi.stay.bus', 'The lane is too narrow for a coach.']],
    ['is what guests of this hotel rely on; does the hotel agree?'],
  ],
]);

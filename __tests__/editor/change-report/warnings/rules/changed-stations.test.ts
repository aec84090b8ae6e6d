/** @jest-environment node */
import { testChanges } from '../../../../support/warnings';

testChanges([
  [
    'another airport',
    [['hotels.kochi.stay.airport', 'Cochin International (COK), 43 km.']],
    [['hotels.kochi.stay.airport', 'Trivandrum International (TRV), 43 km.']],
    ["begins with 'Trivandrum International' now, and began with 'Cochin International' before; is it the nearest one?"],
  ],
]);

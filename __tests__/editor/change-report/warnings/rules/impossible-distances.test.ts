/** @jest-environment node */
import { testChanges } from '../../../../support/warnings';

testChanges([
  [
    'a place that cannot be near two hotels',
    [['hotels.lake.nearby', [{ name: 'The nets', kilometres: 0.8 }]]],
    [['hotels.kochi.nearby', [{ name: 'The nets', kilometres: 0.9 }]]],
    [/^Kilometres: is impossible: The nets is 0.8 km from House lake, which is [\d.]+ km from here$/],
  ],
  [
    'a place that is between two hotels',
    [['hotels.lake.nearby', [{ name: 'The nets', kilometres: 50 }]]],
    [['hotels.kochi.nearby', [{ name: 'The nets', kilometres: 50 }]]],
    [],
  ],
]);

/** @jest-environment node */
import { testContent } from '../../../../support/content';
import { testChanges } from '../../../../support/warnings';

testChanges([
  ['an order that changes', [], [['hotels.kochi.order', 9]], [/^moves from place \d to place \d in all lists; is this correct\?$/]],
  ['an order with a gap', [['hotels.lake.order', 3]], [['hotels.lake.order', 30]], []],
  [
    'an order that another hotel has',
    [
      ['hotels.kochi.order', 7],
      ['hotels.lake.order', 8],
    ],
    [['hotels.lake.order', 7]],
    ['is also the number of House kochi; which one comes first?'],
  ],
  ['rooms in another order', [], [['rooms.rooms', [...testContent().rooms.rooms].reverse()]], ['has a new order, and begins with Family; is this correct?']],
]);

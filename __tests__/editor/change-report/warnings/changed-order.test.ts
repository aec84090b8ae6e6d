/** @jest-environment node */
import { testContent } from '../../../support/content';
import { testChanges } from '../../../support/warnings';

// prettier-ignore
testChanges([
  ['an order that changes', [], [['hotels.kochi.order', 9]], [/^moves from place \d to place \d in all lists; is that meant\?$/]],
  ['an order with a gap', [['hotels.lake.order', 3]], [['hotels.lake.order', 30]], []],
  ['rooms in another order', [], [['rooms.rooms', [...testContent().rooms.rooms].reverse()]], ['is in another order now, and begins with Family; is that meant?']],
]);

/** @jest-environment node */
import { testEdits } from '../../../support/warnings';

// prettier-ignore
testEdits([
  ['hotels.kochi.address.pin', '682010', 'changes, and the street stays the same; check it again'],
  ['hotels.kochi.address.lines', ['Princess Street'], 'changes, and the position on the map stays the same; check it again'],
  ['hotels.kochi.address.locality', 'Palluruthy', 'changes, and the PIN stays the same; check it again'],
  ['hotels.kochi.address.lines', ['Quay Road, Kochi'], "'Kochi' is twice in this address"],
]);

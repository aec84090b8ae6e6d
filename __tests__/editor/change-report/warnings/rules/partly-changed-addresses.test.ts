/** @jest-environment node */
import { testEdits } from '../../../../support/warnings';

testEdits([
  ['hotels.kochi.address.pin', '682010', 'was changed, but the street was not; check it'],
  ['hotels.kochi.address.lines', ['Princess Street'], 'was changed, but the position on the map was not; check it'],
  ['hotels.kochi.address.locality', 'Palluruthy', 'was changed, but the PIN was not; check it'],
  ['hotels.kochi.address.lines', ['Quay Road, Kochi'], "'Kochi' is twice in this address"],
]);

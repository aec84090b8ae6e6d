/** @jest-environment node */
import { offer, tagline, testEdits } from '../../../../support/warnings';

testEdits([
  ['hotels.kochi.phone', '+91 484 555 0131', 'is a new number; call it to test it'],
  ['site.email', 'stay@hosue.example', 'is a new mailbox; send it a message to test it'],
  [tagline, 'By the water: ring Mr Thomas on 98470 12345', "has '98470 12345' in it, which is not one of your numbers; is it a phone, an account or a price?"],
  [tagline, 'By the water: pay to account 123456789012', "has '123456789012' in it, which is not one of your numbers; is it a phone, an account or a price?"],
  [offer, 'Two nights or more in any room, until 46387.', "has '46387' in it, which is not one of your numbers; is it a phone, an account or a price?"],
  [tagline, 'By the water, GSTIN 32AABCU9603R1ZM', "has '32AABCU9603R1ZM' in it, and guests may pay to it; is it really yours?"],
  [tagline, 'By the water, IFSC SBIN0001234', "has 'SBIN0001234' in it, and guests may pay to it; is it really yours?"],
  [tagline, 'By the water: send it to house@okaxis', "has 'house@okaxis' in it, and guests may pay to it; is it really yours?"],
  [tagline, 'By the water: write to stay@other.example', "has 'stay@other.example' in it, which is not your mailbox"],
  [tagline, 'By the water: see www.other.in', "has the address 'www.other.in' in it, which guests cannot press"],
]);

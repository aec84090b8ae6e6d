import { testMarks } from '../../../support/report';

const link = 'hotels.kochi.link.url';
const pets = 'hotels.kochi.stay.pets';

testMarks([
  ['another page of the same host', [[link, 'https://www.harbour.house.example/rooms']], []],
  ['another host', [[link, 'https://harbor.house.example/']], ['leads to harbor.house.example now, and to harbour.house.example before; open it']],
  ['a chat', [[link, 'https://wa.me/919847012345']], ['leads to a chat']],
  ['a map', [[link, 'https://www.google.co.in/maps/place/Kochi']], ['leads to a map']],
  ['a shared file', [[link, 'https://drive.google.com/file/d/1/view']], ['leads to a shared file']],
  ['a short address', [[link, 'https://bit.ly/kochi']], ['leads to a short address that hides where it leads']],
  ['the visit of one guest', [[link, 'https://harbour.house.example/?checkin=20-11-2026&adults=2']], ['has the days or the session of one visit in it']],
  ['an address that cannot be read', [[link, 'https://harbour.house.example:443443/']], []],
  ['a phone number', [['hotels.kochi.phone', '+91 484 555 0114']], ['is new; call it']],
  ['a mailbox', [['site.email', 'stay@houses.example']], ['is new; write to it']],
  ['a bank account in a text', [[pets, 'Pay to IFSC SBIN0001234.']], ['has ‘SBIN0001234’ in it, which is none of your numbers and mailboxes']],
  ['a UPI address in a text', [[pets, 'Pay to house@okicici.']], [/^has ‘house@okicici’/]],
  ['a tax number in a text', [[pets, 'GST 32ABCDE1234F1Z5.']], [/^has ‘32ABCDE1234F1Z5’/]],
  ['the phone of somebody in a text', [[pets, 'Ring Anil, 98470 12345.']], [/^has ‘98470 12345’/]],
  ['a phone of the hotel in a text', [[pets, 'Ring 0484 555 0131, or write to stay@house.example.']], []],
  ['a price in a text', [[pets, 'They cost ₹1,00,000 for a year of 365 days.']], []],
  ['a position', [['hotels.kochi.coordinates', { latitude: 9.9679, longitude: 76.2751 }]], ['moves by 3.0 km; look at it on a map']],
  ['a position next door', [['hotels.kochi.coordinates', { latitude: 9.968, longitude: 76.2478 }]], []],
]);

import { bed, mistakes, rowsFor, testMistakes } from '../../support/mistakes';

/** Invisible characters of all kinds. */
const hiddenSigns = [...'\u061c\u180e\u3164\u2800\u034f\u115f\u1160\uffa0\ufe0f\u{e0061}\u{1d173}'];

testMistakes([
  [bed, 'A king\u200b bed', "has an invisible character (U+200B) after 'A king'; delete it and type the place again"],
  [bed, '\u202eA king bed', 'has a mark of the writing direction (U+202E) at the beginning; delete it and type the place again'],
  [bed, 'A\u200d bed', "has an invisible character (U+200D) after 'A'; delete it and type the place again"],
  [bed, 'A king\nbed', "has a line break after 'A king'; write it in one line"],
  [bed, 'A king\tbed', "has a tab after 'A king'; write a space"],
  [bed, 'A king\ufffdbed', "has an unreadable character (U+FFFD) after 'A king'; delete it and type the place again"],
  ...rowsFor(
    bed,
    hiddenSigns.map((sign) => `1 king${sign}bed for two`),
    (value) => `has ${String(value).includes('\u061c') ? 'a mark of the writing direction' : 'an invisible character'} (U+…`,
  ),
  ...rowsFor(bed, ['👨‍👩‍👧 together', 'A ❤️ for two', '1️⃣ bed', 'A flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'അവന്\u200d', 'A\u00a0king bed'], ''),
]);

test('invisible characters in a number, a time, a code or an address are ignored', () => {
  expect(
    mistakes(
      ['explore.tabs.1.hours', 'Check in from 2:00\u202fPM'],
      ['site.phone', '\u202a+91\u00a0481\u00a0555 0100\u202c'],
      ['hotels.kochi.stay.checkIn', '14:00\u00a0'],
      ['site.email', 'stay@\u200bhouse.example'],
      ['hotels.kochi.address.pin', '682001\u200b'],
      ['offers.offers.0.code', ' COME15\u200b'],
      ['hotels.kochi.link.url', 'https://a.example/\u200bkochi\n'],
    ),
  ).toEqual([]);
});

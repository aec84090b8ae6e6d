import { bed, mistakes, rowsFor, testMistakes } from '../../../support/mistakes';

testMistakes([
  ...rowsFor(bed, ['<b>', '&nbsp;', '**', '_king_'], (sign) => `has '${sign}' in it, which guests would see; write only the words`),
  [bed, 'A king bed (copy)', "has '(copy)' in it, which is not a text for guests; write the right words"],
  ...rowsFor(bed, ['A king bed*, * for two', 'അവന്\u200d', 'bbbbbbbbbbbbbbbbbbbb-bbbbbbbbbbbbbbbbbbbb'], ''),
  // A season of stay is not the last day on which an offer can be booked.
  ['offers.offers.0.description', 'For stays until 30 June 2027.', ''],
  [bed, 'TODO', "has 'TODO' in it, which is not a text for guests; write the right words"],
  [bed, 'A kingഅ bed', "has letters of another alphabet in 'kingഅ'; type the word again"],
  [bed, 'A kіng bed', "has letters of another alphabet in 'kіng'; type the word again"],
  [bed, 'The hostâ€™s bed', "is garbled ('â€'); type the words again and save the file as UTF-8"],
  [bed, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', "has a word that is wider than a phone ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'); break it with a space or a dash"],
  [
    bed,
    'A bed for {guests}',
    'has {guests}, which nothing fills in here; write one of {hotels}, {Hotels}, {featured}, {Featured}, {lowest price}, {highest price}, {phone}, {email}, or the words',
  ],
  ...rowsFor('privacy.summary', ['It comes to {hotels} houses.', 'Ring {phone} or write to {email}.'], ''),
  ['labels.bookNow', 'Book {now}', 'has {now}, which nothing fills in here; write one of {hotels}, …'],
  ['labels.slideOf', '{number} of {total}', 'has {number}, which nothing fills in here; write one of {n}, {total}, …'],
  ['labels.slideOf', '{n} of {total', "has a single brace ('{total'); write both, or none"],
  ['labels.slideOf', '{n}', 'no longer has {total}, which the page fills in; write it where it belongs'],
  ['contact.roomEnquiry.message', 'We would like a room, please.', 'no longer has {hotel}, which the page fills in; write it where it belongs'],
  [
    'hotels.lake.alt',
    'WhatsApp Image 2026-03-12 at 10.22',
    "'WhatsApp Image 2026-03-12 at 10.22' is the name of a file; describe in a sentence what the picture shows",
  ],
  ['hotels.lake.alt', 'The pool by the water.jpg', "'The pool by the water.jpg' is the name of a file; describe in a sentence what the picture shows"],
]);

test('a label with a new placeholder: the message names the list', () => {
  expect(mistakes(['labels.bookNow', 'Book {now}'])[0]).toMatch(/labelPlaceholders in content\/placeholders\.ts$/);
});

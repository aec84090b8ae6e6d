import { testContent } from '../../../support/content';
import { mistakes } from '../../../support/mistakes';

/** Two entries of a list cannot have one picture. */
const otherPicture = { picture: '/pictures/hero/harbour.jpg', alt: undefined };

test('titles make ids that differ and are never empty', () => {
  const card = { ...testContent().facilities.cards[2]!, ...otherPicture };
  const after = (title: string) => mistakes(['facilities.cards.4', { ...card, title }]);
  expect(after('Laundry+')).toEqual([]);
  expect(after('അലക്ക്')).toEqual([]);
  expect(after('★★★')).toEqual(["content/facilities.json, Cards, ★★★, Title: '★★★' has no letter or digit; write a word"]);
  expect(after('Laundry!')).toEqual([
    "content/facilities.json, Cards, Laundry!, Title: 'Laundry!' and 'Laundry' become the same name in the site ('laundry'); change a word",
  ]);
});

test('ids of their own differ too', () => {
  const again = 'delete one, and add it again without copying it';
  expect(mistakes(['offers.offers.1.id', 'book-direct'])).toEqual([
    `content/offers.json, Offers, Festival Week, Title: 'Festival Week' and 'Book Direct' have the same hidden id ('book-direct'); ${again}`,
  ]);
  expect(mistakes(['rooms.rooms.6', { ...testContent().rooms.rooms[4]!, ...otherPicture, title: 'Deluxe+' }])).toEqual([
    `content/rooms.json, Rooms, Deluxe+, Title: 'Deluxe+' and 'Deluxe' have the same hidden id ('deluxe'); ${again}`,
  ]);
  expect(mistakes(['rooms.rooms.0.id', 'the suite'])).toContain(
    "content/rooms.json, Rooms, Business Suite, Id: 'the suite' is not right. Use letters, digits and dashes only.",
  );
});

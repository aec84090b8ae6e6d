import { testContent } from '../../../support/content';
import { mistakes } from '../../../support/mistakes';

test('titles make ids that differ and are never empty', () => {
  const deluxe = { ...testContent().rooms.rooms[4]! };
  const after = (title: string) => mistakes(['rooms.rooms.6', { ...deluxe, title }]);
  expect(after('Deluxe+')).toEqual([]);
  expect(after('ഡീലക്സ്')).toEqual([]);
  expect(after('★★★')).toEqual(["content/rooms.json, rooms 7 title: '★★★' has no letter or digit; write a word"]);
  expect(after('Deluxe!')).toEqual(["content/rooms.json, rooms 7 title: 'Deluxe!' and 'Deluxe' become the same name in the site ('deluxe'); change a word"]);
  expect(mistakes(['offers.offers.1.id', 'book-direct'])).toEqual([
    "content/offers.json, offers 2 id: 'book-direct' is also the id of 'Book Direct'; write another one",
  ]);
});

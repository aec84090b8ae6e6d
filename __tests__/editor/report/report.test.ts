import { reportAsText } from '@/editor/report/print';
import { reportChanges, type State } from '@/editor/report/report';

import { contentAfter, type Edit } from '../../support/changed-content';
import { testContent } from '../../support/content';
import { reported, reportText } from '../../support/report';

const { offers, rooms, hotels, facilities } = testContent();
const newOffer = { percent: 20, code: 'LATE20', title: 'Late Nights', description: 'Sunday to Thursday.' };
const story = 'The house on the quay has eighteen rooms behind the same green shutters, and a cook.';
const fact = 'questions.questions.0.fact';

test.each<[what: string, edits: Edit[], lines: string[], before?: Edit[]]>([
  [
    'a number, with the labels of the form and its place on the site',
    [['rooms.rooms.2.price', 2050]],
    ['Rooms and prices: Rooms, Super deluxe, Price', '  “1,950” → “2,050”', '  shows on Facilities, Rooms; Home; other places'],
  ],
  [
    'an offer that gets a last day',
    [['offers.offers.0.validUntil', '2027-03-31']],
    ['Offers: Offers, Book Direct, Last day', '  new: “31 March 2027”', '  shows on Home'],
  ],
  [
    'hours, which are short enough to be shown whole',
    [['facilities.cards.2.hours', '7:30 AM to 9:00 PM']],
    ['Facilities: Cards, Laundry, Hours', '  “7:30 AM to 10:00 PM” → “7:30 AM to 9:00 PM”', '  shows on Facilities; Home'],
  ],
  [
    'a long text, by its changed words',
    [['about.quote.text', story.replace('eighteen', 'nineteen').replace('green ', '').replace('cook', 'good cook')]],
    [
      'About page: Quote, Text',
      '  … on the quay has “eighteen” → “nineteen” rooms behind the same gone: “green” shutters, and a new: “good” cook.',
      '  shows on Home',
    ],
    [['about.quote.text', story]],
  ],
  [
    'a text that is written anew',
    [['about.quote.text', 'Nothing of what was said before is here any more, except this.']],
    ['About page: Quote, Text', `  “${story}” → “Nothing of what was said before is here any more, except this.”`, '  shows on Home'],
    [['about.quote.text', story]],
  ],
  [
    'choices, by the names that people choose them by',
    [
      ['explore.tabs.0.hotel', 'kottayam'],
      ['explore.tabs.0.description', 'Another house.'],
      ['hotels.kochi.rooms.5', undefined],
    ],
    [
      'Explore Hotels: Tabs, Restaurant, Description',
      `  “${testContent().explore.tabs[0]!.description}” → “Another house.”`,
      '  shows on Home; Facilities',
      'Explore Hotels: Tabs, Restaurant, Hotel',
      '  “House kochi” → “House kottayam”',
      '  shows on Home; Facilities',
      'House kochi (Kochi): Rooms',
      '  gone: “Family”',
      '  shows on Home; Contact',
    ],
  ],
  [
    'the fact of a question, by its label',
    [
      [fact, 'checkIn'],
      ['questions.questions.0.answer', 'Look at the list below.'],
    ],
    [
      'Questions and answers: Questions, Is there a room with 1 windows?, Answer',
      '  “Ask the desk about 1 of them.” → “Look at the list below.”',
      '  shows on Contact',
      'Questions and answers: Questions, Is there a room with 1 windows?, Also show for each hotel',
      '  “Pets” → “Check in”',
      '  shows on Contact',
    ],
    [[fact, 'pets']],
  ],
  [
    'an entry with another title, which is the same entry',
    [['offers.offers.1.title', 'Festive Week']],
    [
      'Offers: Offers, Festival Week, Title',
      '  “Festival Week” → “Festive Week”',
      '  ⚠ ‘Festival Week’ is still in Offers: Offers, Festive Week, Description',
      '  shows on Home',
    ],
  ],
  [
    'a new entry',
    [['offers.offers.3', newOffer]],
    ['Offers: Offers, Late Nights (new)', '  Percent: “20”', '  Code: “LATE20”', '  Description: “Sunday to Thursday.”', '  shows on Home'],
  ],
  [
    'a removed entry: what it said, and its picture by what it shows',
    [['hotels.kochi.gallery.2', undefined]],
    [
      'House kochi (Kochi): Gallery pictures, The garden of kochi at 3 o’clock (removed)',
      '  ⚠ 5 of 6 entries are left',
      '  Picture: “What is to be seen here is called gallery/kochi/3 in this test”',
      '  shows on gallery',
    ],
  ],
  [
    'entries in another order',
    [['offers.offers', [offers.offers[2], offers.offers[0], offers.offers[1]]]],
    ['Offers: Offers (another order)', '  Now: “Rooms Together, Book Direct, Festival Week”', '  shows on Home'],
  ],
  [
    'entries in another order, and a change of one of them',
    [['facilities.cards', [...facilities.cards.slice(1), { ...facilities.cards[0], button: 'Ask for a Table' }]]],
    [
      'Facilities: Cards, Restaurant, Button',
      '  “Reserve a Table” → “Ask for a Table”',
      '  shows on Facilities',
      'Facilities: Cards (another order)',
      '  Now: “Travel Assistance, Laundry, Room Service, Restaurant”',
      '  shows on Facilities',
    ],
  ],
  [
    'a removed hotel',
    [['hotels.lake', undefined]],
    ['House lake (Kumarakom) (removed)', '  ⚠ the hotel goes from every page', '  shows on Home; other places'],
  ],
  ['an id that the form makes', [['rooms.rooms.0.id', 'another']], []],
  ['the same content in another order of fields', [['rooms.rooms.0', Object.fromEntries(Object.entries(rooms.rooms[0]!).reverse())]], []],
  ['an empty list', [['hotels.kochi.reviews', []]], []],
])('%s', (_, edits, lines, before = []) => {
  expect(reportAsText(reported(edits, before))).toBe(lines.join('\n'));
});

test('a new hotel is one change, which names its fields, the marked ones first', () => {
  const house = { ...hotels.kottayam!, name: 'House new', phone: '+91 484 555 0199', halls: [] };
  const [change, ...others] = reported([['hotels.new', house]]);
  expect(others).toEqual([]);
  expect(change!.title).toBe('House new (Kottayam)');
  expect(change!.values[0]).toEqual({ label: 'Phone', new: '+91 484 555 0199', marks: ['is new; call it'] });
  expect(change!.values).toContainEqual({ label: 'Amenities', new: 'Laundry, Free parking, Restaurant', marks: [] });
  const labels = change!.values.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.slice(1, 4)).toEqual(['Name', 'Town', 'Tagline']);
});

const stateOf = (content = testContent(), others: Partial<State> = {}): State => ({
  content,
  unreadable: [],
  pictures: new Map([
    ['rooms/standard.jpg', 'one'],
    ['hero/harbour.jpg', 'two'],
  ]),
  ...others,
});
const pictures = (...changes: [string, string | undefined][]) => {
  const all = new Map(stateOf().pictures);
  for (const [name, hash] of changes)
    if (hash) all.set(name, hash);
    else all.delete(name);
  return all;
};
const standard = 'What is to be seen here is called rooms/standard in this test (rooms/standard.jpg)';

test.each<[what: string, pictures: Map<string, string>, edits: Edit[], titles: string[]]>([
  ['replaced', pictures(['rooms/standard.jpg', 'three']), [], [`Photograph: ${standard}`, '  ⚠ is another photograph now; do the words about it still fit?']],
  [
    'added, and no page shows it',
    pictures(['rooms/new.jpg', 'three']),
    [],
    ['Photograph: rooms/new.jpg (new)', '  ⚠ no page shows it; choose it where it belongs, or delete it'],
  ],
  ['removed while pages show it', pictures(['rooms/standard.jpg', undefined]), [], [`Photograph: ${standard} (removed)`, '  shows on Facilities']],
  ['added with an entry that shows it', pictures(['rooms/new.jpg', 'three']), [['hotels.kochi.gallery.0.picture', '/pictures/rooms/new.jpg']], []],
  ['that is the phone’s form of another', pictures(['hero/harbour.phone.jpg', 'three']), [], ['(hero/harbour.phone.jpg) (new)\n  shows on']],
])('a photograph %s', (_, after, edits, lines) => {
  const text = reportAsText(reportChanges(stateOf(), stateOf(contentAfter(...edits), { pictures: after })));
  for (const line of lines) expect(text).toContain(line);
  expect(text.includes('Photograph')).toBe(lines.length > 0);
});

test('content with mistakes is compared all the same', () => {
  const edits: Edit[] = [
    ['rooms.rooms.2.price', 'cheap'],
    ['site', []],
    ['hotels.kochi.name', 7],
    ['hotels.lake', 'text'],
    ['towns.towns', null],
  ];
  expect(reportText(...edits)).toContain('“1,950” → “cheap”');
  expect(reportAsText(reported([['rooms.rooms.2.price', 1950]], edits))).toContain('“cheap” → “1,950”');
});

test('a file that cannot be read is named, and is no removed hotel', () => {
  const { 'book-direct': _, ...content } = testContent();
  delete content.hotels.lake;
  const changes = reportChanges(stateOf(), stateOf(content as never, { unreadable: ['hotels/lake', 'book-direct'] }));
  expect(reportAsText(changes)).toBe(
    ['House lake (Kumarakom)', 'Why book direct'].map((title) => `${title}\n  ⚠ is missing or cannot be read, so its changes are not listed`).join('\n'),
  );
});

import { allContent, checkContent, formatProblem, type Content } from '@/content/check';

/** Content as somebody may have left it: every field can be changed to anything. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the faults are exactly what the types forbid
type Draft = any;

/** One picture has its file, but no words yet. */
const filesFor = (content: Content) => [...Object.keys(content.pictures), 'hero/sunrise'];

const options = { pictureNames: filesFor(allContent) };

/** The content is plain data; jsdom has no structuredClone. */
const copyOf = (content: Content): Draft => JSON.parse(JSON.stringify(content));

/** The lines that the build prints after this change to otherwise good content. */
function linesAfter(change: (draft: Draft) => void): string[] {
  const draft = copyOf(allContent);
  change(draft);
  return checkContent(draft, { pictureNames: filesFor(draft) }).map(formatProblem);
}

const kochi = (draft: Draft) => draft.hotels.find((hotel: Draft) => hotel.id === 'kochi');
const inKochi = 'content/hotels/kochi.ts, hotel 3, field';
const allHotels = 'content/hotels/index.ts, all hotels, field';

test('the content of the site has no fault', () => {
  expect(checkContent(allContent, options)).toEqual([]);
});

describe('one fault is told in one line, with file, entry, field and mend', () => {
  const faults: [string, (draft: Draft) => void, string][] = [
    // Hotels
    [
      'an empty phone',
      (draft) => (kochi(draft).phone.display = ''),
      `${inKochi} phone display: is empty; write it`,
    ],
    ['no phone at all', (draft) => delete kochi(draft).phone, `${inKochi} phone: is missing; write it`],
    [
      'letters in a phone',
      (draft) => (kochi(draft).phone.display = 'ring us'),
      `${inKochi} phone display: 'ring us' is no phone number; write it like '+91 481 555 0100', with digits and spaces`,
    ],
    [
      'two different phones',
      (draft) => (kochi(draft).phone.e164 = '+914845550199'),
      `${inKochi} phone e164: '+914845550199' and '+91 484 555 0113' are two different numbers; write the same one twice`,
    ],
    [
      'an unencrypted link',
      (draft) => (kochi(draft).link.url = 'http://harbour.nilavara.example/'),
      `${inKochi} link url: 'http://harbour.nilavara.example/' is not encrypted; begin the address with https://`,
    ],
    [
      'half a link',
      (draft) => (kochi(draft).link.url = 'harbour.nilavara.example'),
      `${inKochi} link url: 'harbour.nilavara.example' is no web address; write it in full, for example https://www.example.com/`,
    ],
    [
      'a link without a host',
      (draft) => (kochi(draft).link.url = 'https:///kochi'),
      `${inKochi} link url: 'https:///kochi' is no web address; write it in full, for example https://www.example.com/`,
    ],
    [
      'a space in a link',
      (draft) => (kochi(draft).link.url = 'https://book.example.com/fort kochi'),
      `${inKochi} link url: 'https://book.example.com/fort kochi' has a space; write the address without one`,
    ],
    [
      'an unknown kind of link',
      (draft) => (kochi(draft).link.kind = 'agency'),
      `${inKochi} link kind: is no kind of link; use 'booking-engine', 'own-site' or 'marketplace'`,
    ],
    [
      'a second marketplace',
      (draft) => (kochi(draft).link.kind = 'marketplace'),
      `${allHotels} link kind: is 'marketplace' in 2 hotels; exactly one is sold through a marketplace`,
    ],
    [
      'ten featured hotels',
      (draft) => {
        const house = draft.hotels[9];
        house.isFeatured = true;
        house.rows = kochi(draft).rows;
        house.gallery = [1, 2, 3, 4, 5, 6].map((n) => ({ picture: `extra/${n}`, caption: 'The lake' }));
        for (const { picture } of house.gallery)
          draft.pictures[picture] = 'A timber jetty that runs out into the lake';
      },
      `${allHotels} isFeatured: is true in 10 hotels, not 9; set it to false in 1 of them`,
    ],
    [
      'eight featured hotels',
      (draft) => Object.assign(kochi(draft), { isFeatured: false, rows: [], gallery: [] }),
      `${allHotels} isFeatured: is true in 8 hotels, not 9; set it to true in 1 more`,
    ],
    [
      'a gallery for a hotel that is not in it',
      (draft) => (draft.hotels[9].gallery = [{ picture: 'hero/arrival', caption: 'The lake' }]),
      'content/hotels/boathouse.ts, hotel 10, field gallery: has 1 pictures though isFeatured is false; write []',
    ],
    [
      'five pictures in a gallery',
      (draft) => kochi(draft).gallery.splice(5),
      `${inKochi} gallery: has 5 pictures; a gallery shows 6 to 12`,
    ],
    [
      'a picture in two galleries',
      (draft) => (kochi(draft).gallery[2].picture = 'rooms/family'),
      "content/hotels/guruvayoor.ts, hotel 5, field gallery 2 picture: 'rooms/family' is already in the gallery of Nilavara Harbour; show each picture once",
    ],
    [
      'two rows',
      (draft) => kochi(draft).rows.pop(),
      `${inKochi} rows: has 2 rows; a featured hotel shows exactly 3`,
    ],
    [
      'a picture in two rows',
      (draft) => (kochi(draft).rows[2].picture = kochi(draft).rows[0].picture),
      `${inKochi} rows 3 picture: 'exteriors/kochi' stands in two rows; choose another for one of them`,
    ],
    [
      'a long text',
      (draft) => (kochi(draft).rows[1].text = 'x'.repeat(601)),
      `${inKochi} rows 2 text: has 601 characters; shorten it to 600 or fewer`,
    ],
    [
      'a short text',
      (draft) => (kochi(draft).description = 'By the sea.'),
      `${inKochi} description: has 11 characters; lengthen it to 60 or more`,
    ],
    [
      'a space behind a name',
      (draft) => (kochi(draft).name = 'Nilavara Harbour '),
      `${inKochi} name: begins or ends with a space; remove the space`,
    ],
    [
      'a time of the other kind',
      (draft) => (kochi(draft).stay.checkIn = '2 PM'),
      `${inKochi} stay checkIn: '2 PM' is no time; write it in 24 hours, for example '14:00'`,
    ],
    [
      'a time that no clock shows',
      (draft) => (kochi(draft).stay.checkOut = '24:30'),
      `${inKochi} stay checkOut: '24:30' is no time; write it in 24 hours, for example '14:00'`,
    ],
    [
      'exchanged coordinates',
      (draft) => (kochi(draft).coordinates.latitude = 76.2),
      `${inKochi} coordinates latitude: 76.2 lies outside Kerala (8 to 13); exchange latitude and longitude`,
    ],
    [
      'a PIN of five digits',
      (draft) => (kochi(draft).address.pin = '68200'),
      `${inKochi} address pin: '68200' is no PIN; write its six digits`,
    ],
    [
      'a price range upside down',
      (draft) => (kochi(draft).priceRange.to = 900),
      `${inKochi} priceRange to: is below the cheapest room; write the dearest room a night`,
    ],
    [
      'a misspelt field',
      (draft) => (kochi(draft).tagLine = 'By the water'),
      `${inKochi} tagLine: is no field here; correct its spelling or remove it`,
    ],
    [
      'two amenities',
      (draft) => kochi(draft).amenities.splice(2),
      `${inKochi} amenities: has 2 amenities; list 3 to 12`,
    ],
    [
      'an id with a capital',
      (draft) => (draft.roomCards[0].id = 'Suite'),
      "content/rooms.ts, room 1, field id: 'Suite' is no id; use lower-case letters, digits and dashes",
    ],
    [
      'a hotel id used twice',
      (draft) => (draft.hotels[9].id = 'kochi'),
      "content/hotels/kochi.ts, hotel 10, field id: 'kochi' is already the id of hotel 3; give each its own",
    ],
    [
      'an unknown hotel in a slide',
      (draft) => (draft.heroSlides[1].hotel = 'nowhere'),
      "content/hero.ts, slide 2, field hotel: 'nowhere' is the id of no hotel; use one of trivandrum, kottayam, kochi, thrissur, guruvayoor, kalamassery, vazhakala, elamakkara, ernakulam-south, boathouse",
    ],

    // Pictures
    [
      'an unknown picture',
      (draft) => (draft.heroSlides[0].picture = 'hero/sunrise'),
      "content/hero.ts, slide 1, field picture: 'hero/sunrise' has no words for those who cannot see it; describe it in content/pictures.ts",
    ],
    [
      'no picture',
      (draft) => (draft.roomCards[1].picture = ''),
      'content/rooms.ts, room 2, field picture: is empty; write it',
    ],
    [
      'a picture without words',
      (draft) => (draft.pictures['rooms/family'] = ''),
      'content/pictures.ts, picture rooms/family, field alt: is empty; write it',
    ],
    [
      'words that say nothing',
      (draft) => (draft.pictures['rooms/family'] = 'Family room'),
      "content/pictures.ts, picture rooms/family, field alt: 'Family room' is too short; say in a sentence what is to be seen",
    ],
    [
      'words that say "picture of"',
      (draft) => (draft.pictures['rooms/family'] = 'A photo of three beds made up in white linen'),
      "content/pictures.ts, picture rooms/family, field alt: begins with 'A photo of'; leave that out and say what is to be seen",
    ],

    // Slides, tabs, cards
    [
      'the main picture at the end',
      (draft) => draft.heroSlides.reverse(),
      'content/hero.ts, slide 4, field isMain: is true; only the first slide is the main picture, so move it to the front or set it to false',
    ],
    [
      'words on every slide',
      (draft) =>
        Object.assign(draft.heroSlides[0], { isMain: false, hotel: 'kochi', tagline: 'By the water' }),
      'content/hero.ts, slide 1, field isMain: is false; the first slide is the main picture, without words',
    ],
    [
      'a slide of no kind',
      (draft) => delete draft.heroSlides[0].isMain,
      'content/hero.ts, slide 1, field isMain: is missing; write true or false',
    ],
    [
      'a card that leads nowhere',
      (draft) => (draft.facilityCards[0].link = '/facilities'),
      "content/facilities.ts, card 1, field link: '/facilities' is no page of this site; use one of /, /about, /gallery, /Facilities, /contact",
    ],
    [
      'a tile without a title',
      (draft) => (draft.serviceTiles[5].title = ' '),
      'content/explore.ts, tile 6, field title: is empty; write it',
    ],

    // Rooms
    [
      'a price below zero',
      (draft) => (draft.roomCards[0].price = -1),
      'content/rooms.ts, room 1, field price: -1 is below zero; write zero or more',
    ],
    [
      'a price in words',
      (draft) => (draft.roomCards[0].price = '5000'),
      "content/rooms.ts, room 1, field price: '5000' is not a number; write it in digits, without quotes",
    ],
    [
      'no price',
      (draft) => delete draft.roomCards[0].price,
      'content/rooms.ts, room 1, field price: is missing; write it in digits, without quotes',
    ],
    [
      'an old price that is lower',
      (draft) => (draft.roomCards[1].oldPrice = 2500),
      'content/rooms.ts, room 2, field oldPrice: 2500 is not above the price of 2800; write what the room cost before, or leave oldPrice out',
    ],
    [
      'a discount without an old price',
      (draft) => delete draft.roomCards[1].oldPrice,
      "content/rooms.ts, room 2, field discount: '20% off' stands without an oldPrice; add oldPrice or leave discount out",
    ],
    [
      'a discount that is not so',
      (draft) => (draft.roomCards[1].discount = '30% off'),
      "content/rooms.ts, room 2, field discount: '30% off' does not fit the prices; 3500 to 2800 is 20% off",
    ],
    [
      'six stars',
      (draft) => (draft.roomCards[0].rating = 6),
      'content/rooms.ts, room 1, field rating: 6 is out of range; write 0 to 5',
    ],

    // Offers and counters
    [
      'a space in a code',
      (draft) => (draft.offers[1].code = 'fest 40'),
      "content/offers.ts, offer 2, field code: 'fest 40' has a space; use letters, digits and dashes",
    ],
    [
      'a sign in a code',
      (draft) => (draft.offers[1].code = 'FEST40%'),
      "content/offers.ts, offer 2, field code: 'FEST40%' has '%' in it; use letters, digits and dashes",
    ],
    [
      'a code used twice',
      (draft) => (draft.offers[2].code = draft.offers[0].code),
      "content/offers.ts, offer 3, field code: 'STAY15' is already the code of offer 1; give each its own",
    ],
    [
      'an offer of everything',
      (draft) => Object.assign(draft.offers[0], { percent: 100, label: '100% OFF' }),
      'content/offers.ts, offer 1, field percent: 100 is out of range; write 1 to 99',
    ],
    [
      'a label that says another figure',
      (draft) => (draft.offers[0].percent = 20),
      "content/offers.ts, offer 1, field label: '15% OFF' does not say 20%; make it agree with percent",
    ],
    [
      'half a client',
      (draft) => (draft.counters[0].value = 1200.5),
      'content/counters.ts, counter 1, field value: 1200.5 is not a whole number; leave out the fraction',
    ],

    // Pages, labels, the group
    [
      'a page without a description',
      (draft) => (draft.pages.about.description = ''),
      'content/pages.ts, page about, field description: is empty; write it',
    ],
    [
      'a description too long for a search engine',
      (draft) => (draft.pages.about.description = 'x'.repeat(161)),
      'content/pages.ts, page about, field description: has 161 characters; shorten it to 160 or fewer',
    ],
    [
      'a page left out',
      (draft) => delete draft.pages.gallery,
      'content/pages.ts, page gallery, field itself: is missing; write it',
    ],
    [
      'an empty heading',
      (draft) => (draft.headings.rooms.title = ''),
      'content/pages.ts, heading rooms, field title: is empty; write it',
    ],
    [
      'an empty label',
      (draft) => (draft.labels.bookNow = ''),
      'content/labels.ts, label bookNow, field text: is empty; write it',
    ],
    [
      'a menu entry in the wrong spelling',
      (draft) => (draft.navigation[3].href = '/facilities'),
      "content/navigation.ts, entry 4, field href: '/facilities' is no page of this site; use one of /, /about, /gallery, /Facilities, /contact",
    ],
    [
      'a site address with a slash',
      (draft) => (draft.site.url = 'https://www.nilavara.example/'),
      "content/site.ts, site, field url: 'https://www.nilavara.example/' ends with a slash; remove the slash",
    ],
    [
      'a broken e-mail address',
      (draft) => (draft.site.email = 'stay at nilavara'),
      "content/site.ts, site, field email: 'stay at nilavara' is no e-mail address; write it like stay@example.com",
    ],
    [
      'a bar beyond its end',
      (draft) => (draft.about.progress[2].drawn = 101),
      'content/about.ts, about, field progress 3 drawn: 101 is out of range; write 0 to 100',
    ],
    [
      'five features',
      (draft) => draft.about.features.pop(),
      'content/about.ts, about, field features: has 5 tiles; list exactly 6',
    ],
  ];

  test.each(faults)('%s', (_name, change, line) => {
    const lines = linesAfter(change);
    expect(lines).toEqual([line]);
  });
});

test('a picture whose file is missing is named with the place where the file belongs', () => {
  const lines = checkContent(allContent, {
    pictureNames: options.pictureNames.filter((name) => name !== 'rooms/deluxe'),
  }).map(formatProblem);
  expect(lines).toEqual([
    'content/pictures.ts, picture rooms/deluxe, field file: there is no content/pictures/rooms/deluxe.jpg (or .png, .webp, .avif); put the file there or correct the name',
  ]);
});

test('a name that is neither a file nor described is called a wrong name', () => {
  const draft = copyOf(allContent);
  draft.heroSlides[0].picture = 'hero/sunrise';
  const lines = checkContent(draft, {
    pictureNames: options.pictureNames.filter((name) => name !== 'hero/sunrise'),
  }).map(formatProblem);
  expect(lines).toEqual([
    "content/hero.ts, slide 1, field picture: 'hero/sunrise' is the name of no picture; use a name from content/pictures.ts",
  ]);
});

test('a page picture that is not made for shared links is told', () => {
  const shared = Object.values(allContent.pages).map((page) => page.picture);
  const sharedPictures = shared.filter((name) => name !== 'facilities/pool');
  expect(checkContent(allContent, { ...options, sharedPictures }).map(formatProblem)).toEqual([
    "content/pages.ts, page facilities, field picture: 'facilities/pool' is not made for shared links; add it to build/prepare/pictures/social.mjs",
  ]);
});

test('a hotel is known by the file it was read from, whatever its id says', () => {
  const draft = copyOf(allContent);
  kochi(draft).id = 'Kochi';
  const files = new Map([[draft.hotels[2], 'content/hotels/kochi.ts']]);
  const [first] = checkContent(draft, { ...options, files });
  expect(first).toEqual({
    file: 'content/hotels/kochi.ts',
    item: 'hotel 3',
    field: 'id',
    message: "'Kochi' is no id; use lower-case letters, digits and dashes",
  });
});

test('several faults are all told at once', () => {
  const lines = linesAfter((draft) => {
    draft.offers[0].code = '';
    draft.roomCards[3].price = -5;
  });
  expect(lines).toEqual([
    'content/rooms.ts, room 4, field price: -5 is below zero; write zero or more',
    'content/offers.ts, offer 1, field code: is empty; write it',
  ]);
});

test('an icon that nobody has drawn is told, and the one that is meant if it is near', () => {
  expect(linesAfter((draft) => (draft.counters[0].icon = 'unicorn'))).toEqual([
    expect.stringMatching(
      /counter 1, field icon: there is no icon 'unicorn'; use one of bed, bell, .*youtube$/,
    ),
  ]);
  expect(linesAfter((draft) => (draft.counters[0].icon = 'Map Pin'))).toEqual([
    "content/counters.ts, counter 1, field icon: there is no icon 'Map Pin'; write 'map-pin'",
  ]);
});

test('a picture in another folder is told with the place it lies at', () => {
  const names = options.pictureNames.map((name) => (name === 'rooms/deluxe' ? 'deluxe' : name));
  expect(checkContent(allContent, { pictureNames: names }).map(formatProblem)).toEqual([
    expect.stringMatching(
      /picture rooms\/deluxe, field file: .*move the file here from content\/pictures\/deluxe$/,
    ),
  ]);
});

test.each(['rooms/deluxe.jpg', 'room/deluxe', 'deluxe'])('%s is told with the name that is meant', (name) => {
  expect(linesAfter((draft) => (draft.roomCards[4].picture = name))).toEqual([
    `content/rooms.ts, room 5, field picture: '${name}' is the name of no picture; write 'rooms/deluxe'`,
  ]);
});

test('a hotel whose file the list leaves out is told', () => {
  const draft = copyOf(allContent);
  const files = new Map(draft.hotels.map((hotel: Draft) => [hotel, `content/hotels/${hotel.id}.ts`]));
  const munnar = { ...draft.hotels[9], id: 'munnar' };
  files.set(munnar, 'content/hotels/munnar.ts');
  expect(checkContent(draft, { ...options, files: files as Map<object, string> }).map(formatProblem)).toEqual(
    [
      'content/hotels/munnar.ts, the hotel, field itself: is not in the list of content/hotels/index.ts; add it there, or delete the file',
    ],
  );
});

test.each([
  [
    'a PIN without quotes',
    (draft: Draft) => (kochi(draft).address.pin = 682001),
    'pin: is no text; write it between',
  ],
  [
    'a yes for a true',
    (draft: Draft) => (kochi(draft).isFeatured = 'yes'),
    "'yes' is neither true nor false",
  ],
  [
    'degrees in words',
    (draft: Draft) => (kochi(draft).coordinates.latitude = '9.9 N'),
    "'9.9 N' is not a number",
  ],
  [
    'a place in the north',
    (draft: Draft) => (kochi(draft).coordinates.latitude = 19),
    'look it up on a map again',
  ],
  [
    'thirteen pictures',
    (draft: Draft) => {
      const [first] = kochi(draft).gallery;
      kochi(draft).gallery = Array.from({ length: 13 }, () => first);
    },
    'gallery: has 13 pictures; list at most 12',
  ],
])('%s is called what it is', (_, change, message) => {
  expect(linesAfter(change)[0]).toContain(message);
});

test('a misspelt place in a label is told with the places there are', () => {
  const [line, ...others] = linesAfter((draft) => (draft.labels.rating = 'Rated {stars} out of 5'));
  expect(line).toMatch(
    /^content\/labels\.ts, label rating, field text: \{stars\} is filled in by no page; use one of \{name\}, .*\{rating\}/,
  );
  expect(others).toEqual([]);
});

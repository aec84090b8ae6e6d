/** @jest-environment node */
import type { HotelFile } from '@/content/schema';
import { changeReport, endedTexts } from '@/editor/change-report/report';

import { contentAfter, type Edit } from '../../support/changed-content';
import { testContent } from '../../support/content';

const today = new Date('2026-11-26T12:00:00Z');
const warnings = (...edits: Edit[]) =>
  changeReport(testContent(), contentAfter(...edits), today).flatMap((change) =>
    change.warnings.map((why) => why),
  );

const { kochi, kottayam } = testContent().hotels as Record<'kochi' | 'kottayam', HotelFile>;
const [direct, festival] = testContent().offers.offers;
const tagline = 'hotels.kochi.tagline';
const offer = 'offers.offers.1.description';
const link = 'hotels.kochi.link.url';
const pets = 'hotels.kochi.stay.pets';
const hall = 'facilities.cards.0.hours';
const long =
  'A pepper warehouse on the quay has eighteen rooms now, behind the same green shutters, and the nets are a walk away.';

/** A change of one value in content that has `long` as the description of a hotel. */
const ofLong = (after: string) => {
  const [before, now] = [
    contentAfter(['hotels.kochi.description', long]),
    contentAfter(['hotels.kochi.description', after]),
  ];
  return changeReport(before, now, today).flatMap((change) => change.warnings);
};

// prettier-ignore
const rows: [place: string, value: unknown, why: string | RegExp][] = [
  // Numbers
  ['rooms.rooms.2.price', 19500, 'is 10 times as much as before'],
  ['rooms.rooms.2.price', 195, 'is 90% less than before'],
  ['rooms.rooms.2.price', 2700, 'is 38% more than before'],
  ['rooms.rooms.2.price', 1590, 'has the digits of 1,950 in another order'],
  ['rooms.rooms.6', { ...testContent().rooms.rooms[0], title: 'Attic', price: 50 }, 'Price: is far from all others of its kind (1,000 to 5,000)'],
  ['counters.counters.3.value', 110, 'is above 100%'],
  ['hotels.kochi.roomCount', undefined, 'is empty now, so that guests no longer read it'],
  ['site.copyrightYear', 2005, 'is not this year, 2026'],
  ['hotels.kochi.stay.railway', 'The station near kochi, 130 km.', "'130' is 10 times as much as before"],
  ['hotels.kochi.stay.railway', 'The station near kochi, 13 miles.', "has '13 miles' in it: another unit or currency than in the rest of the site"],
  ['offers.offers.1.code', 'UTSAV4O', 'has a letter O, I or l next to a digit; is it a zero or a one?'],
  ['offers.offers.1.code', 'UTSAV50', 'has 50 in it, and the offer is 40%'],
  ['offers.offers.1.code', 'utsav40', 'has other capital letters than before, and the same words; is that meant?'],
  ['offers.offers.0.percent', 20, "'15' is still in Offers: Offers, Book Direct, Code"],
  [offer, 'Two nights or more in any room, now 50% off.', "says '50%', and this offer has 40%"],
  [offer, 'Two nights or more in any room, with the code RAIN25.', "has the code 'RAIN25', and the code is UTSAV40"],
  [offer, 'Two nights or more in any room, for Rs 2999.', "says 'Rs 2999', which is not the price of any room; {lowest price} and {highest price} always follow the rooms"],
  [offer, 'Two nights or more in any room, now fifty per cent off.', "says 'fifty per cent', and this offer has 40%"],
  [offer, 'Two nights or more in any room, for two thousand five hundred rupees.', "has a price in words ('two thousand five hundred rupees'); write it in figures, or write {lowest price}"],
  ['site.tagline', 'Ten houses by the water', "has 'Ten' in the place of {Hotels}, which the site fills in and keeps right"],
  ['hotels.kochi.stay.railway', 'The station near kochi, 13 minutes.', "says '13 minutes', and said '13 km' before"],
  // Positions, links, phones
  ['hotels.kochi.coordinates', { latitude: 9.99, longitude: 76.26 }, 'moves by 2.8 km; look at it on a map'],
  ['hotels.kochi.coordinates', { latitude: 9.9700, longitude: 76.2480 }, 'moves by 233 m; look at it on a map'],
  ['hotels.kochi.coordinates', { latitude: 9.97, longitude: 76.248 }, 'moves by 233 m; look at it on a map'],
  [link, 'https://other.example/', 'leads to other.example now, and led to harbour.house.example before; open it once'],
  [link, 'https://harbour.house.example/rooms', 'leads to another page of harbour.house.example now; open it once'],
  [link, 'https://harbour.house.example/?checkin=2026-11-20', 'has the dates or the session of one stay in it; open the page once more without choosing dates, and copy that address'],
  [link, 'https://harbour.house.example/?utm_source=whatsapp', 'has tracking codes in it (such as utm_source); delete the "?" and everything after it'],
  [link, 'https://wa.me/914845550113', 'leads to a chat; before, it led to harbour.house.example'],
  [link, 'https://maps.app.goo.gl/abc', 'leads to a map; before, it led to harbour.house.example'],
  [link, 'https://goo.gl/maps/abc', 'leads to a map; before, it led to harbour.house.example'],
  [link, 'https://www.google.co.in/maps/place/abc', 'leads to a map; before, it led to harbour.house.example'],
  [link, 'https://bit.ly/abc', 'leads to a short address that hides where it leads; before, it led to harbour.house.example'],
  [link, 'https://drive.google.com/file/d/abc/view', 'leads to a shared file; before, it led to harbour.house.example'],
  [link, 'https://harbour.house.example/menu.pdf', 'leads to a file'],
  [link, 'https://staging.house.example/', 'leads to a test page; before, it led to harbour.house.example'],
  [link, testContent().hotels.kottayam!.link.url, 'is also the address at House kottayam'],
  [link, 'https://book.house.example/lake', 'names House lake; is it the page of this hotel?'],
  [link, 'https://book.house.example/', 'is the front page of book.house.example, where other hotels have a page of their own'],
  ['hotels.kottayam.link.url', 'https://book.house.example/KOTTAYAM', 'leads to another page of book.house.example now; open it once'],
  ['hotels.kochi.phone', '+91 484 555 0131', 'is another number now; call it once'],
  ['site.email', 'stay@hosue.example', 'is another mailbox now; write to it once'],
  ['hotels.kochi.address.pin', '682010', 'changes, and the street stays the same; look it up once more'],
  ['hotels.kochi.address.lines', ['Princess Street'], 'changes, and the position on the map stays the same; look it up once more'],
  ['hotels.kochi.address.locality', 'Palluruthy', 'changes, and the PIN stays the same; look it up once more'],
  ['hotels.kochi.address.lines', ['Quay Road, Kochi'], "'Kochi' is twice in this address"],
  [tagline, 'By the water: ring Mr Thomas on 98470 12345', "has '98470 12345' in it, which is not a number of yours; is it a phone, an account or a price?"],
  [tagline, 'By the water: pay to account 123456789012', "has '123456789012' in it, which is not a number of yours; is it a phone, an account or a price?"],
  [offer, 'Two nights or more in any room, until 46387.', "has '46387' in it, which is not a number of yours; is it a phone, an account or a price?"],
  [tagline, 'By the water, GSTIN 32AABCU9603R1ZM', "has '32AABCU9603R1ZM' in it, which guests may trust and use to pay; is it really yours?"],
  [tagline, 'By the water, IFSC SBIN0001234', "has 'SBIN0001234' in it, which guests may trust and use to pay; is it really yours?"],
  [tagline, 'By the water: send it to house@okaxis', "has 'house@okaxis' in it, which guests may trust and use to pay; is it really yours?"],
  [tagline, 'By the water: write to stay@other.example', "has 'stay@other.example' in it, which is not your mailbox"],
  [tagline, 'By the water: see www.other.in', "has the address 'www.other.in' in it, which guests cannot press"],
  // Scripts, signs and languages
  [tagline, 'कोच्चि के पानी के किनारे', 'has Hindi letters, and this field never had any'],
  ['hotels.kochi.gallery.0.caption', 'غرفة فاخرة', 'has Arabic letters, and this field never had any'],
  [tagline, 'A house of ൧൮ rooms by the water', "has the digit '൧' of another script; type it as 0 to 9"],
  [tagline, 'The 𝗕𝗲𝘀𝘁 house by the water', "has '𝗕', which only looks like 'B'; type it again"],
  [tagline, 'A house by the water 🎉', "has '🎉', a sign that no other text of the site has"],
  [tagline, '• A house by the water', "has '•', a sign that no other text of the site has"],
  ['counters.counters.0.label', '#REF!', "has '#', a sign that no other text of the site has"],
  [tagline, 'A quiet ʜouse by the water', "has 'ʜ', a sign that no other text of the site has"],
  [tagline, 'A HOUSE BY THE WATER', "has words in capitals ('HOUSE WATER')"],
  [tagline, 'a house by the water of Kochi', 'has other capital letters than before, and the same words; is that meant?'],
  [tagline, 'quiet rooms by the water of Kochi', 'begins with a small letter now'],
  ...['N/A', 'Nil', 'same as above', 'As above', 'To be announced', 'None', '-'].map((words): [string, unknown, string] =>
    [pets, words, `says '${words}', which tells guests nothing`]),
  ...['Test answer, to see how it looks', 'A house by the water, pls change'].map((words): [string, unknown, RegExp] =>
    [tagline, words, /^says '.*', which tells guests nothing$/]),
  ...['A house by the water (check with Anil)', 'Sir, is this correct? By the water', 'Here is a better tagline: by the water', 'Sure! By the water'].map((words): [string, unknown, RegExp] =>
    [tagline, words, /^says '.*'; is that a note to a colleague, and not for guests\?$/]),
  ...[
    'Fwd: A house by the water', '[12/10, 9:41 AM] Priya: a house by the water', 'By the water. Sent from my iPhone', 'By the water. Best regards',
    'By the water. Made with Canva', 'By the water. Created with PosterMyWall', 'By the water. Generated by ChatGPT', 'By the water, 1) the nets 2) the church',
    '1. Nets 2. Church 3. Water', '- By the water', 'By the water - the nets - the church', '**By the water**', 'By the water.[3]', 'By the water. Read more', 'By the water (Photo: Arun)',
    'A ware- house by the water', '© A house by the water',
  ].map((words): [string, unknown, RegExp] => [tagline, words, /^has '.*' in it, and looks pasted from somewhere else; keep the words for guests only$/]),
  [tagline, 'A house by by the water', "'by by' says the same twice"],
  [tagline, 'A houseThe nets by the water', "'houseThe' has capitals inside a word"],
  [tagline, 'A house by the waterrrr', "'waterrrr' is not a word"],
  [tagline, 'A sdfghj house by the water', "'sdfghj' is not a word"],
  [tagline, 'A house for your accomodation', "says 'accomodation', and 'accommodation' elsewhere; is it misspelt?"],
  [tagline, 'A huose by the water of kochi', "says 'huose', and said 'house' before; is that meant?"],
  [tagline, 'A horse by the water of kochi', "says 'horse', and said 'house' before; is that meant?"],
  ['labels.bookNow', 'Book Nwo', "says 'nwo', and said 'now' before; is that meant?"],
  [tagline, 'Better than all others by the water', "says 'Better than': a claim that you must be able to prove"],
  [tagline, 'The lowest price by the water', "says 'lowest price': a claim that you must be able to prove"],
  [tagline, 'A house by the water!!!', "'!!!' has a punctuation mark or a space too many"],
  [tagline, 'A house,by the water', "'se,by' has no space in it"],
  ['questions.questions.0.question', 'Is there a room with a window', "does not end with '?' any more; is its end missing?"],
  ...['...', ' …', ',', ' with', ' and the'].map((end): [string, unknown, string] =>
    [tagline, `A house by the water${end}`, `ends with '${end.trim().split(' ').at(-1)}'; is its end missing?`]),
  // Dates and hours
  [offer, 'Two nights or more until 15 August.', "names a date that has passed ('15 August')"],
  [offer, 'Two nights or more until August.', "names a date that has passed ('August')"],
  [offer, 'Two nights or more until 30 September 2026.', "names a date that has passed ('30 September 2026')"],
  [offer, 'Two nights or more, until 30/9/2026.', "names a date that has passed ('30/9/2026')"],
  ['counters.counters.3.suffix', '%%', "'%%' has a punctuation mark or a space too many"],
  [offer, 'Two nights or more until Onam.', "names a date that has passed ('Onam')"],
  [offer, 'Two nights or more until 31 December 2062.', "names a date that is years ahead ('31 December 2062')"],
  ['offers.offers.1.title', 'Onam 2026', "names a date that has passed ('Onam 2026')"],
  ['offers.offers.1.title', 'Rain 2025', "names a date that has passed ('2025')"],
  [offer, 'Two nights or more, this weekend.', "says 'this weekend', which is no longer true in a few days; write the date"],
  [tagline, 'By the water, and fully booked', "says 'fully booked', which is no longer true in a few days; write the date"],
  [tagline, 'By the water, without a bar till 5th', "says 'till 5th', which is no longer true in a few days; write the date"],
  ['hotels.kochi.stay.checkIn', '22:00', 'is 8 hours later than before'],
  ['hotels.kochi.stay.checkOut', '13:30', 'is 2.5 hours later than before'],
  [hall, '7:30 AM to 10:00 AM', 'means open for 2.5 hours only; are AM and PM right?'],
  [hall, '24/7', 'means open for 24 hours a day, and was 14.5 hours before'],
  ['hotels.kochi.stay.food', 'Breakfast from 7:30 PM to 10:00 AM, with tea.', "says '7:30 PM to 10:00 AM', which closes before it opens; are AM and PM right?"],
  // Beside everything else
  ['hotels.kochi.gallery.1.caption', kochi.gallery![0]!.caption, 'says the same as House kochi (Kochi): Gallery pictures, The garden of kochi at 1 o’clock, Caption'],
  ['rooms.rooms.2.picture', '/pictures/rooms/standard.jpg', 'is also the picture of Rooms, Standard'],
  ['hero.slides.0.hotel', 'lake', "is another one now, and the words about it stay: 'Wake to the nets.'"],
  ['hotels.kochi.picture', kottayam.picture, 'is also the picture of House kottayam (Kottayam)'],
  ['hotels.kochi.isFeatured', false, 'is no longer ticked; is that meant?'],
  ['site.social.0.isPlaceholder', true, 'is ticked now; is that meant?'],
  ['hotels.kochi.link.kind', 'marketplace', 'is another choice now; is that meant?'],
  ['hotels.kochi.amenities.2', 'Lift', "'Restaurant' goes, and 'Restaurant' is still in Explore Hotels: Tabs, Restaurant, Title"],
  [tagline, 'A house by the water, as fine as House lake', 'names House lake, and this is House kochi'],
  ['hero.slides.0.tagline', 'Tea at House lake.', 'names House lake, and this is House kochi'],
  [tagline, 'A house by the water, near Kumarakom', 'names Kumarakom, and this hotel is in Kochi'],
  [tagline, 'A house by the water, near Alappuzha', 'names Alappuzha, and this hotel is in Kochi'],
  ['site.blurb', 'Houses from Trivandrum to Kozhikode, with a lamp at every door, and a cook who knows the sea.', 'names Kozhikode, where you have no hotel'],
  ['hotels.kochi.amenities.3', 'Parking free', "says the same as 'Free parking' next to it"],
  ['hotels.kochi.amenities.3', 'Canoe', "speaks of 'canoe', which no other text of this hotel has so far; is it true?"],
  ['hotels.kochi.amenities', ['Laundry', 'Restaurant', 'Lift'], "'Free parking' goes, and 2 of the 2 other hotels have it"],
  ['hotels.kochi.amenities.3', 'Canoe with a paddle', "speaks of 'canoe', which no other text of this hotel has so far; is it true?"],
  [tagline, 'A house by the water with a presidential suite', "speaks of 'presidential', which no other text of this hotel has so far; is it true?"],
  [offer, 'Two nights or more in a Honeymoon Cottage.', "speaks of 'honeymoon', which no other text of this page has so far; is it true?"],
  [tagline, 'A house by the water, near Trichur', "names 'Trichur', which is nowhere else on the site"],
  ['hotels.lake', undefined, 'this hotel disappears from the whole site'],
  ['questions.questions', testContent().questions.questions.slice(0, 5), 'only 5 of 8 entries are left'],
  ['pages.contact.menu', 'Write', 'is on many pages at once; look at some of them'],
  ['privacy.sections.0.text', 'We keep your message for a year, and then it is deleted.', 'is a legal promise to guests; ask someone who knows the law'],
  ['pages.contact.menu', undefined, 'is empty now, so that no menu leads to this page'],
  ['questions.questions', testContent().questions.questions.slice(0, 5), 'only 5 of 8 entries are left'],
  [pets, 'In the house.', "has lost the word 'not', which changes what it promises"],
];

test.each(rows)('%s = %j', (place, value, why) => {
  const found = typeof why === 'string' ? why : expect.stringMatching(why);
  expect(warnings([place, value])).toContainEqual(found);
});

// prettier-ignore
test.each<[after: string, why: string | RegExp]>([
  [long.replace('eighteen', 'eighty'), "'eighty' is 4.4 times as much as before"],
  ['Un entrepôt de poivre sur le quai abrite maintenant dix-huit chambres derrière les volets verts.', 'does not look like English'],
  ['Quayil oru pazhaya pandikashala, ippol pathinettu murikal undu, ade pacha janalukal, valakal aduthu thanne.', 'does not look like English'],
  [long.replace('has eighteen', 'as good as the Taj Malabar has eighteen'), "names 'Taj Malabar', which is nowhere else on the site"],
  [`${long.slice(0, 60)}.`.replace('.', ''), "does not end with '.' any more; is its end missing?"],
  ['A pepper warehouse by the water.', /^is much shorter than before/],
  [`${long} It has eighteen rooms now, behind the same green shutters.`, "says 'has eighteen rooms now behind the' twice"],
])('a text becomes %j', (after, why) => {
  expect(ofLong(after)).toContainEqual(typeof why === 'string' ? why : expect.stringMatching(why));
});

test('a name whose old form still appears in other texts', () => {
  const found = warnings(['hotels.kochi.name', 'House marina']);
  expect(found).toContain(
    "'House kochi' is still in House marina (Kochi): Slider rows, House kochi, Heading",
  );
});

test('a hotel that goes: every place that still shows it, names it or uses its pictures', () => {
  const after = contentAfter(['hotels.kochi', undefined]);
  const [, needed] = changeReport(testContent(), after, today).find(
    ({ file }) => file === 'hotels/kochi',
  )!.warnings;
  for (const place of ['First screen: Slides', 'Explore Hotels: Tabs, Restaurant, Hotel'])
    expect(needed).toContain(place);
  expect(needed).not.toContain('House kochi (Kochi)');
});

test('a figure that a translation or a sentence still has', () => {
  const malayalam = { ...kochi.malayalam, railway: '13 കി.മീ.' };
  const before = contentAfter(
    ['hotels.kochi.malayalam', malayalam],
    ['about.why.text', `${long} A Standard costs ₹1,000.`],
  );
  const after = structuredClone(before);
  after.hotels.kochi!.stay.railway = 'The station near kochi, 15 km.';
  after.rooms.rooms[3]!.price = 1200;
  expect(changeReport(before, after, today).flatMap((change) => change.warnings)).toEqual([
    "'1,000' is still in About page: Why, Paragraph",
    'its old figure 13 is still in the Malayalam text',
  ]);
});

test('a code that a text had', () => {
  const at = 'offers.offers.0.description';
  const [before, after] = ['STAY15', 'STAY 15'].map((code) =>
    contentAfter([at, `Two nights or more, with ${code} on the booking page.`]),
  );
  expect(changeReport(before!, after!, today)[0]!.warnings).toEqual([
    'no longer has the code STAY15, which guests type',
  ]);
});

test('a list that loses all of its entries', () => {
  const nearby = ['The nets', 'The church', 'The jetty'].map((name) => ({ name, kilometres: 1 }));
  const before = contentAfter(['hotels.kochi.nearby', nearby]);
  const after = contentAfter(['hotels.kochi.nearby', []]);
  expect(changeReport(before, after, today)[0]!.warnings).toEqual(['is empty now: all of it goes']);
});

test('another place in a list: its distance is not compared with that of the old one', () => {
  const nearby = (name: string, kilometres: number) => [
    { name: 'The nets', kilometres: 1 },
    { name: 'The church', kilometres: 9 },
    { name, kilometres },
  ];
  const warningsOf = (name: string, kilometres: number) =>
    changeReport(
      contentAfter(['hotels.kochi.nearby', nearby('The jetty', 2)]),
      contentAfter(['hotels.kochi.nearby', nearby(name, kilometres)]),
      today,
    ).flatMap((change) => change.warnings);
  expect(warningsOf('The fort', 6)).toEqual([]);
  expect(warningsOf('The jetty', 6)).toEqual(['is 3 times as much as before']);
});

test('a duration, whatever its units', () => {
  const marksAfter = (before: string, after: string) =>
    changeReport(
      contentAfter(['explore.tabs.0.description', `The airport of kochi, 43 km, ${before}.`]),
      contentAfter(['explore.tabs.0.description', `The airport of kochi, 43 km, ${after}.`]),
      today,
    ).flatMap((change) => change.warnings);
  expect(marksAfter('about 1 hour 30 minutes', 'about 30 minutes')).toEqual([
    "'30 minutes' is 67% less than before",
  ]);
  expect(marksAfter('about 1 hour 30 minutes', 'about 1 hour 45 minutes')).toEqual([]);
  expect(marksAfter('about 1 hour', 'about 50 minutes')).toEqual([]);
});

test('texts of two fields that were exchanged, and one that was pasted into two', () => {
  const [children, pets] = [
    'Children up to eight stay free in their beds.',
    'Not in the house: two cats live here.',
  ];
  const before = contentAfter(['hotels.kochi.stay', { ...kochi.stay, children, pets }]);
  const exchangedNow = contentAfter(['hotels.kochi.stay', { ...kochi.stay, children: pets, pets: children }]);
  const pasted = contentAfter(['hotels.kochi.stay', { ...kochi.stay, children: pets, pets }]);
  const marksAfter = (after: typeof before) =>
    changeReport(before, after, today).flatMap((change) => change.warnings);
  const place = 'House kochi (Kochi): Before you come';
  expect(marksAfter(exchangedNow)).toContain(`was that of ${place}, Pets before; were two exchanged?`);
  expect(marksAfter(pasted)).toContain(`says the same as ${place}, Pets`);
});

test('a text with words of another hotel, and one with an opposite', () => {
  const before = contentAfter(
    ['hotels.kottayam.description', long],
    [pets, 'Turn to the left after the old gate.'],
  );
  const after = structuredClone(before);
  after.hotels.kochi!.description =
    'A bungalow with four rooms, behind the same green shutters, and a garden that goes down to the water in steps.';
  after.hotels.kochi!.stay.pets = 'Turn to the right after the old gate.';
  expect(changeReport(before, after, today).flatMap((change) => change.warnings)).toEqual([
    'has words of House kottayam (Kottayam): Description',
    "says 'right', and said 'left' before",
  ]);
});

test('a figure in words that no longer agrees with the number of rooms', () => {
  const before = contentAfter(['hotels.kochi.description', long], ['hotels.kochi.roomCount', 18]);
  const after = structuredClone(before);
  after.hotels.kochi!.roomCount = 20;
  expect(changeReport(before, after, today)[0]!.warnings).toEqual([
    "'eighteen' is still in House kochi (Kochi): Description",
  ]);
});

// prettier-ignore
test.each<[what: string, part: Partial<HotelFile>, expected: string[]]>([
  ['as it should be', {}, []],
  ['a phone of another district', { phone: '+91 484 555 0190' }, ['Phone: has the area code of House kochi (Kochi)']],
  ['the PIN of a hotel elsewhere', { coordinates: { latitude: 9.7012, longitude: 76.6512 } }, ['PIN: is that of House kottayam (Kottayam), which is far from here; look it up once more']],
  ['a mobile number', { phone: '+91 98470 00190' }, ['Phone: is a mobile number, and no other hotel has one; is it that of the desk?']],
  ['a position far from its town', { coordinates: { latitude: 9.4512, longitude: 76.9123 } }, ['PIN: is that of House kottayam (Kottayam), which is far from here; look it up once more', expect.stringMatching(/^Coordinates: is \d+ km from the nearest other hotel in Kottayam; look at it on a map$/) as string]],
])('a new hotel: %s', (_, part, expected) => {
  const hotel = {
    ...kottayam, name: 'House hill', tagline: 'Tea in the mist', phone: '+91 481 555 0190', order: 9,
    description: 'A bungalow of four rooms in a tea garden, with a fire in the evening and a veranda all round it for the rain.',
    link: { ...kottayam.link, url: 'https://book.house.example/hill' }, coordinates: { latitude: 9.6012, longitude: 76.5512 },
    rows: [], gallery: [], reviews: [], nearby: [], stay: { ...kottayam.stay, road: 'Up the hill road, and left at the tea shop.' }, picture: undefined, alt: undefined, malayalam: undefined, ...part,
  }; // prettier-ignore
  const found = warnings(['hotels.hill', JSON.parse(JSON.stringify(hotel)) as HotelFile]);
  expect(found).toEqual(expected);
});

test('a room that goes, of which a text of its hotel still speaks', () => {
  const before = contentAfter([
    'hotels.kochi.rows.1.text',
    `${long} The Premium Rooms are on the first floor.`,
  ]);
  const after = structuredClone(before);
  after.hotels.kochi!.rooms = after.hotels.kochi!.rooms.filter((room) => room !== 'premium-room');
  expect(changeReport(before, after, today).flatMap((change) => change.warnings)).toContain(
    "'Premium Room' goes, and 'Premium Rooms' is still in House kochi (Kochi): Slider rows, Premium Quality Rooms, Text",
  );
});

test('a time that the text next to it still says', () => {
  const before = contentAfter([
    'facilities.cards.0.description',
    'Hand it in by noon and it is back by ten, folded or on hangers.',
  ]);
  const after = structuredClone(before);
  after.facilities.cards[0]!.hours = '7:30 AM to 8:00 PM';
  expect(changeReport(before, after, today)[0]!.warnings).toEqual([
    "'by ten' is still in Facilities: Cards, Restaurant, Description",
  ]);
});

test('two values that were exchanged', () => {
  const found = warnings(['rooms.rooms.2.price', 1800], ['rooms.rooms.5.price', 1950]);
  expect(found).toContain('was that of Rooms and prices: Rooms, Family, Price before; were two exchanged?');
});

test('a note that changes while the facts next to it stay', () => {
  const before = contentAfter(['hotels.kochi.access', { stepFree: true }]);
  const after = contentAfter([
    'hotels.kochi.access',
    { stepFree: true, note: 'There are two steps at the door.' },
  ]);
  expect(changeReport(before, after, today)[0]!.warnings).toEqual([
    'is what guests in a wheelchair rely on; is it true?',
  ]);
});

// What people do on an ordinary day goes live without a second person.
// prettier-ignore
test.each<[what: string, ...edits: Edit[]]>([
  ['a price', ['rooms.rooms.2.price', 2050]],
  ['a discount', ['rooms.rooms.0.oldPrice', 6000]],
  ['a discount that ends', ['rooms.rooms.1.price', 3500], ['rooms.rooms.1.oldPrice', undefined]],
  ['an offer', ['offers.offers.0', { ...direct, percent: 20, code: 'STAY20' }]],
  ['dates of an offer', [offer, 'Two nights or more in any room, from 20 December to 5 January, in all houses.']],
  ['a new offer', ['offers.offers.3', { ...festival, percent: 10, code: 'RAIN10', title: 'Rain', description: 'Three nights or more from 1 June to 31 August 2027, in every house.' }]],
  ['an offer that goes', ['offers.offers.2', undefined]],
  ['another order', ['offers.offers', [...testContent().offers.offers].reverse()]],
  ['hours', [hall, '7:00 AM to 10:30 PM']],
  ['a new question', ['questions.questions.8', { question: 'Can we charge an electric car?', answer: 'In most houses there is a socket in the yard. Ask the desk.' }]],
  ['a tagline', [tagline, 'A quiet old house on the water of Kochi']],
  ['a caption', ['hotels.kochi.gallery.0.caption', 'The garden in the morning, before the heat']],
  ['an amenity that a text has', ['hotels.kochi.amenities.3', 'View of the garden']],
  ['a photograph with its words', ['hotels.kochi.gallery.0', { picture: '/pictures/hero/sunrise.jpg', alt: 'A cup of tea on the sill of a window at first light', caption: 'Tea at the window, at six' }]],
  ['a position that is corrected by a few metres', ['hotels.kochi.coordinates', { latitude: 9.9682, longitude: 76.2479 }]],
  ['a counter', ['counters.counters.0.value', 1350]],
  ['the year', ['site.copyrightYear', 2026]],
  ['a fact that is known now', ['hotels.kochi.access', { lift: false, doorWidthCm: 90 }]],
  ['all prices', ['rooms.rooms.2.price', 1800], ['rooms.rooms.5.price', 1700]],
  ['one more review', ['rooms.rooms.0.reviews', 2]],
  ['a short name in capitals', [tagline, 'A pepper warehouse near the KSRTC stand']],
  
  ['a review site', ['hotels.kochi.reviews', [{ name: 'Booking.com', url: 'https://www.booking.com/hotel/in/house.html' }]]],
])('%s has no warning', (_, ...edits) => {
  expect(warnings(...edits)).toEqual([]);
});

// prettier-ignore
test.each<[what: string, before: Edit[], after: Edit[]]>([
  ['a word like another one', [['hotels.lake.tagline', 'A boat with chairs, and more chairs']],
    [['hotels.lake.tagline', 'A boat with chairs, and more chairs'], [tagline, 'A house behind chains in Kochi']]],
  ['another place near one of two hotels', [['hotels.kochi.nearby', [{ name: 'Marine Drive', kilometres: 2 }]], ['hotels.lake.nearby', [{ name: 'Marine Drive, the lake', kilometres: 2 }]]],
    [['hotels.kochi.nearby', [{ name: 'The nets', kilometres: 2 }]], ['hotels.lake.nearby', [{ name: 'Marine Drive, the lake', kilometres: 2 }]]]],
  ['an amenity in other words', [['hotels.kochi.amenities.3', 'Bicycles to borrow'], ['hotels.kochi.gallery.0.caption', 'Bicycles to borrow; the bell works']],
    [['hotels.kochi.amenities.3', 'Free bicycles'], ['hotels.kochi.gallery.0.caption', 'Bicycles to borrow; the bell works']]],
])('%s has no warning', (_, before, after) => {
  expect(changeReport(contentAfter(...before), contentAfter(...after), today).flatMap((change) => change.warnings)).toEqual([]);
});

/** The warnings of a change of content that was changed before. */
const marksAfter = (before: Edit[], after: Edit[]) =>
  changeReport(contentAfter(...before), contentAfter(...before, ...after), today).flatMap(
    (change) => change.warnings,
  );

const rowText = 'hotels.kochi.rows.1.text';
const facts = 'hotels.kochi.access';
const withNames = Object.keys(testContent().hotels).map((id): Edit => [
  `hotels.${id}.name`,
  `Nilavara ${id}`,
]);
const hill = {
  ...kochi,
  order: 4,
  name: 'House hill',
  coordinates: { latitude: 10.0889, longitude: 77.0595 },
};

// prettier-ignore
test.each<[what: string, before: Edit[], after: Edit[], expected: (string | RegExp)[]]>([
  ['a small number of rooms in words', [['hotels.kochi.roomCount', 8], [rowText, `${long} Eight rooms and two verandas.`]], [['hotels.kochi.roomCount', 10]], ["'Eight' is still in House kochi (Kochi): Slider rows, Premium Quality Rooms, Text"]],
  ['a thousand rupees in words', [['hotels.kochi.description', `${long} A Standard costs a thousand rupees.`]], [['rooms.rooms.3.price', 1200]], ["'a thousand' is still in House kochi (Kochi): Description"]],
  ['a figure that a field of the hotel still has', [['hotels.kochi.halls', [{ name: 'Hall', seated: 220 }]], [rowText, `${long} In the hall 220 can dine.`]], [[rowText, `${long} In the hall 240 can dine.`]], ['no longer says 220, and House kochi (Kochi): Halls, Hall, Guests seated still does']],
  ['a name that begins otherwise', withNames, [['hotels.kochi.name', 'Nilawara kochi']], ['its name in Malayalam is still the old one', "says 'nilawara', and said 'nilavara' before; is that meant?"]],
  ['two short texts that were exchanged', [], [['malayalam.morning', 'വൈകിട്ട്'], ['malayalam.evening', 'രാവിലെ']], ['evening', 'morning'].map((time) => `was that of Words in Malayalam: In the ${time} before; were two exchanged?`)],
  ['an enquiry that names another hotel', [], [['contact.enquiries.wedding.hotel', 'lake']], ['is another one now; is that meant?']],
  ['an icon that another entry has', [], [['counters.counters.0.icon', 'clock']], ['is also the drawing of Figures, Working Hours']],
  ['a figure as far from the others as before', [], [['counters.counters.2.value', 17500]], []],
  ['another offer', [], [['offers.offers.1', { ...festival, title: 'Monsoon Days', code: 'MONSOON20', percent: 20, description: 'Two nights or more in any room, when it rains.' }]], []],
  ['a fact and its note', [[facts, { lift: false, note: 'All rooms are up a stair.' }]], [[facts, { lift: true, note: 'A lift goes to every floor.' }]], []],
  ['a fact alone', [[facts, { lift: false, note: 'All rooms are up a stair.' }]], [[facts, { lift: true, note: 'All rooms are up a stair.' }]], ['is what guests in a wheelchair rely on; is it true?']],
  ['a place that cannot be near two hotels', [['hotels.lake.nearby', [{ name: 'The nets', kilometres: 0.8 }]]], [['hotels.kochi.nearby', [{ name: 'The nets', kilometres: 0.9 }]]], [/^Kilometres: cannot be: The nets is 0.8 km from House lake, which is [\d.]+ km from here$/]],
  ['a place that is between two hotels', [['hotels.lake.nearby', [{ name: 'The nets', kilometres: 50 }]]], [['hotels.kochi.nearby', [{ name: 'The nets', kilometres: 50 }]]], []],
  ['a title that counts what it shows', [['headings.features.title', 'Six good reasons to stay in.']], [['headings.features.title', 'Seven good reasons to stay in.']], ["says 'Seven', and said 'Six' before; count them once more"]],
  ['a title that counts one entry more', [['headings.features.title', 'Three offers to book with us.']], [['headings.features.title', 'Four offers to book with us.'], ['offers.offers.3', { ...festival, percent: 10, code: 'RAIN10', title: 'Rain', description: 'Two nights in any room, when it rains.' }]], []],
  ['a placeholder that is gone', [['contact.enquiries.wedding.message', 'We ask for a wedding at {hotel}, on … .']], [['contact.enquiries.wedding.message', 'We ask for a wedding at the hotel, on … .']], ['no longer has {hotel}, which the site fills in; is that meant?']],
  ['a date without a year before one with a year', [], [[offer, 'Two nights or more in any room. From 1 January to 31 March 2026.']], ["names a date that has passed ('31 March 2026')"]],
  ['a winter between two years', [], [[offer, 'Two nights or more in any room. From 20 December to 5 January 2027.']], []],
  ['the word today that means now', [], [['hotels.kochi.description', `${kochi.description} It has fourteen rooms today.`]], []],
  ['a word that is empty now', [['counters.counters.3.suffix', '%']], [['counters.counters.3.suffix', undefined]], ['is empty now, so that guests no longer read it']],
  ['a label that has the name of a number', [], [['malayalam.phone', 'വിലാസം']], ['says the same as Words in Malayalam: Address']],
  ['the name of the person who answers', [], [['privacy.officer.name', 'Sreeja Nair']], []],
  ['a time of another card in words', [['facilities.cards.1.description', 'The full menu until ten at night, and tea until morning.']], [[hall, '7:30 AM to 9:00 PM']], ["'ten at night' is still in Facilities: Cards, Travel Assistance, Description"]],
  ['the year of a text', [['hotels.kochi.description', `${long} It was built in 1946.`]], [['hotels.kochi.description', `${long} It was built in 1964.`]], ["'1964' has the digits of 1946 in another order"]],
  ['a year after a month', [['access-note.paragraphs.0', 'We test every page. Last full test: November 2026.']], [['access-note.paragraphs.0', 'We test every page. Last full test: November 2062.']], ["'2062' has the digits of 2026 in another order"]],
  ['hours in words', [['hotels.kochi.amenities.2', 'Day rooms for six hours']], [['hotels.kochi.amenities.2', 'Day rooms for sixteen hours']], ["'sixteen hours' is 2.7 times as much as before"]],
  ['a sentence twice', [[tagline, 'A person answers.']], [[tagline, 'A person answers. A person answers.']], ["'A person answers. A person answers' says the same twice"]],
  ['a line twice', [], [['rooms.rooms.0.outlook', 'Street or courtyard, by house Street or courtyard, by house']], ["'Street or courtyard, by house Street or courtyard, by house' says the same twice"]],
  ['the first reviews', [['rooms.rooms.0.reviews', 1]], [['rooms.rooms.0.reviews', 14]], []],
  ['a centre of interest that moves', [['hotels.kochi.focus', [90, 10]]], [['hotels.kochi.focus', [80, 10]]], []],
  ['a centre of interest without a digit', [['hotels.kochi.focus', [80, 50]]], [['hotels.kochi.focus', [8, 50]]], ['moves by 72% of the picture, and the picture is the same; look at it']],
  ['a paragraph that goes', [['about.story.paragraphs', [long, `${long} ${'It is a long story. '.repeat(4).trim()}`]]], [['about.story.paragraphs', [long]]], ['is a paragraph that goes, and nothing takes its place; is that meant?']],
  ['a point that goes', [['about.why.points', [long, 'A price for the room.']]], [['about.why.points', [long]]], []],
  ['half of the hours in a sentence', [['hotels.kochi.stay.cancellation', 'Free until 48 hours before arrival.']], [['hotels.kochi.stay.cancellation', 'Free until 24 hours before arrival.']], ["'24 hours' is 50% less than before"]],
  ['a fourth more days in a sentence', [[offer, 'Book 8 days before you arrive, for two nights or more.']], [[offer, 'Book 10 days before you arrive, for two nights or more.']], []],
  ['hundreds of reviews at once', [['rooms.rooms.0.reviews', 1]], [['rooms.rooms.0.reviews', 1000]], ['is 1,000 times as much as before']],
  ['a number of rooms that is also an hour', [['hotels.kochi.roomCount', 14], ['hotels.kochi.stay.checkIn', '14:00']], [['hotels.kochi.roomCount', 16]], []],
  ['half an hour after a time that is gone', [['facilities.cards.1.description', 'The full menu until half past ten at night, and tea until morning.']], [[hall, '7:30 AM to 9:00 PM']], []],
  ['a button that says what another one says', [['labels.pauseMotion', 'Pause all movement'], ['labels.resumeMotion', 'Allow movement']], [['labels.pauseMotion', 'Allow movement']], ['says the same as Buttons and short words: Resume motion']],
  ['two labels that were alike and stay so', [['labels.phone', 'Phone'], ['labels.yourPhone', 'Phone']], [['labels.phone', 'Telephone'], ['labels.yourPhone', 'Telephone']], ['is a word or an icon that seldom changes; is that meant?', 'is a word or an icon that seldom changes; is that meant?']],
  ['an account that is open now', [['site.social.0', { network: 'Facebook', url: 'https://facebook.house.example/', isPlaceholder: true }]], [['site.social.0', { network: 'Facebook', url: 'https://facebook.house.example/house' }]], ['leads to another page of facebook.house.example now; open it once']],
  ['a digit too many in the reviews', [['rooms.rooms.0.reviews', 40]], [['rooms.rooms.0.reviews', 400]], ['is 10 times as much as before']],
  ['two times that were exchanged', [['hotels.kochi.stay.checkIn', '14:00'], ['hotels.kochi.stay.checkOut', '11:00']], [['hotels.kochi.stay.checkIn', '11:00'], ['hotels.kochi.stay.checkOut', '14:00']], ['is 3 hours earlier than before', 'was that of House kochi (Kochi): Before you come, Check-out until before; were two exchanged?', 'is 3 hours later than before', 'was that of House kochi (Kochi): Before you come, Check-in from before; were two exchanged?']],
  ['an amenity of which the texts have another word', [['hotels.kochi.amenities.3', 'Infopark shuttle'], [rowText, `${long} Infopark is near.`]], [['hotels.kochi.amenities.3', undefined]], ['goes, and nothing takes its place; is that meant?']],
  ['an amenity whose word half of the hotels use', [['hotels.kochi.amenities.3', 'Travel desk'], ...['kochi', 'kottayam'].map((id): Edit => [`hotels.${id}.tagline`, `Ask the desk of ${id}`])], [['hotels.kochi.amenities.3', undefined]], ['goes, and nothing takes its place; is that meant?']],
  ['a tax that is in the price now', [['headings.rooms.intro', 'The prices are for a room. GST is extra.']], [['headings.rooms.intro', 'The prices are for a room. GST is included.']], ["says 'included', and said 'extra' before"]],
  ['a name that changes in Malayalam alone', [], [['hotels.kochi.malayalam.name', 'വീട് പുതിയത്']], ['is another name now, and the English one stays the same; is that meant?']],
  ['a figure that changes in Malayalam alone', [['hotels.kochi.malayalam.railway', 'സ്റ്റേഷൻ 13 കി.മീ.']], [['hotels.kochi.malayalam.railway', 'സ്റ്റേഷൻ 15 കി.മീ.']], ['its old figure 13 is still in the English text']],
  ['another spelling in Malayalam', [['hotels.kochi.malayalam.railway', 'സ്റ്റേഷൻ 13 കി.മീ.']], [['hotels.kochi.malayalam.railway', 'സ്റ്റേഷനിൽനിന്ന് 13 കി.മീ.']], []],
  ['the day of a text', [[rowText, `${long} They practise on Tuesdays.`]], [[rowText, `${long} They practise on Wednesdays.`]], []],
  ['a code that goes and is still to be typed', [['direct.reasons', ['UTSAV40 is for three nights.']]], [['offers.offers.1', undefined]], ["Code: goes, and 'UTSAV40' is still in Why book direct: Reasons"]],
  ['the title of a section that is a name elsewhere', [['headings.rooms.title', 'Contact']], [['headings.rooms.title', 'Write to us']], []],
  ['the words of another picture', [['hero.slides.0.alt', 'A brass lamp burns on the edge of a pool at nightfall, leaves on the dark water']], [['hotels.kochi.gallery.0.alt', 'A brass lamp burns on the edge of a pool']], ['has words of First screen: Slides, Wake to the nets., What the picture shows']],
  ['sentences in another order', [[rowText, 'The house has eighteen rooms. Four of them face the water, and the boats.']], [[rowText, 'Four of them face the water, and the boats. The house has eighteen rooms.']], []],
  ['a figure, and a sentence with another one', [['hotels.kochi.stay.railway', 'The station near kochi, 13 km.']], [['hotels.kochi.stay.railway', 'The station near kochi, 31 km. A car takes 25 minutes.']], ["'31' has the digits of 13 in another order"]],
  ['a note that names a lift as before', [[facts, { lift: true, note: 'The station has lifts; two rooms are on the ground floor.' }]], [[facts, { lift: true, note: 'The station has lifts. Two rooms are on the ground floor.' }]], []],
  // What hotels choose and promise
  ['an order that changes', [], [['hotels.kochi.order', 9]], [/^moves from place \d to place \d in all lists; is that meant\?$/]],
  ['an order with a gap', [['hotels.lake.order', 3]], [['hotels.lake.order', 30]], []],
  ['rooms in another order', [], [['rooms.rooms', [...testContent().rooms.rooms].reverse()]], ['is in another order now, and begins with Family; is that meant?']],
  ['a card that goes', [], [['facilities.cards.1', undefined]], ['goes, and nothing takes its place; is that meant?']],
  ['an amenity that goes', [['hotels.kochi.amenities', ['Laundry', 'Karaoke']]], [['hotels.kochi.amenities', ['Laundry']]], ['goes, and nothing takes its place; is that meant?']],
  ['an answer, which holds in all hotels', [['questions.questions.0.answer', 'You pay at the desk when you leave us.']], [['questions.questions.0.answer', 'You pay at the desk when you reach us.']], ['holds in all 3 hotels; is it true in each?']],
  ['a price with odd rupees', [], [['rooms.rooms.2.price', 2184]], ['has odd rupees, and all other prices are round; is tax in it, or is it mistyped?']],
  ['a price that another room has', [], [['rooms.rooms.5.price', 1950]], ['is now the same as that of Super deluxe; is that meant?']],
  ['a price that rises by a quarter', [], [['rooms.rooms.2.price', 2450]], ['is 26% more than before']],
  ['an old price that makes a large discount', [], [['rooms.rooms.3.oldPrice', 2000]], ['makes it 50% off for guests; is that meant?']],
  ['an old price that makes a small discount', [], [['rooms.rooms.1.oldPrice', 2850]], ['makes it 2% off for guests; is that meant?']],
  ['an old price that goes while the price stays', [], [['rooms.rooms.1.oldPrice', undefined]], ['goes, and the price stays 2,800: guests pay the lower price and see no discount']],
  ['a door measured again', [[facts, { doorWidthCm: 84 }]], [[facts, { doorWidthCm: 86 }]], []],
  ['a door that is a third wider', [[facts, { doorWidthCm: 72 }]], [[facts, { doorWidthCm: 92 }]], ['is 28% more than before']],
  ['the beds of a room', [['rooms.rooms.0.bed', '1 king bed']], [['rooms.rooms.0.bed', '3 single beds']], ['holds in all 3 hotels that have this room; is it true in each?']],
  ['what a room no longer includes', [['rooms.rooms.0.includes', ['Wi-Fi', 'Tea tray']]], [['rooms.rooms.0.includes', ['Wi-Fi']]], ['holds in all 3 hotels that have this room; is it true in each?']],
  ['a promise of the group', [['direct.reasons', ['The desk that answers you keeps your key.']]], [['direct.reasons', ['The desk that answers you keeps your key and your bags.']]], ['holds in all 3 hotels; is it true in each?']],
  ['another promise of the group', [['direct.reasons', ['The desk that answers you keeps your key.']]], [['direct.reasons', ['The desk that answers you keeps your key for ever.']]], ['holds in all 3 hotels; is it true in each?']],
  ['a promise that follows its offer', [['direct.reasons', ['STAY15 takes 15% off.']]], [['direct.reasons', ['STAY20 takes 20% off.']], ['offers.offers.0', { ...direct, percent: 20, code: 'STAY20' }]], []],
  ['a room that a hotel did not have', [['hotels.kochi.rooms', ['standard']]], [['hotels.kochi.rooms', ['standard', 'deluxe']]], ['is a room that this hotel did not have; is it sold there?']],
  ['an amenity that no hotel has', [], [['hotels.kochi.amenities.3', 'Karaoke']], ['is something that no hotel had so far; does this one have it?']],
  ['a feature that another hotel has', [], [[tagline, 'A house of Kochi with a canoe']], ["speaks of 'canoe', which no other text of this hotel has so far; is it true?"]],
  ['a feature that hotels advertise', [], [['rooms.rooms.2.outlook', 'Sea view']], ["speaks of 'sea', which no other text of this page has so far; is it true?"]],
  ['a feature that the hotel is known for', [['hotels.kochi.description', `${long} The pool is behind the house.`]], [[tagline, 'A house of Kochi with a pool']], []],
  ['a lift that is there now', [[facts, { lift: false, note: 'All rooms are up a stair.' }]], [[facts, { lift: true, note: 'There is a lift now.' }]], []],
  ['a text of another hotel, adapted', [['hotels.kottayam.stay.bus', 'The lane is too narrow for a coach. It waits by the museum.'], ['hotels.kochi.stay.bus', 'Coaches stop on the road and wait at the stand.']], [['hotels.kochi.stay.bus', 'The lane is too narrow for a coach. It waits by the nets.']], ['is nearer to the text of House kottayam than to its own old one; is it this hotel’s?']],
  ['what two other hotels say', [['hotels.kottayam.stay.bus', 'The lane is too narrow for a coach.'], ['hotels.lake.stay.bus', 'The lane is too narrow for a coach.'], ['hotels.kochi.stay.bus', 'The lane is narrow, but a coach fits.']], [['hotels.kochi.stay.bus', 'The lane is too narrow for a coach.']], ['is what guests of this hotel rely on; is it agreed there?']],
  ['another text', [[rowText, long]], [[rowText, 'Students practise their drums under our gatehouse every Tuesday evening, all year.']], ['says something else than before; read it once as a whole']],
  ['another caption', [['hotels.kochi.gallery.0.caption', 'The garden, when the lamps have been lit']], [['hotels.kochi.gallery.0.caption', 'Rain on a plantain leaf']], []],
  ['words about another picture', [['hotels.kochi.gallery.0.alt', 'A worn brass ring on an old wooden door in raking sun']], [['hotels.kochi.gallery.0.alt', 'People near some white cars in front of shops']], ['says something else than before; read it once as a whole']],
  ...[['breakfast', 'dinner'], ['noon', 'midnight'], ['before', 'after'], ['November', 'December'], ['second', 'fifth']].map(([one, other]): [string, Edit[], Edit[], (string | RegExp)[]] =>
    [`'${other}' for '${one}'`, [[pets, `They may come down to the yard of the house ${one} we call.`]], [[pets, `They may come down to the yard of the house ${other} we call.`]], [`says '${other!.toLowerCase()}', and said '${one!.toLowerCase()}' before`]]),
  ...['An advance confirms the booking.', 'GST comes on top.', 'A refund takes a week.', 'Dinner is on us.'].map((sentence): [string, Edit[], Edit[], (string | RegExp)[]] =>
    [sentence, [[rowText, long]], [[rowText, `${long} ${sentence}`]], [/^has the word '\w+', which changes what it promises$/]]),
  ['a rule that is written anew', [[pets, 'Dogs by arrangement, in two rooms.']], [[pets, 'No dogs or cats.']], ["has the word 'no', which changes what it promises"]],
  ...['an ISO 9001 house', 'a certified kitchen', 'an oil that cures'].map((claim): [string, Edit[], Edit[], (string | RegExp)[]] =>
    [claim, [], [[tagline, `A house by the water of kochi, and ${claim}`]], [/^says '.*': a claim that you must be able to prove$/]]),
  ['a count that another text of the hotel has', [['hotels.kochi.description', `${long} Nine villas in a garden.`], [rowText, 'Nine villas, none higher than the trees.']], [[rowText, 'Eleven villas, none higher than the trees.']], ["'Nine villas' is still in House kochi (Kochi): Description"]],
  ['a count that changes in both texts', [['hotels.kochi.description', `${long} Nine villas in a garden.`], [rowText, 'Nine villas, none higher than the trees.']], [[rowText, 'Ten villas, none higher than the trees.'], ['hotels.kochi.description', `${long} Ten villas in a garden.`]], []],
  ['a small count that a field has', [['hotels.kochi.roomCount', 6], [tagline, 'Six rooms on the water of Kochi']], [[tagline, 'Seven rooms on the water of Kochi']], [/^no longer says 6, and House kochi \(Kochi\): Number of rooms still does$/]],
  ['another airport', [['hotels.kochi.stay.airport', 'Cochin International (COK), 43 km.']], [['hotels.kochi.stay.airport', 'Trivandrum International (TRV), 43 km.']], ["begins with 'Trivandrum International' now, and began with 'Cochin International' before; is it the nearest one?"]],
  ['another year in a story', [[rowText, `${long} It was built in 1946.`]], [[rowText, `${long} It was built in 1956.`]], ["says '1956', and said '1946' before; which year is right?"]],
  ['a town that goes from the top bar', [], [['site.places', ['Kottayam']]], ['goes at the top of every page; is that meant?']],
  ['a sign of advertisements', [], [[tagline, 'A house by the water of Kochi!']], ["has '!', which no other text of this kind has"]],
  ['what is true for some days', [], [[tagline, 'A house by the water, under repair']], ["says 'under repair', which is no longer true in a few days; write the date"]],
  ['a sentence with another figure that two texts share', [['hotels.kochi.description', `${long} Its nine rooms open on the courtyard of the house.`], ['hotels.kottayam.description', `Its nine rooms open on the courtyard of the house. A garden of tea is all round.`]], [['hotels.kochi.description', `${long} Its ten rooms open on the courtyard of the house.`], ['hotels.kottayam.description', `Its ten rooms open on the courtyard of the house. A garden of tea is all round.`]], []],
])('%s', (_, before, after, expected) => {
  expect(marksAfter(before, after)).toEqual(
    expected.map((why) => (typeof why === 'string' ? why : expect.stringMatching(why))),
  );
});

test('an amenity of another hotel has no warning in a new hotel, of which all is new', () => {
  const found = marksAfter([], [['hotels.hill', { ...hill, amenities: ['Canoe', 'Laundry', 'Fireplace'] }]]);
  expect(found.filter((why) => /Canoe|only House lake/.test(why))).toEqual([]);
});

test('an offer that has ended is named, unless its change is reported already', () => {
  const ended = contentAfter([offer, 'Two nights or more in any room. Until 15 August 2026.']);
  const why = "names a date that has passed ('15 August 2026')";
  expect(endedTexts(ended, [], today).map((each) => each.why)).toEqual([why]);
  expect(endedTexts(ended, changeReport(testContent(), ended, today), today)).toEqual([]);
});

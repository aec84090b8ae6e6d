import {
  allContent,
  contentProblems,
  contentWarnings,
  fileWarnings,
  formatProblem,
  type Content,
} from '@/content/check';

import { fixture } from '../support/content';

/** Content as somebody may have left it: every field can be changed to anything. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the faults are exactly what the types forbid
type Draft = any;

/** Where a change is made ('offers.1.code', counted from zero) and what is written there; undefined takes it away. */
type Change = [place: string, value: unknown];

/** The value at a place as the last step of it sees it. */
function apply(draft: Draft, [place, value]: Change) {
  const steps = place.split('.');
  const last = steps.pop()!;
  const owner = steps.reduce((inner, step) => inner[step], draft);
  if (value === undefined && Array.isArray(owner)) owner.splice(Number(last), 1);
  else if (value === undefined) delete owner[last];
  else owner[last] = value;
}

/** One picture has its file, but no words yet. */
const filesFor = (content: Content) => [...Object.keys(content.pictures), 'hero/sunrise'];

function draftAfter(changes: Change[]): Content {
  const draft = fixture();
  changes.forEach((change) => apply(draft, change));
  return draft;
}

/** The lines that the build prints after these changes to good content. */
const linesAfter = (...changes: Change[]) =>
  contentProblems(draftAfter(changes), { pictureNames: filesFor(fixture()) }).map(formatProblem);

const long = (length: number) => 'word '.repeat(length).slice(0, length - 1) + '.';
const inKochi = 'content/hotels/kochi.ts, hotel 1, field';
const allHotels = 'content/hotels/index.ts, all hotels, field';
const words = 'content/rooms.ts, room 1, field bed:';
const account = { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/house' };
const address = 'is no web address; write it in full, for example https://www.example.com/';

test('the content of the site has no fault', () => {
  expect(contentProblems(allContent, { pictureNames: filesFor(allContent) }).map(formatProblem)).toEqual([]);
});

test('what the specification asks for is no fault, nor worth a warning', () => {
  expect(linesAfter()).toEqual([]);
  expect(contentWarnings(fixture()).map(formatProblem)).toEqual([]);
});

describe('one mistake is told in one line, with file, entry, field and mend', () => {
  // prettier-ignore
  test.each<[string, unknown, string]>([
    // Missing, empty, of another kind
    ['hotels.0.phone.display', '', `${inKochi} phone display: is empty; write it`],
    ['hotels.0.phone', undefined, `${inKochi} phone: is missing; write it`],
    ['hotels.0.name', 'House kochi ', `${inKochi} name: begins or ends with a space; remove the space`],
    ['hotels.0.tagLine', 'By the water', `${inKochi} tagLine: is no field here; correct its spelling or remove it`],
    ['hotels.0.address.pin', 682001, `${inKochi} address pin: is no text; write it between quotation marks`],
    ['hotels.0.isFeatured', 'yes', `${inKochi} isFeatured: 'yes' is neither true nor false; write one of them, without quotes`],
    ['hotels.0.amenities', ['Laundry', 'Pool'], `${inKochi} amenities: has 2 amenities; list 3 to 12`],
    ['hotels.0.rows.1.text', long(601), `${inKochi} rows 2 text: has 601 characters; shorten it to 600 or fewer`],
    ['hotels.0.description', 'By the sea.', `${inKochi} description: has 11 characters; lengthen it to 60 or more`],
    ['serviceTiles.0.title', ' ', 'content/explore.ts, tile 1, field title: is empty; write it'],
    ['headings.rooms.title', '', 'content/pages.ts, heading rooms, field title: is empty; write it'],
    ['headings.rooms.intro', undefined, 'content/pages.ts, heading rooms, field intro: is missing; write it'],
    ['headings.rooms.intro', long(201), 'content/pages.ts, heading rooms, field intro: has 201 characters; shorten it to 200 or fewer'],
    ['about.features.5', undefined, 'content/about.ts, about, field features: has 5 tiles; list exactly 6'],
    ['about.progress.0.drawn', 101, 'content/about.ts, about, field progress 1 drawn: 101 is out of range; write 0 to 100'],
    ['roomCards.0.id', 'Suite', "content/rooms.ts, room 1, field id: 'Suite' is no id; use lower-case letters, digits and dashes"],
    ['pages.home.description', '', 'content/pages.ts, page home, field description: is empty; write it'],
    ['pages.home.description', long(161), 'content/pages.ts, page home, field description: has 161 characters; shorten it to 160 or fewer'],
    ['pages.home.path', 'home', "content/pages.ts, page home, field path: 'home' is no address of a page; write a slash and one word, '/weddings'"],
    ['counters.0.value', 1200.5, 'content/counters.ts, counter 1, field value: 1200.5 is not a whole number; leave out the fraction'],
    ['counters.0.value', -1, 'content/counters.ts, counter 1, field value: -1 is below zero; write zero or more'],
    ['counters.0.icon', 'unicorn', expect.stringMatching(/counter 1, field icon: there is no icon 'unicorn'; use one of bed, bell, /)],
    ['counters.0.icon', 'Map Pin', "content/counters.ts, counter 1, field icon: there is no icon 'Map Pin'; write 'map-pin'"],

    // Lists and files that are not there
    ...(
      [
        ['offers', 'offers', 'offers'],
        ['counters', 'counters', 'counters'],
        ['roomCards', 'rooms', 'rooms'],
        ['roomCarousel', 'rooms', 'carousel cards'],
        ['exploreFacilities', 'explore', 'tabs'],
        ['serviceTiles', 'explore', 'tiles'],
        ['facilityCards', 'facilities', 'cards'],
        ['heroSlides', 'hero', 'slides'],
      ] as const
    ).map(([part, file, what]): [string, unknown, string] => [
      part,
      [],
      expect.stringMatching(`^content/${file}\\.ts, ${part}, field itself: has 0 ${what}; list at least 1$`),
    ]),
    ['offers', undefined, 'content/offers.ts, offers, field itself: is not there; the file must say `export const offers`, spelt just so'],

    // Words
    ['roomCards.0.bed', 'A <b>king</b> bed', `${words} has \`<b>\` in it, which guests would read as it stands; write the words alone`],
    ['roomCards.0.bed', 'A king&nbsp;bed', `${words} has \`&nbsp;\` in it, which guests would read as it stands; write the words alone`],
    ['roomCards.0.bed', 'A **king** bed', `${words} has \`**\` in it, which guests would read as it stands; write the words alone`],
    ['roomCards.0.bed', 'A *king* bed', `${words} has \`*king*\` in it, which guests would read as it stands; write the words alone`],
    ['roomCards.0.bed', 'A _king_ bed', `${words} has \`_king_\` in it, which guests would read as it stands; write the words alone`],
    ['roomCards.0.bed', 'A king bed*, * for two', undefined],
    ['roomCards.0.bed', 'A bed for undefined', `${words} has 'undefined' in it, which was left over; write the words that belong there`],
    ['roomCards.0.bed', 'TODO', `${words} has 'TODO' in it, which was left over; write the words that belong there`],
    ['roomCards.0.bed', 'Lorem of two', `${words} has 'Lorem' in it, which was left over; write the words that belong there`],
    ['roomCards.0.bed', 'The host’s bed', undefined],
    ['roomCards.0.bed', 'The hostâ€™s bed', `${words} is garbled ('â€'); type the words again and save the file as UTF-8`],
    ['roomCards.0.bed', 'A king\u200b bed', `${words} has a sign that cannot be seen (U+200B) behind 'A king'; delete it and type the place again`],
    ['roomCards.0.bed', '\u202eA king bed', `${words} has a sign that cannot be seen (U+202E) at its beginning; delete it and type the place again`],
    ['roomCards.0.bed', 'A king\ufffd bed', `${words} has a sign that cannot be seen (U+FFFD) behind 'A king'; delete it and type the place again`],
    ['roomCards.0.bed', 'A\u200d bed', `${words} has a sign that cannot be seen (U+200D) behind 'A'; delete it and type the place again`],
    ['roomCards.0.bed', 'അവന്\u200d', undefined],
    ['roomCards.0.bed', 'b'.repeat(31), `${words} has a word of 31 letters ('bbbbbbbbbbbb…'), which is wider than a phone; break it with a space or a dash`],
    ['roomCards.0.bed', `${'b'.repeat(20)}\u00a0${'b'.repeat(20)}`, `${words} has a word of 41 letters ('bbbbbbbbbbbb…'), which is wider than a phone; break it with a space or a dash`],
    ['roomCards.0.bed', `${'b'.repeat(20)}-${'b'.repeat(20)}`, undefined],
    ['exploreFacilities.0.hours', '7:30 AM to 25:00', "content/explore.ts, tab 1, field hours: says '25:00', which no clock shows; write the time that is meant"],
    ['roomCards.0.bed', 'Made up by 13:00 PM', `${words} says '13:00 PM', which no clock shows; write the time that is meant`],
    ['roomCards.0.bed', 'Made up by 0:30 PM', `${words} says '0:30 PM', which no clock shows; write the time that is meant`],
    ['roomCards.0.bed', 'Made up by 23:59', undefined],
    ['labels.bookNow', '', 'content/labels.ts, label bookNow, field text: is empty; write it'],
    ['labels.bookNow', 'Book {now}', 'content/labels.ts, label bookNow, field text: {now} is filled in by no page; remove it'],
    ['labels.slideOf', '{number} of {total}', 'content/labels.ts, label slideOf, field text: {number} is filled in by no page; use {n}, {total}'],
    ['labels.slideOf', '{n} of {total', "content/labels.ts, label slideOf, field text: has a brace alone ('{total'); write both, or neither"],
    ['labels.bookNow', 'Book }Now', "content/labels.ts, label bookNow, field text: has a brace alone ('Book }'); write both, or neither"],
    ['labels.slideOf', '{n}', 'content/labels.ts, label slideOf, field text: has lost {total}, which the page fills in; write it where it belongs'],

    // How the hotels are reached
    ['hotels.0.phone.display', 'ring us', `${inKochi} phone display: 'ring us' is no phone number; write it like '+91 481 555 0100', with digits and spaces`],
    ['hotels.0.phone.e164', '+914845550199', `${inKochi} phone e164: '+914845550199' and '+91 484 555 0113' are two different numbers; write the same one twice`],
    ['hotels.0.phone.e164', '0484 5550113', `${inKochi} phone e164: '0484 5550113' is no international number; write it like '+914815550100', without spaces`],
    ['hotels.0.phone.e164', '+91484555011', `${inKochi} phone e164: '+91484555011' has 9 digits behind +91, and numbers there have 10; count them again`],
    ['hotels.0.phone.e164', '+9148455501133', `${inKochi} phone e164: '+9148455501133' has 11 digits behind +91, and numbers there have 10; count them again`],
    ['hotels.0.phone', { display: '+971 4 555 0113', e164: '+97145550113' }, undefined],
    ['hotels.0.phone', { display: '+91 0484 555 013', e164: '+910484555013' }, `${inKochi} phone e164: '+910484555013' has a 0 behind +91, which nobody dials from abroad; leave it out`],
    ['hotels.0.phone.e164', '+04845550113', `${inKochi} phone e164: '+04845550113' is no international number; write it like '+914815550100', without spaces`],
    ['hotels.0.phone.e164', '+2541234', `${inKochi} phone e164: '+2541234' has 7 digits behind the +, and numbers there have 8 to 15; count them again`],
    ['hotels.0.link.url', 'http://harbour.example/', `${inKochi} link url: 'http://harbour.example/' is not encrypted; begin the address with https://`],
    ['hotels.0.link.url', 'harbour.example', `${inKochi} link url: 'harbour.example' ${address}`],
    ['hotels.0.link.url', 'https://a.example/\u200bkochi', `${inKochi} link url: has a sign that cannot be seen (U+200B) behind '//a.example/'; delete it and type the place again`],
    ['hotels.0.link.url', 'https:///kochi', `${inKochi} link url: 'https:///kochi' ${address}`],
    ['hotels.0.link.url', 'https://a.example/fort kochi', `${inKochi} link url: 'https://a.example/fort kochi' has a space; write the address without one`],
    ['hotels.0.link.kind', 'agency', `${inKochi} link kind: is no kind of link; use 'booking-engine', 'own-site' or 'marketplace'`],
    ['hotels.0.link.kind', 'marketplace', `${allHotels} link kind: is 'marketplace' in 2 hotels; exactly one is sold through a marketplace`],
    ['site.url', 'https://www.house.example/', "content/site.ts, site, field url: 'https://www.house.example/' ends with a slash; remove the slash"],
    ['site.email', 'stay at house', "content/site.ts, site, field email: 'stay at house' is no e-mail address; write it like stay@example.com"],
    ['site.email', 'stay@house..example', "content/site.ts, site, field email: 'stay@house..example' is no e-mail address; write it like stay@example.com"],
    ['site.email', 'stay@house,example.com', "content/site.ts, site, field email: 'stay@house,example.com' is no e-mail address; write it like stay@example.com"],
    ['site.places', ['Kochi', 'Kochi'], "content/site.ts, site, field places: names 'Kochi' twice; remove one of them"],
    ['site.social', [account, account], "content/site.ts, site, field social: names 'Facebook' twice; remove one of them"],
    ['site.social.0.url', 'https://www.facebook.com/', "content/site.ts, site, field social 1 url: 'https://www.facebook.com/' is Facebook itself; add the name of your account, https://www.facebook.com/name"],
    ['site.social.0.url', 'https://instagram.com/house', "content/site.ts, site, field social 1 url: 'https://instagram.com/house' is an address of Instagram; write the one of Facebook"],
    ['site.social.0.url', 'https://www.facebook.com/house', undefined],
    ['site.social.0.icon', 'youtube', "content/site.ts, site, field social 1 icon: 'youtube' is not the icon of Facebook; write 'facebook'"],
    ['site.timeZone', 'Asia/Kochi', "content/site.ts, site, field timeZone: there is no time zone 'Asia/Kochi'; write it like 'Asia/Kolkata'"],
    ['site.copyrightYear', 2205, expect.stringMatching(/^content\/site\.ts, site, field copyrightYear: 2205 is out of range; write 2000 to 20\d\d$/)],
    ['contact.map.embedUrl', 'https://www.google.com/maps/embed?pb=1', expect.stringMatching(/^content\/contact\.ts, contact, field map embedUrl: 'https:\/\/www\.google\.com\/maps\/embed\?pb=1' is no map that browsers let into this page; write one that begins with https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/)],

    // Where they stand
    ['hotels.0.address.pin', '68200', `${inKochi} address pin: '68200' is no PIN; write its six digits`],
    ['hotels.0.address.pin', '560001', `${inKochi} address pin: '560001' is the PIN of another state; those of Kerala begin with 67, 68 or 69`],
    ['hotels.0.coordinates.latitude', 76.2, `${inKochi} coordinates latitude: 76.2 lies outside Kerala (8 to 13); exchange latitude and longitude`],
    ['hotels.0.coordinates.latitude', 19, expect.stringContaining('look it up on a map again')],
    ['hotels.0.coordinates.latitude', '9.9 N', `${inKochi} coordinates latitude: '9.9 N' is not a number; write degrees in digits, like 9.9679`],
    ['hotels.0.coordinates.longitude', 76.1, `${inKochi} coordinates: 9.9679, 76.1 lies in the sea or in another state; look it up on a map again`],
    ['hotels.1.coordinates', { latitude: 9.9681, longitude: 76.2479 }, 'content/hotels/kottayam.ts, hotel 2, field coordinates: are those of House kochi; look up where this hotel stands'],

    // When and for how much
    ['hotels.0.stay.checkIn', '2 PM', `${inKochi} stay checkIn: '2 PM' is no time; write it in 24 hours, for example '14:00'`],
    ['hotels.0.stay.checkOut', '24:30', `${inKochi} stay checkOut: '24:30' is no time; write it in 24 hours, for example '14:00'`],
    ['hotels.0.stay.checkOut', '15:00', `${inKochi} stay checkOut: '15:00' is later than check-in at '14:00'; exchange the two`],
    ['hotels.0.priceRange.to', 900, `${inKochi} priceRange to: is below the cheapest room; write the dearest room a night`],
    ['hotels.0.priceRange', { from: 3000, to: 4000 }, `${inKochi} priceRange: no room of content/rooms.ts costs 3000 to 4000; write the prices of the rooms that the hotel has (5000, 2800, 1950, 1000, 1400, 1800)`],
    ['exploreFacilities.0.hours', '8:00 AM to 10:00 PM', "content/explore.ts, tab 1, field hours: '8:00 AM to 10:00 PM' is not what content/facilities.ts says of restaurant ('7:30 AM to 10:00 PM'); write the same in both"],
    ['roomCards.0.price', 0, 'content/rooms.ts, room 1, field price: 0 is too small; write 1 or more'],
    ['roomCards.0.price', 999.5, 'content/rooms.ts, room 1, field price: 999.5 is not a whole number; leave out the fraction'],
    ['roomCards.0.price', '5000', "content/rooms.ts, room 1, field price: '5000' is not a number; write it in digits, without quotes"],
    ['roomCards.0.price', undefined, 'content/rooms.ts, room 1, field price: is missing; write it in digits, without quotes'],
    ['roomCards.1.oldPrice', 2500, 'content/rooms.ts, room 2, field oldPrice: 2500 is not above the price of 2800; write what the room cost before, or leave oldPrice out'],
    ['roomCards.1.oldPrice', undefined, "content/rooms.ts, room 2, field discount: '20% off' stands without an oldPrice; add oldPrice or leave discount out"],
    ['roomCards.1.discount', '30% off', "content/rooms.ts, room 2, field discount: '30% off' does not fit the prices; 3500 to 2800 is 20% off"],
    ['roomCards.0.rating', 6, 'content/rooms.ts, room 1, field rating: 6 is out of range; write 0 to 5'],
    ['offers.1.code', 'fest 40', "content/offers.ts, offer 2, field code: 'fest 40' has a space; use letters, digits and dashes"],
    ['offers.1.code', 'FEST40%', "content/offers.ts, offer 2, field code: 'FEST40%' has '%' in it; use letters, digits and dashes"],
    ['offers.1.code', 'FESTIVALOFLIGHTS-2027', "content/offers.ts, offer 2, field code: 'FESTIVALOFLIGHTS-2027' has 21 letters; a guest types it, so use 20 or fewer"],
    ['offers.1.code', 'stay15', "content/offers.ts, offer 2, field code: 'stay15' is already the code of offer 1; give each its own"],
    ['offers.1.label', '140% OFF', "content/offers.ts, offer 2, field label: '140% OFF' does not say 40%; make it agree with percent"],
    ['offers.1.percent', 30, "content/offers.ts, offer 2, field label: '40% OFF' does not say 30%; make it agree with percent"],

    // What belongs together
    ['hotels.2.isFeatured', undefined, 'content/hotels/lake.ts, hotel 3, field isFeatured: is missing; write true or false'],
    ['featuredCount', 3, `${allHotels} isFeatured: is true in 2 hotels, not 3; set it to true in 1 more, or write featuredCount = 2 in content/hotels/index.ts`],
    ['featuredCount', undefined, 'content/hotels/index.ts, featuredCount, field itself: is not there; the file must say `export const featuredCount = 2;`, spelt just so'],
    ['featuredCount', 1, `${allHotels} isFeatured: is true in 2 hotels, not 1; set it to false in 1 of them, or write featuredCount = 2 in content/hotels/index.ts`],
    ['hotels.2.gallery', [{ picture: 'hero/arrival', caption: 'The lake' }], 'content/hotels/lake.ts, hotel 3, field gallery: has 1 pictures though isFeatured is false; write []'],
    ['hotels.0.gallery.5', undefined, `${inKochi} gallery: has 5 pictures; list 6 to 12`],
    ['hotels.0.rows.2', undefined, `${inKochi} rows: has 2 rows; list exactly 3`],
    ['hotels.0.rows.2.picture', 'gallery/kochi-1', `${inKochi} rows 3 picture: 'gallery/kochi-1' stands in two rows; choose another for one of them`],
    ['hotels.1.gallery.1.picture', 'gallery/kochi-3', "content/hotels/kottayam.ts, hotel 2, field gallery 2 picture: 'gallery/kochi-3' is already in the gallery of House kochi; show each picture once"],
    ['hotels.1.name', 'HOUSE KOCHI', "content/hotels/kottayam.ts, hotel 2, field name: 'HOUSE KOCHI' is already the name of hotel 1; give each its own"],
    ['heroSlides.1.hotel', 'nowhere', "content/hero.ts, slide 2, field hotel: 'nowhere' is the id of no hotel; use one of kochi, kottayam, lake"],
    ['roomCarousel.0.hotel', 'nowhere', "content/rooms.ts, carousel card 1, field hotel: 'nowhere' is the id of no hotel; use one of kochi, kottayam, lake"],
    ['heroSlides.0.isMain', undefined, 'content/hero.ts, slide 1, field isMain: is missing; write true or false'],
    ['heroSlides.1', { id: 'two', picture: 'hero/harbour', isMain: true }, 'content/hero.ts, slide 2, field isMain: is true; only the first slide is the main picture, so move it to the front or set it to false'],
    ['heroSlides.0', undefined, 'content/hero.ts, slide 1, field isMain: is false; the first slide is the main picture, without words'],
    ['facilityCards.0.link', '/facilities', "content/facilities.ts, card 1, field link: '/facilities' is no page of this site; use one of /, /contact, /Facilities"],
    ['facilityCards.0.link', 'contact', "content/facilities.ts, card 1, field link: 'contact' is no page of this site; begin it with a slash, '/contact'"],
    ['facilityCards.0.link', '/contact#nowhere', "content/facilities.ts, card 1, field link: /contact has no place '#nowhere'; write '/contact' alone to lead to its top, or to a place that it has, '/contact#stay-kochi'"],
    ['pages.facilities.path', '/contact', "content/pages.ts, page facilities, field path: '/contact' is already the path of page contact; give each its own"],

    // Pictures
    ['heroSlides.0.picture', 'hero/sunrise', "content/hero.ts, slide 1, field picture: 'hero/sunrise' has no words for those who cannot see it; describe it in content/pictures.ts"],
    ['heroSlides.0.picture', 'hero/moonrise', "content/hero.ts, slide 1, field picture: 'hero/moonrise' is the name of no picture; use a name from content/pictures.ts"],
    ['heroSlides.0.picture', '', 'content/hero.ts, slide 1, field picture: is empty; write it'],
    ...['rooms/standard.jpg', 'room/standard', 'standard'].map((name): [string, unknown, string] => [
      'roomCards.0.picture',
      name,
      `content/rooms.ts, room 1, field picture: '${name}' is the name of no picture; write 'rooms/standard'`,
    ]),
    ['pictures.rooms/standard', '', 'content/pictures.ts, picture rooms/standard, field alt: is empty; write it'],
    ['pictures.rooms/standard', 'Family room', "content/pictures.ts, picture rooms/standard, field alt: 'Family room' is too short; say in a sentence what is to be seen"],
    ['pictures.rooms/standard', 'IMG_20240312_standard-room.JPG', "content/pictures.ts, picture rooms/standard, field alt: 'IMG_20240312_standard-room.JPG' is the name of a file; say in a sentence what is to be seen"],
    ['pictures.rooms/standard', 'WhatsApp Image 2026-03-12 at 10.22', "content/pictures.ts, picture rooms/standard, field alt: 'WhatsApp Image 2026-03-12 at 10.22' is the name of a file; say in a sentence what is to be seen"],
    ['pictures.rooms/standard', 'A photo of three beds made up in white', "content/pictures.ts, picture rooms/standard, field alt: begins with 'A photo of'; leave that out and say what is to be seen"],
    ['pictures.rooms/attic', 'A bed under the beams of a low roof', 'content/pictures.ts, picture rooms/attic, field file: there is no content/pictures/rooms/attic.jpg (or .png, .webp, .avif); put the file there or correct the name'],
    ['pictures.rooms/sunrise', 'A bed by a window at first light', 'content/pictures.ts, picture rooms/sunrise, field file: there is no content/pictures/rooms/sunrise.jpg (or .png, .webp, .avif); move the file here from content/pictures/hero/sunrise'],
  ] as [string, unknown, string][])('%s = %j', (place, value, line) => {
    expect(linesAfter([place, value])).toEqual(line ? [line] : []);
  });
});

test('a menu without an entry is told', () => {
  expect(linesAfter(['pages.home.menu', undefined], ['pages.contact.menu', undefined])).toEqual([
    'content/pages.ts, all pages, field menu: stands at no page, so that the site would have no menu; write it at each page of the menu',
  ]);
});

test('a hotel is known by the file it was read from, whatever its id says', () => {
  const draft = draftAfter([['hotels.0.id', 'kottayam']]);
  const hotelFiles = ['kochi', 'kottayam', 'lake'].map((name) => `content/hotels/${name}.ts`);
  const lines = contentProblems(draft, { pictureNames: filesFor(draft), hotelFiles }).map(formatProblem);
  expect(lines).toContain(
    "content/hotels/kottayam.ts, hotel 2, field id: 'kottayam' is already the id of hotel 1; give each its own",
  );
});

test('several mistakes are all told at once, in the order of the files', () => {
  expect(linesAfter(['offers.0.code', ''], ['roomCards.3.price', -5])).toEqual([
    'content/rooms.ts, room 4, field price: -5 is too small; write 1 or more',
    'content/offers.ts, offer 1, field code: is empty; write it',
  ]);
});

test('a change that the guides describe is no mistake', () => {
  const house = fixture().hotels[2]!;
  const fourth = {
    ...house,
    id: 'munnar',
    name: 'House munnar',
    coordinates: { latitude: 10.0889, longitude: 77.0595 },
    link: { ...house.link, kind: 'booking-engine' },
  };
  expect(
    linesAfter(
      ['hotels.3', fourth],
      ['offers.0', { ...fixture().offers[0], percent: 20, label: '20% OFF', code: 'STAY20' }],
      ['roomCards.0.price', 6100],
      ['site.phone', { display: '+91 98470 12345', e164: '+919847012345' }],
    ),
  ).toEqual([]);
});

describe('what may be meant is a warning, which stops no build', () => {
  const today = new Date('2027-03-01T12:00:00Z');
  // prettier-ignore
  test.each<[string, unknown, string]>([
    ['offers.0.description', 'Now 20% off any room.', 'content/offers.ts, offer 1, field description: speaks of 20%, and the offer is 15%'],
    ['offers.0.description', 'Twenty-five per cent off any room.', 'content/offers.ts, offer 1, field description: speaks of Twenty-five per cent, and the offer is 15%'],
    ['offers.0.description', 'Fifteen per cent off any room.', ''],
    ...['28/02/2027', '28.2.2027', 'February 28, 2027', '28th Feb 2027', '2027-02-28'].map((date): [string, unknown, string] =>
      ['offers.0.description', `Until ${date}.`, 'content/offers.ts, offer 1, field description: names 2027-02-28, which has passed']),
    ['offers.0.code', 'ONAM2026', 'content/offers.ts, offer 1, field code: names 2026-12-31, which has passed'],
    ['offers.0.description', 'Until 28 February 2027.', 'content/offers.ts, offer 1, field description: names 2027-02-28, which has passed'],
    ['offers.0.title', 'Onam 2026', 'content/offers.ts, offer 1, field title: names 2026-12-31, which has passed'],
    ['offers.0.description', 'Until 31 March 2027.', ''],
    ['hotels.1.link.url', 'https://harbour.house.example/', 'content/hotels/kottayam.ts, hotel 2, field link url: is also that of House kochi'],
    ['site.email', 'stay@house.con', "content/site.ts, site, field email: ends with '.con', which looks mistyped"],
    ['site.shortName', 'Lotus', "content/site.ts, site, field shortName: 'Lotus' is no part of the name 'House Stays'"],
    ['pictures.rooms/standard', 'What is to be seen here is called hero/arrival in this test', 'content/pictures.ts, picture rooms/standard, field alt: says the same as hero/arrival'],
    ['pictures.rooms/standard', 'what is to be seen here is called hero/arrival in this test.', 'content/pictures.ts, picture rooms/standard, field alt: says the same as hero/arrival'],
    ['pictures.rooms/attic', 'A bed under the beams of a low roof', 'content/pictures.ts, picture rooms/attic, field file: is shown nowhere; name it where it belongs, or delete its line and its file'],
    ['pages.home.description', 'Rooms from ₹1,100 to ₹5,000 a night.', 'content/pages.ts, page home, field description: says ₹1,100, and rooms cost ₹1000 to ₹5000'],
    ['pages.home.description', 'Rooms from ₹1,000 to ₹5,000 a night. A car costs ₹600.', ''],
    ['about.why.text', 'The rooms cost from two thousand rupees to five.', 'content/about.ts, about, field why text: says two thousand, and rooms cost ₹1000 to ₹5000'],
    ['hotels.1.priceRange.from', 1100, 'content/hotels/kottayam.ts, hotel 2, field priceRange from: is 1100, and no room of content/rooms.ts costs that (5000, 2800, 1950, 1000, 1400, 1800)'],
    ['headings.rooms.title', 'Stay with us', "content/pages.ts, heading rooms, field title: begins 'us' with a small letter, and other titles have capitals"],
    ['headings.rooms.title', 'Stay with a Friend & 24/7', ''],
    ['pages.home.menu', 'Start', "content/pages.ts, page home, field menu: is 'Start', and scripts from outside may look for 'Home'"],
    ['labels.bookNow', 'Reserve', "content/labels.ts, label bookNow, field text: is 'Reserve', and scripts from outside may look for 'Book Now'"],
    ['site.tagline', 'Ten Kerala houses, each at home', "content/site.ts, site, field tagline: says 'Ten Kerala houses', and there are 3 of them, 2 featured"],
    ['site.tagline', 'Two town houses, each at home', ''],
  ])('%s = %j', (place, value, line) => {
    expect(contentWarnings(draftAfter([[place, value]]), today).map(formatProblem)).toEqual(
      line ? [line] : [],
    );
  });
});

test('a town whose name is not drawn for the map is asked about', () => {
  expect(fileWarnings('/no/such/project', fixture()).map(formatProblem)).toContain(
    'content/hotels/lake.ts, hotel 3, field townInMalayalam: of Kochi is not drawn yet, so that the map shows it as each device can; have it drawn as "Letters" in art/README.md says',
  );
});

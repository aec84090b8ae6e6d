import { checkContent, contentProblems, contentWarnings, formatProblem } from '@/content/check';
import type { Content } from '@/content/schema';

import { fixture, fixturePictures } from '../support/content';

/** Where a change is made ('offers.offers.1.code', counted from zero) and what is written there; undefined takes it away. */
type Change = [place: string, value: unknown];

/** The content of the tests after some changes, which may be anything: the mistakes are what the types forbid. */
function draftAfter(...changes: Change[]): Content {
  const draft = fixture();
  for (const [place, value] of changes) {
    const steps = place.split('.');
    const last = steps.pop()!;
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any step may lead anywhere
    const owner = steps.reduce((inner: any, step) => inner[step], draft);
    if (value === undefined && Array.isArray(owner)) owner.splice(Number(last), 1);
    else if (value === undefined) delete owner[last];
    else owner[last] = value;
  }
  return draft;
}

const mistakes = (...changes: Change[]) =>
  contentProblems(draftAfter(...changes), fixturePictures).map(formatProblem);
const today = new Date('2027-03-01T12:00:00Z');
const questions = (...changes: Change[]) => contentWarnings(draftAfter(...changes), today).map(formatProblem);

const long = (length: number) => 'word '.repeat(length).slice(0, length - 1) + '.';
/** A place, what is written there, and the sentence about it; '' is none. */
type Row = [place: string, value: unknown, line: string];
const rows = (place: string, values: string[], line: string | ((value: string) => string)) =>
  values.map((value): Row => [place, value, typeof line === 'function' ? line(value) : line]);
const kochi = 'content/hotels/kochi.json,';
const kottayam = 'content/hotels/kottayam.json,';
const bed = 'rooms.rooms.0.bed';
const inBed = 'content/rooms.json, rooms 1 bed:';
const address = 'is no web address; write it in full, for example https://www.example.com/';
const hotelAt = (id: string) => fixture().hotels[id]!;

test('the content of the site has no mistake', () => {
  expect(checkContent()).toEqual([]);
});

test('what the specification asks for is no mistake and no question', () => {
  expect(mistakes()).toEqual([]);
  expect(questions()).toEqual([]);
});

describe('a mistake stops the build with one sentence: file, field and fix', () => {
  // prettier-ignore
  test.each<Row>([
    // Missing, empty, of another kind
    ['hotels.kochi.phone', '', `${kochi} phone: is empty; write it`],
    ['hotels.kochi.phone', undefined, `${kochi} phone: is missing; write it`],
    ['hotels.kochi.name', 'House kochi ', `${kochi} name: begins or ends with a space; remove the space`],
    ['hotels.kochi.tagLine', 'By the water', `${kochi} tagLine: is no field here; correct its spelling or remove it`],
    ['hotels.kochi.address.pin', 682001, `${kochi} address pin: should be a text; write it as in the other entries`],
    ['hotels.kochi.isFeatured', 'yes', `${kochi} isFeatured: 'yes' is neither true nor false; write one of them`],
    ['hotels.kochi.amenities', ['Laundry', 'Pool'], `${kochi} amenities: has 2 entries; add some, there must be 3 or more`],
    ['hotels.kochi.rows.1.text', long(601), `${kochi} rows 2 text: has 601 characters; shorten it to 600 or fewer`],
    ['hotels.kochi.description', 'By the sea.', `${kochi} description: has 11 characters; lengthen it to 60 or more`],
    ['hotels.kochi.detail', undefined, `${kochi} detail: is missing; a hotel in the search, the slider and the gallery needs this picture`],
    ['hotels.kochi.detial', { picture: '/pictures/hero/arrival.jpg' }, `${kochi} detial: is no field here; correct its spelling or remove it`],
    ['hotels.Kochi 2', { ...fixture().hotels.lake }, 'content/hotels/Kochi 2.json: has a name that is no id; rename the file with lower-case letters, digits and dashes'],
    ['explore.tiles.0.title', ' ', 'content/explore.json, tiles 1 title: begins or ends with a space; remove the space'],
    ['about.features.5', undefined, 'content/about.json, features: has 5 entries; add some, there must be 6 or more'],
    ['about.progress.0.drawn', 101, 'content/about.json, progress 1 drawn: 101 is too large; write 100 or less'],
    ['pages.home.description', long(161), 'content/pages.json, home description: has 161 characters; shorten it to 160 or fewer'],
    ['pages.home.path', 'home', "content/pages.json, home path: is no address of a page; write a slash and one word, '/weddings'"],
    ['counters.counters.0.value', 1200.5, 'content/counters.json, counters 1 value: 1200.5 is not a whole number; leave out the fraction'],
    ['counters.counters.0.value', -1, 'content/counters.json, counters 1 value: -1 is too small; write 0 or more'],
    ['counters.counters.0.icon', 'unicorn', expect.stringMatching(/counters 1 icon: 'unicorn' is not one of the choices; use bed, bell, /)],
    ['offers.offers', [], 'content/offers.json, offers: has 0 entries; add some, there must be 1 or more'],
    ['rooms.rooms.0.price', '5000', "content/rooms.json, rooms 1 price: '5000' is not a number; write it in digits, without quotes"],
    ['rooms.rooms.0.price', undefined, 'content/rooms.json, rooms 1 price: is missing; write it in digits'],
    ['rooms.rooms.0.price', 0, 'content/rooms.json, rooms 1 price: 0 is too small; write 1 or more'],

    // Words
    ...rows(bed, ['<b>', '&nbsp;', '**', '_king_'], (sign) => `${inBed} has \`${sign}\` in it, which guests would read as it is; write the words alone`),
    ...rows(bed, ['A king bed*, * for two', 'അവന്\u200d', `${'b'.repeat(20)}-${'b'.repeat(20)}`], ''),
    [bed, 'TODO', `${inBed} has 'TODO' in it, which was left over; write the words that belong there`],
    [bed, 'A king  bed', `${inBed} has two spaces in 'g  b'; remove one`],
    [bed, 'A king\u00a0 bed', `${inBed} has two spaces in 'g\u00a0 b'; remove one`],
    [bed, 'A kingഅ bed', `${inBed} has letters of two alphabets in 'kingഅ'; type the word again`],
    [bed, 'A kіng bed', `${inBed} has letters of two alphabets in 'kіng'; type the word again`],
    [bed, 'The hostâ€™s bed', `${inBed} is garbled ('â€'); type the words again and save the file as UTF-8`],
    [bed, 'A king\u200b bed', `${inBed} has a sign that cannot be seen (U+200B) after 'A king'; delete it and type the place again`],
    [bed, '\u202eA king bed', `${inBed} has a sign that cannot be seen (U+202E) at its beginning; delete it and type the place again`],
    [bed, 'A\u200d bed', `${inBed} has a sign that cannot be seen (U+200D) after 'A'; delete it and type the place again`],
    [bed, 'b'.repeat(31), `${inBed} has a word of 31 letters ('bbbbbbbbbbbb…'), which is wider than a phone; break it with a space or a dash`],
    [bed, 'A bed for {guests}', `${inBed} {guests} is filled in by no page; use {hotels}, {Hotels}, {featured}, {Featured}, {lowest price}, {highest price}, {phone}, {email}`],
    ['labels.bookNow', 'Book {now}', 'content/labels.json, bookNow: {now} is filled in by no page; remove it'],
    ['labels.slideOf', '{number} of {total}', 'content/labels.json, slideOf: {number} is filled in by no page; use {n}, {total}'],
    ['labels.slideOf', '{n} of {total', "content/labels.json, slideOf: has a brace alone ('{total'); write both, or neither"],
    ['labels.slideOf', '{n}', 'content/labels.json, slideOf: has lost {total}, which the page fills in; write it where it belongs'],

    // Reach: how the hotels are reached
    ...rows('hotels.kochi.phone', ['ring us', '0484 5550113', '+91 484 555 011', '+91 0484 555 013', '+91  484 555 0113', '+914845550113', '+19 484 555 0113'], `${kochi} phone: is no phone number; write it like '+91 481 555 0100', with ten digits after +91`),
    ...rows('hotels.kochi.phone', ['+91 98470 12345', '+971 4 555 0113', '+91 460 220 0113', '+91 1800 425 0100'], ''),
    ['hotels.kottayam.phone', '+91 4845 550113', `${kottayam} phone: is the same as in content/hotels/kochi.json; write what is true of this hotel`],
    ['hotels.kottayam.address', { ...hotelAt('kochi').address, pin: '686001' }, ''],
    ['hotels.lake.address.lines', ['Jetty Road 686 563'], 'content/hotels/lake.json, address lines: has the PIN 686 563 in it; write it under PIN alone'],
    ['hotels.lake.phone', fixture().site.phone, 'content/hotels/lake.json, phone: is that of the office; write the number of this hotel'],
    ['hotels.kottayam.stay.road', hotelAt('kochi').stay.road, `${kottayam} stay road: is the same as in content/hotels/kochi.json; write what is true of this hotel`],
    ['hotels.kottayam.tagline', hotelAt('kochi').tagline, `${kottayam} tagline: is the same as in content/hotels/kochi.json; write what is true of this hotel`],
    ['hotels.kottayam.description', hotelAt('kochi').description, `${kottayam} description: is the same as in content/hotels/kochi.json; write what is true of this hotel`],
    ['hotels.kottayam.rows.0.text', hotelAt('kochi').rows[0]!.text, `${kottayam} rows 1 text: is the same as in content/hotels/kochi.json; write what is true of this hotel`],
    ['hotels.kottayam.name', 'HOUSE KOCHI', `${kottayam} name: is the same as in content/hotels/kochi.json; write what is true of this hotel`],
    ['hotels.kochi.link.url', 'http://harbour.example/', `${kochi} link url: 'http://harbour.example/' is not encrypted; begin the address with https://`],
    ...rows('hotels.kochi.link.url', ['harbour.example', 'https://www..harbour.example/', 'https://wwww.harbour.example/'], (url) => `${kochi} link url: '${url}' ${address}`),
    ['hotels.kochi.link.url', 'https://a.example/fort kochi', `${kochi} link url: has a space; write the address without one`],
    ['hotels.kochi.link.url', 'https://a.example/\u200bkochi', `${kochi} link url: has a sign that cannot be seen (U+200B) after '//a.example/'; delete it and type the place again`],
    ['hotels.kochi.link.url', 'https://www.booking.com/', `${kochi} link url: 'https://www.booking.com/' is the front page of booking.com; write the address of the hotel's own page there`],
    ['hotels.kochi.link.kind', 'agency', `${kochi} link kind: 'agency' is not one of the choices; use booking-engine, own-site, marketplace`],
    ['site.url', 'https://www.house.example/', "content/site.json, url: 'https://www.house.example/' ends with a slash; remove the slash"],
    ['site.url', 'https://www.house.example/stay', "content/site.json, url: 'https://www.house.example/stay' has a path; write the host alone here, and the path as BASE_PATH where the site is built"],
    ['site.email', 'stay at house', "content/site.json, email: 'stay at house' is no e-mail address; write it like stay@example.com"],
    ...rows('site.email', ['stay@gmial.com', 'stay@gmail.co', 'stay@gmali.com'], (mail) => `content/site.json, email: '${mail}' has a misspelt provider; write @gmail.com`),
    ...rows('site.email', ['stay@gmail.com', 'stay@yahoo.co.in'], ''),
    ['site.email', 'stay.@house.com', "content/site.json, email: 'stay.@house.com' is no e-mail address; write it like stay@example.com"],
    ...rows('site.social.0.url', ['recover', 'login/?next=house', 'settings'].map((end) => `https://www.facebook.com/${end}`), (url) => `content/site.json, social 1 url: '${url}' is a page that everybody has; write the address of your account, like https://www.facebook.com/name`),
    ...['index.html', 'hotel/', 'en-gb/', '?aid=1'].map((end): Row =>
      ['hotels.kochi.link.url', `https://www.booking.com/${end}`, `${kochi} link url: 'https://www.booking.com/${end}' is the front page of booking.com; write the address of the hotel's own page there`]),
    ['hotels.kochi.link.url', 'https://www.booking.com/hotel/in/house.html', ''],
    ...rows('hotels.kochi.link.url', ['https://wa.me/914845550113', 'https://www.facebook.com/house'], (url) => `${kochi} link url: '${url}' is at ${new URL(url).host.replace('www.', '')}, where no room is booked; write the address of the booking page`),
    ['site.social.0.url', 'https://www.facebook.com/', "content/site.json, social 1 url: 'https://www.facebook.com/' is Facebook itself; write the address of your account, like https://www.facebook.com/name"],
    ['site.social.0.url', 'https://instagram.com/house', "content/site.json, social 1 url: 'https://instagram.com/house' is no address of Facebook; write the address of your account, like https://www.facebook.com/name"],
    ['site.social.0.url', 'https://www.facebook.com/house', ''],
    ['site.social.1', { network: 'Facebook', url: 'https://www.facebook.com/house' }, "content/site.json, social 2 network: is the same as in entry 1; give each its own"],
    ['site.timeZone', 'Asia/Kochi', "content/site.json, timeZone: 'Asia/Kochi' is not one of the choices; use Asia/Kolkata"],
    ['hotels.kochi.reviews', [{ name: 'Google', url: 'https://www.tripadvisor.in/house' }], `${kochi} reviews 1 url: 'https://www.tripadvisor.in/house' is no address of Google; write that of your page there, like https://maps.app.goo.gl/…`],
    ['hotels.kochi.reviews', [{ name: 'Google', url: 'https://maps.app.goo.gl/house' }, { name: 'The Hindu', url: 'https://www.thehindu.com/house' }], ''],
    ...rows('site.language', ['en_IN', 'ml'], (tag) => `content/site.json, language: '${tag}' is not one of the choices; use en-IN, en-GB, en-US, en`),
    ['site.copyrightYear', 2205, expect.stringMatching(/^content\/site\.json, copyrightYear: 2205 is too large; write 20\d\d or less$/)],

    // Place: where they are
    ['hotels.kochi.address.pin', '68200', `${kochi} address pin: is no PIN of Kerala; write its six digits, which begin with 67, 68 or 69`],
    ['hotels.kochi.address.pin', '560001', `${kochi} address pin: is no PIN of Kerala; write its six digits, which begin with 67, 68 or 69`],
    ['hotels.kochi.address.pin', '695001', `${kochi} address pin: '695001' is not in Ernakulam, where PINs begin with 682, 683, 686; look it up again, or correct the town`],
    ['site.address.pin', '682001', "content/site.json, address pin: '682001' is not in Kottayam, where PINs begin with 686; look it up again, or correct the town"],
    ['hotels.kochi.coordinates', { latitude: 8.4842, longitude: 76.9479 }, `${kochi} coordinates: 8.4842, 76.9479 is not in Ernakulam; look it up on a map again, or correct the town`],
    ['hotels.kochi.coordinates.longitude', 76.1, `${kochi} coordinates: 9.9679, 76.1 is in the sea or in another state; look it up on a map again`],
    ['hotels.kochi.coordinates.latitude', 76.2, `${kochi} coordinates latitude: 76.2 is too large; write 13 or less`],
    ['hotels.lake.coordinates', { latitude: 9.5897, longitude: 76.5689 }, 'content/hotels/lake.json, coordinates: are those of House kottayam; look up where this hotel is'],
    ['hotels.kochi.town', 'Cochin', `${kochi} town: 'Cochin' is no town of content/towns.json; use one of Kochi, Kottayam, Kumarakom, or add it there`],
    ['site.places.0', 'Munnar', "content/site.json, places 1: 'Munnar' is no town of content/towns.json; use one of Kochi, Kottayam, Kumarakom, or add it there"],
    ...rows('towns.towns.0.malayalam', [' ', 'Kochi'], 'content/towns.json, towns 1 malayalam: has other letters; write it in Malayalam letters'),
    ['towns.towns.1.malayalam', fixture().towns.towns[0]!.malayalam, 'content/towns.json, towns 2 malayalam: is the same as in entry 1; give each its own'],
    ['site.places', ['Kochi', 'Kochi'], "content/site.json, places 2: is the same as in entry 1; give each its own"],
    ['towns.towns.0.malayalam', '', 'content/towns.json, towns 1 malayalam: is empty; write it'],
    ['towns.towns.0.district', 'Cochin', expect.stringMatching(/towns 1 district: 'Cochin' is not one of the choices; use Thiruvananthapuram, /)],

    // Time
    ['hotels.kochi.stay.checkIn', '2 PM', `${kochi} stay checkIn: is no time; write it in 24 hours, like '14:00'`],
    ...['checkIn', 'checkOut'].map((field): Row =>
      [`hotels.kochi.stay.${field}`, '02:00', `${kochi} stay ${field}: '02:00' is in the night; for the afternoon write '14:00'`]),
    ['hotels.kochi.stay.checkOut', '15:00', `${kochi} stay checkIn: '14:00' is earlier than check-out at '15:00'; exchange the two`],
    ['hotels.kochi.stay.checkIn', '13:00', "content/explore.json, tabs 2 hours: says check-in at 2:00 PM, and content/hotels/kochi.json says 13:00; write the same in both"],
    ['explore.tabs.1.hours', '7:30 AM to 25:00', "content/explore.json, tabs 2 hours: says '25:00', which no clock shows; write the time that is meant"],
    ['explore.tabs.1.hours', '10:00 PM to 7:30 AM', "content/explore.json, tabs 2 hours: '10:00 PM to 7:30 AM' closes before it opens; exchange the two, or correct AM and PM"],
    ['explore.tabs.1.hours', '6:00 PM to 1:00 AM', ''],
    ['explore.tabs.1.hours', undefined, 'content/explore.json, tabs 2 hours: is missing, and no card of content/facilities.json has this title; write it'],
    ['explore.tabs.0.hours', '8:00 AM to 9:00 PM', "content/explore.json, tabs 1 hours: '8:00 AM to 9:00 PM' is not what content/facilities.json says ('7:30 AM to 10:00 PM'); leave it empty to take that"],
    [bed, 'Made up by 0:30 PM', `${inBed} says '0:30 PM', which no clock shows; write the time that is meant`],
    ['offers.offers.0.description', 'Until 31 February.', "content/offers.json, offers 1 description: says '31 February', which no calendar has; write the day that is meant"],
    ['offers.offers.0.description', 'Until 31/03/27.', "content/offers.json, offers 1 description: writes '31/03/27'; write the year with four digits"],
    ['offers.offers.0.description', 'From 31 to 24 December.', "content/offers.json, offers 1 description: says '31 to 24 December', which runs backwards; exchange the two"],
    ['offers.offers.0.description', 'On Monday 24 March 2027.', "content/offers.json, offers 1 description: says 'Monday 24 March 2027', and that day is a Wednesday; correct the day or the date"],
    ...['February 31', '31/02/2027', '2027-02-31', '31.13.2027', '31st Nov'].map((date): Row =>
      ['offers.offers.0.description', `Until ${date}.`, `content/offers.json, offers 1 description: says '${date}', which no calendar has; write the day that is meant`]),
    ...['31 March 27', "March '27", '31 March 207', "March 3, '27", '31 / 03 / 27'].map((date): Row =>
      ['offers.offers.0.description', `Until ${date}.`, `content/offers.json, offers 1 description: writes '${date}'; write the year with four digits`]),
    ...['31 March 2028 to 1 March 2028', 'December 24 to 20', '24–20 December', '24 Dec. - 20 Dec', 'March 2028 to June 2027', '2028–2027'].map((range): Row =>
      ['offers.offers.0.description', `From ${range}.`, `content/offers.json, offers 1 description: says '${range}', which runs backwards; exchange the two`]),
    ...['Monday, March 24, 2027', 'Mon 24 March 2027', 'Monday, 24/03/2027', 'Monday (24 March 2027', '24 March 2027 (Monday)', '24/03/2027, a Monday'].map((date): Row =>
      ['offers.offers.0.description', `On ${date}.`, `content/offers.json, offers 1 description: says '${date}', and that day is a Wednesday; correct the day or the date`]),
    ...rows('offers.offers.0.description', ['From 20 December to 5 January, March 2 to 24 and 30 March 2027 to 2 April 2027.', 'In May 20 rooms, from 31 May to 4 June, 5 rooms.', 'On Wednesday (24 March 2027), then until 31 March 2028, Monday to Friday; June to May.'], ''),

    ...rows('explore.tabs.1.hours', ['10 PM to 7 AM', 'Friday 10 PM to 7 PM', '7 to 10 AM, 10 PM to 7 PM'], (open) => `content/explore.json, tabs 2 hours: '${open}' closes before it opens; exchange the two, or correct AM and PM`),
    ...rows('explore.tabs.1.hours', ['7 until', '730 AM', '7:3 AM', '7;30 AM', '7 AMM', '7 AM 10 PM'], expect.stringMatching(/^content\/explore.json, tabs 2 hours: has '.*' in it, which is no time; write it like '7:30 AM to 10:00 PM'$/)),
    ['explore.tabs.1.hours', '7:30 to 10:00 PM', "content/explore.json, tabs 2 hours: '7:30 to 10:00 PM' has AM or PM at one time alone; write it at both"],
    ...rows('explore.tabs.1.hours', ['7:00 AM to midnight', '12:00 noon to 10:00 PM', '8:00 PM to 5:00 AM', '07:30 to 22:00', '24 hours', '7:00 to 10:30 AM, 7:00 to 10:00 PM'], ''),
    ['explore.tabs.1.hours', '7:30 to 10:00', "content/explore.json, tabs 2 hours: '7:30 to 10:00' has no AM or PM; write it at both times"],
    ['hotels.kochi.tagline', 'Late check-out until 4 PM, by the water', ''],
    ['site.phone', '+91 22 6666 1234', ''],
    ['explore.tabs.1.hours', '24/8', "content/explore.json, tabs 2 hours: '24/8' is no way to say that it is always open; write '24/7'"],
    ['hotels.kochi.tagline', 'Check-in is from 3 PM, by the water', `${kochi} tagline: says check-in at 3 PM, and content/hotels/kochi.json says 14:00; write the same in both`],
    ['offers.offers.0.description', 'Check-out by 3:15 PM.', expect.stringMatching(/^content\/offers.json, offers 1 description: says check-out at 3:15 PM, and no hotel has that time; use \d\d:00$/)],

    // Money
    ['rooms.rooms.1.oldPrice', 2500, 'content/rooms.json, rooms 2 oldPrice: is not above the price; write what the room cost before, or leave it empty'],
    ['rooms.rooms.0.rating', 6, 'content/rooms.json, rooms 1 rating: 6 is too large; write 5 or less'],
    ['rooms.rooms.0.reviews', 0, 'content/rooms.json, rooms 1 reviews: 0 is too small; write 1 or more'],
    ['offers.offers.1.percent', 99, 'content/offers.json, offers 2 percent: 99 is too large; write 80 or less'],
    ['offers.offers.1.code', 'fest 40', 'content/offers.json, offers 2 code: has a space or another sign in it; use letters, digits and dashes'],
    ['offers.offers.1.code', 'FESTIVALOFLIGHTS-2027', 'content/offers.json, offers 2 code: has 21 characters; shorten it to 20 or fewer'],
    ['offers.offers.1.code', 'stay15', "content/offers.json, offers 2 code: is the same as in entry 1; give each its own"],
    ['offers.offers.1.title', 'Book Direct', "content/offers.json, offers 2 title: is the same as in entry 1; give each its own"],
    ['offers.offers.0.label', '15% OFF', 'content/offers.json, offers 1 label: is no field here; correct its spelling or remove it'],
    ['hotels.kochi.rooms.0', 'suite', `${kochi} rooms 1: 'suite' is no room; use one of business-suite, premium-room, super-deluxe, standard, deluxe, family`],

    // Structure
    ['hotels.kochi.gallery.5', undefined, `${kochi} gallery: has 5 pictures; the gallery needs 6 to 12`],
    ['hotels.kochi.picture', undefined, `${kochi} picture: is missing; a hotel in the search, the slider and the gallery needs this picture`],
    ['hotels.kochi.rows.2', undefined, `${kochi} rows: has 2 rows; the slider needs exactly 3`],
    ['hotels.kochi.rows.2.picture', '/pictures/gallery/kochi/1.jpg', `${kochi} rows 3 picture: is the same as in entry 1; give each its own`],
    ['hotels.kottayam.gallery.5', { picture: '/pictures/gallery/kochi/5.jpg', caption: 'The garden' }, `${kottayam} gallery 6 picture: '/pictures/gallery/kochi/5.jpg' is already in the gallery of House kochi; show each picture once`],
    ['hero.slides.0.hotel', 'nowhere', "content/hero.json, slides 1 hotel: 'nowhere' is no hotel, or was removed; choose another one here (kochi, kottayam, lake), or remove this entry"],
    ['hero.slides.0.tagline', 'Tea at House lake.', 'content/hero.json, slides 1 tagline: names House lake, but the hotel is House kochi; correct one of them'],
    ['rooms.carousel.0.subtitle', 'A desk, at House lake', 'content/rooms.json, carousel 1 subtitle: names House lake, but the hotel is House kochi; correct one of them'],
    ['facilities.cards.0.link', '/facilities', "content/facilities.json, cards 1 link: '/facilities' is no page of this site; use one of /, /contact, /Facilities"],
    ['facilities.cards.0.link', 'contact', "content/facilities.json, cards 1 link: is no page of this site; begin it with a slash, '/contact'"],
    ['pages.facilities.path', '/contact', 'content/pages.json, facilities path: is the same as in contact; give each its own'],
    ['pages.facilities.menu', 'Contact', 'content/pages.json, facilities menu: is the same as in contact; give each its own'],
    ['hotels.kochi.amenities', ['Hot-water pool', 'Laundry', 'Hot water pool'], `${kochi} amenities 3: is the same as in entry 1; give each its own`],
    ['about.features.1.title', 'accessible location', 'content/about.json, features 2 title: is the same as in entry 1; give each its own'],
    ['pages.facilities.title', 'Contact', 'content/pages.json, facilities title: is the same as in contact; give each its own'],
    ['pages.facilities.description', fixture().pages.home!.description, 'content/pages.json, facilities description: is the same as in home; give each its own'],

    // Pictures
    ['hero.main', { picture: '/pictures/hero/sunrise.jpg' }, 'content/hero.json, main alt: is missing; say in a sentence what the picture shows'],
    ['hero.main.picture', '/pictures/hero/moonrise.jpg', "content/hero.json, main picture: there is no file '/pictures/hero/moonrise.jpg'; upload it, or choose another"],
    ['hero.main.picture', '/pictures/hero/arrival.png', "content/hero.json, main picture: there is no file '/pictures/hero/arrival.png'; write '/pictures/hero/arrival.jpg'"],
    ['hero.main.picture', 'hero/arrival', "content/hero.json, main picture: is no picture of content/pictures; write it like '/pictures/rooms/standard.jpg'"],
    ['hotels.kochi.detail.picture', '/pictures/gallery/kochi/lamp.jpg', `${kochi} detail picture: there is no file '/pictures/gallery/kochi/lamp.jpg'; upload it, or choose another`],
    ['explore.tabs.0.alt', 'Another view of the lake at nightfall', "content/explore.json, tabs 1 alt: is not what is said of '/pictures/rooms/standard.jpg' elsewhere; describe each picture once"],
    ['hotels.lake.alt', 'Family room', 'content/hotels/lake.json, alt: has 11 characters; lengthen it to 20 or more'],
    ['hotels.lake.alt', 'WhatsApp Image 2026-03-12 at 10.22', "content/hotels/lake.json, alt: 'WhatsApp Image 2026-03-12 at 10.22' is the name of a file; say in a sentence what is to be seen"],
    ...rows('hotels.lake.alt', ['A photo of', 'Photos of', 'image showing', 'image that shows'].map((words) => `${words} three beds made up in white`), (alt) => `content/hotels/lake.json, alt: has '${alt.replace('A ', '').replace(/ three.*/, '')}' in it; leave that out and say what is to be seen`),
  ])('%s = %j', (place, value, line) => {
    expect(mistakes([place, value])).toEqual(line ? [line] : []);
  });

  test('a hotel that was copied and not finished is reported field by field', () => {
    const copy = { ...hotelAt('kochi'), name: 'House munnar' };
    expect(mistakes(['hotels.munnar', copy]).length).toBeGreaterThan(8);
  });

  test('a menu without an entry', () => {
    const changes = ['home', 'contact', 'facilities'].map((key): Change => [`pages.${key}.menu`, undefined]);
    expect(mistakes(...changes)).toEqual([
      'content/pages.json, home menu: is at no page, so that the site would have no menu; write it at each page of the menu',
    ]);
  });

  test('several at once, in the order of the files', () => {
    expect(mistakes(['rooms.rooms.3.price', -5], ['offers.offers.0.code', ''])).toEqual([
      'content/offers.json, offers 1 code: is empty; write it',
      'content/rooms.json, rooms 4 price: -5 is too small; write 1 or more',
    ]);
  });
});

describe('what may be meant is a question, which stops no build', () => {
  const offer = 'content/offers.json, offers 1';
  // prettier-ignore
  test.each<Row>([
    // Time and money
    ['offers.offers.0.description', 'Now 20% off any room.', `${offer} description: speaks of 20%, and the offer is 15%`],
    ...['Twenty-five per cent', 'half the price', 'Flat 40%', 'a quarter off'].map((said): Row =>
      ['offers.offers.0.description', `${said} off any room.`.replace('off off', 'off'), `${offer} description: speaks of ${said.replace(/^Flat /, '')}, and the offer is 15%`]),
    ['offers.offers.0.description', 'Fifteen per cent off with code STAY15. Children pay half price.', ''],
    ...rows('offers.offers.0.description', ['Book with STAY20.', 'Copy the code RAIN.', 'Code: UTSAV40.'], (words) => `${offer} description: names the code ${/[A-Z]{4,}\d*/.exec(words)![0]}, and the offer has STAY15`),
    ...rows('offers.offers.0.code', ['STAY20', '20STAY'], `${offer} code: has 20 in it, and the offer is 15%`),
    ['offers.offers.1', { ...fixture().offers.offers[1]!, percent: 60, code: 'UTSAV60' }, 'content/offers.json, offers 2 percent: is 60, more than half of the price'],
    ...['28/02/2027', '28.2.2027', 'February 28, 2027', '28th Feb 2027', '2027-02-28'].map((date): Row =>
      ['offers.offers.0.description', `Until ${date}.`, `${offer} description: names 2027-02-28, which has passed`]),
    ['offers.offers.0.code', 'ONAM2026', `${offer} code: names 2026-12-31, which has passed`],
    ['offers.offers.0.description', 'In 2026 you save a night.', `${offer} description: names 2026-12-31, which has passed`],
    ['offers.offers.0.description', 'Until 31 March 2027.', ''],
    ['offers.offers.0.code', 'STAY5', `${offer} code: has 5 in it, and the offer is 15%`],
    ['about.why.text', 'The rooms cost Rs. 900 or more, and nothing else is added to that sum.', 'content/about.json, why text: says Rs. 900, and no room costs that (5000, 2800, 3500, 1950, 1000, 1400, 1800); {lowest price} and {highest price} follow the rooms by themselves'],
    ['rooms.rooms.0.oldPrice', 12000, 'content/rooms.json, rooms 1 oldPrice: is 12000, more than twice the price of 5000'],
    ['pages.home.description', 'Rooms from ₹1,100 to ₹5,000 a night.', 'content/pages.json, home description: says ₹1,100, and no room costs that (5000, 2800, 3500, 1950, 1000, 1400, 1800); {lowest price} and {highest price} follow the rooms by themselves'],
    ['pages.home.description', 'Rooms from ₹1,000 to ₹5,000 a night. A car costs ₹600.', ''],
    ['about.why.text', 'The rooms cost from one thousand rupees to six.', `content/about.json, why text: says six thousand, and no room costs that (5000, 2800, 3500, 1950, 1000, 1400, 1800); {lowest price} and {highest price} follow the rooms by themselves`],
    ['about.why.text', 'The Deluxe rooms and the view of the lake, all of it for ₹1,950.', "content/about.json, why text: says ₹1,950, and 'Deluxe' costs 1400"],
    ['about.why.text', 'The Deluxe room for ₹1,400; a Standard for ₹1,000 or a suite.', ''],
    ['about.why.text', 'All of our rooms, with breakfast and parking, from US$ 12 a night.', 'content/about.json, why text: says US$ 12, and all prices are in rupees'],
    ['rooms.rooms.2.price', 19500, 'content/rooms.json, rooms 3 price: is 19500, far from all other rooms'],

    // Reach and place
    ['hotels.kottayam.link.url', `${hotelAt('kochi').link.url}?from=site`, `${kottayam} link url: is also that of House kochi`],
    ['hotels.kottayam.link.url', 'https://www.harbour.house.example', `${kottayam} link url: is also that of House kochi`],
    ['hotels.kottayam.link.url', `${hotelAt('kochi').link.url}#/2`, `${kottayam} link url: is also that of House kochi`],
    ['hotels.kochi.link.kind', 'marketplace', "content/hotels/lake.json, link kind: is 'marketplace' in 2 hotels; the specification has one"],
    ['hotels.kochi.phone', '+91 471 255 0113', `${kochi} phone: is a number of Thiruvananthapuram, and the hotel is in Ernakulam`],
    ['site.phone', '+91 484 255 0113', 'content/site.json, phone: is a number of Ernakulam, and the office is in Kottayam'],
    ['hotels.kochi.coordinates', { latitude: 10.1551, longitude: 76.3921 }, `${kochi} coordinates: are 1 km from the airport, and 'From the airport' says 43 km`],
    ['hotels.kochi.phone', '+91 123 456 7890', `${kochi} phone: is no mobile number, and no number of a town in Kerala`],
    ['hotels.kochi.phone', '+91 99999 99999', `${kochi} phone: has one digit over and over`],
    ['hotels.kochi.link.url', 'https://www.booking.com/hotel/in/house.html', `${kochi} link kind: is 'own-site', and booking.com is a marketplace`],
    ['hotels.kochi.address.lines', ['Quay Road, Kottayam'], `${kochi} address lines 1: names Kottayam, and the hotel is in Kochi`],
    ['hotels.kochi.coordinates', { latitude: 9.97, longitude: 76.25 }, `${kochi} coordinates: are known to a kilometre only; write four digits after the point`],
    ['hotels.kochi.malayalam', undefined, `${kochi} malayalam: is missing: guests see the English texts alone`],
    ['hotels.kochi.malayalam.railway', '12 കി.മീ.', `${kochi} malayalam railway: says 12, and the English text does not`],
    ['towns.towns.3', { name: 'Munnar', malayalam: 'മൂന്നാർ', district: 'Idukki' }, "content/towns.json, towns 4 name: has no hotel: 'Munnar'"],
    ['site.officialChannels', 'We never ask for a card number by phone. Ring +91 481 555 0199.', "content/site.json, officialChannels: names +91 481 555 0199, which is nobody's here; {phone} and {email} are those of the group"],
    ['hotels.lake.stay.road', `Ring ${hotelAt('kochi').phone} at the bridge.`, "content/hotels/lake.json, stay road: names +91 484 555 0113, which is neither this hotel's nor the office's; {phone} and {email} are those of the group"],
    ['hotels.lake.address.pin', '686001', 'content/hotels/lake.json, address pin: is also that of House kottayam'],
    ['site.email', 'stay@house.con', "content/site.json, email: has '@house.con' in it, which looks mistyped"],
    ['site.shortName', 'Lotus', "content/site.json, shortName: 'Lotus' is no part of the name 'House Stays'"],
    ['hotels.kochi.tagline', 'A house with a swimming pool', `${kochi} tagline: speaks of 'swimming pool', which House kochi does not have by its own file`],
    ['hotels.kochi.tagline', 'No swimming pool, but a public swimming pool in five minutes', ''],
    ['site.email', 'stay@hosue.example', 'content/site.json, email: is at hosue.example, and the site is https://www.house.example'],

    // Words
    ['hotels.lake.alt', 'What is to be seen here is called hero/arrival in this test.', 'content/hotels/lake.json, alt: says the same as content/pages.json'],
    ['hotels.kottayam.gallery.0.caption', hotelAt('kochi').gallery[0]!.caption, `${kottayam} gallery 1 caption: says the same as content/hotels/kochi.json`],
    ...[
      ['Made , with care', "has 'e ,' in it; correct the signs"],
      ['Made,with care', "has no space in 'de,wi'"],
      ['Made with care!!', "has '!!' in it; correct the signs"],
      ['MADE WITH GREAT CARE BY US', 'is all in capitals'],
      ['The bed of Kottayem', "says 'Kottayem'; is 'Kottayam' meant?"],
      ['Until 31 Febuary', "says 'Febuary'; is 'February' meant?"],
      ['A bed (and a sofa', "has a bracket or a quotation mark alone: '(and a sofa'"],
    ].map(([words, message]): Row => [bed, words, `${inBed} ${message}`]),
    ...['Chai, e.g. at 7.30 … or 8', 'In Bora Bora, www.kerala.org', 'M.G. Road, 3,4 or 5...'].map((words): Row => [bed, words, '']),
    ['counters.counters.0.label', 'Happy people', "content/counters.json, counters: has no 'Happy Clients', which scripts from outside may look for"],
    ['headings.rooms.intro', 'Now 30% off every room.', 'content/headings.json, rooms intro: speaks of 30%, and no offer has that (15, 40, 25)'],
    ['offers.offers.0.description', 'Two nights, and 12% GST is added.', ''],
    ['offers.offers.0.description', 'In 2019 it began.', ''],
    [bed, '1 queen bed bed', "content/rooms.json, rooms 1 bed: says 'bed bed'"],
    ['hotels.kochi.tagline', 'Near House lake by the water', `${kochi} tagline: names House lake`],
    ['pages.home.menu', 'Start', "content/pages.json, home menu: is 'Start', and scripts from outside may look for 'Home'"],
    ['labels.bookNow', 'Reserve', "content/labels.json, bookNow: is 'Reserve', and scripts from outside may look for 'Book Now'"],
    ['site.tagline', 'Ten Kerala houses, each at home', "content/site.json, tagline: says 'Ten Kerala houses', counted by hand; {hotels} and {featured} count by themselves"],
    ['site.tagline', 'Two town houses, each at home', ''],

    // Structure
    ['pages.contact.menu', undefined, 'content/pages.json, contact menu: is empty, so that no menu leads to this page'],
    ['hotels.kottayam.gallery.0', { ...hotelAt('kottayam').gallery[0]!, picture: '/pictures/gallery/lake/7.jpg' }, `${kottayam} gallery 1 picture: is in the folder of House lake`],
  ])('%s = %j', (place, value, line) => {
    expect(questions([place, value])).toEqual(line ? [line] : []);
  });

  test('an office or a hotel that is said to be in another town', () => {
    expect(questions(['site.address.town', 'Kochi'])).toEqual([
      'content/site.json, phone: is a number of Kottayam, and the office is in Ernakulam',
      'content/site.json, address town: is in Kochi, and the drawn map on the Contact page shows Kottayam; have it drawn again',
    ]);
    expect(questions(['hotels.lake.town', 'Kochi'])).toContain(
      'content/hotels/lake.json, coordinates: are far from House kochi, which is in Kochi too',
    );
  });
});

test('a change that the guides describe is neither', () => {
  const { order: _, ...house } = hotelAt('lake');
  const munnar = {
    ...house,
    name: 'House munnar',
    picture: '/pictures/hero/sunrise.jpg',
    alt: 'The hills in the first sun, tea on both sides of the road',
    detail: { picture: '/pictures/hero/sunrise.jpg' },
    malayalam: { name: 'മലയിലെ വീട്', address: 'മലയിലെ വഴി' },
    town: 'Munnar',
    tagline: 'Tea on three sides',
    description: `${house.description} It is in the hills.`,
    phone: '+91 486 555 0144',
    link: { url: 'https://book.house.example/munnar', kind: 'booking-engine' },
    address: { lines: ['Tea Road'], locality: 'Munnar', pin: '685612' },
    coordinates: { latitude: 10.0889, longitude: 77.0595 },
    stay: {
      ...house.stay,
      road: 'Up the hill from Adimali.',
      railway: 'Aluva, 110 km.',
      airport: 'Cochin International, 105 km.',
    },
  };
  const changes: Change[] = [
    ['hotels.munnar', munnar],
    ['towns.towns.3', { name: 'Munnar', malayalam: 'മൂന്നാർ', district: 'Idukki' }],
    ['offers.offers.0', { ...fixture().offers.offers[0], percent: 20, code: 'STAY20' }],
    ['rooms.rooms.0.price', 6100],
    ['site.phone', '+91 98470 12345'],
  ];
  expect(mistakes(...changes)).toEqual([]);
  expect(questions(...changes)).toEqual([]);
});

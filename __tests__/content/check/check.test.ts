import { findMistakes } from '@/content/check/check';
import { formatMistake } from '@/content/check/mistake';
import { withCleanTexts } from '@/content/check/read';
import type { Content } from '@/content/schema/schema';

import { contentAfter, type Edit } from '../../support/changed-content';
import { testContent, testPictures } from '../../support/content';

/** The mistakes of the test content after some changes, as the check reads it. */
const mistakes = (...edits: Edit[]) => findMistakes(withCleanTexts(contentAfter(...edits)), testPictures).map(formatMistake);

const long = (length: number) => 'word '.repeat(length).slice(0, length - 1) + '.';
/** A place, the new value, and the start of the message after the place. '' means no message. */
type Row = [place: string, value: unknown, line: string];
const rows = (place: string, values: unknown[], line: string | ((value: unknown) => string)) =>
  values.map((value): Row => [place, value, typeof line === 'string' ? line : line(value)]);
const bed = 'rooms.rooms.0.bed';
/** Invisible characters of all kinds. */
const hiddenSigns = [...'\u061c\u180e\u3164\u2800\u034f\u115f\u1160\uffa0\ufe0f\u{e0061}\u{1d173}'];
const offer = 'offers.offers.0.description';
const tab = 'explore.tabs.1.hours';
const hotelAt = (id: string) => testContent().hotels[id]! as Required<Content['hotels'][string]>;

/** 'offers.offers.1.code' in the form of the messages: 'content/offers.json, offers 2 code: ' */
function messagePrefix(place: string): string {
  const [, file = '', ...steps] = /^(hotels\.[^.]+|\w+)\.?(.*)$/.exec(place)!;
  const path = steps[0] ? steps[0].split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) : [];
  return formatMistake({ file: file.replace('.', '/'), path, message: '' });
}
const sentence = (place: string, line: string) => (line ? [expect.stringContaining(line.startsWith('content/') ? line : messagePrefix(place) + line)] : []);

test('content that the specification asks for is not refused', () => {
  expect(mistakes()).toEqual([]);
});

describe('a mistake stops the build with one sentence: file, field and fix', () => {
  test.each<Row>([
    ['hotels.kochi.phone', '', 'is empty; write it'],
    ['hotels.kochi.phone', undefined, 'is missing; write it'],
    ['hotels.kochi.tagLine', 'By the water', 'is not a field of this file; correct its spelling or remove it'],
    ['hotels.kochi.address.pin', 682001, 'must be a text in quotes'],
    ['hotels.kochi.isFeatured', 'yes', 'must be true or false, without quotes'],
    ['hotels.kochi.amenities', ['Laundry', 'Pool'], 'has 2 entries and needs 3 or more; add 1'],
    ['hotels.kochi.rows.1.text', long(601), 'has 601 characters; shorten it to 600 or less'],
    ['hotels.kochi.description', 'By the sea.', 'has 11 characters; write 60 or more'],
    ['hotels.kochi.detial', { picture: '/pictures/hero/arrival.jpg' }, 'is not a field of this file; correct its spelling or remove it'],
    ['hotels.Kochi 2', { ...hotelAt('lake') }, 'has a file name that does not work in a link; rename the file, with small letters, digits and dashes only'],
    ['explore.tiles.0.title', ' ', 'is empty; write it'],
    ['about.features.5', undefined, 'content/about.json, features: has 5 entries and needs 6 or more; add 1'],
    ['explore.tabs.1', undefined, 'content/explore.json, tabs: has 1 entry and needs 2 or more; add 1'],
    ['about.progress.0.drawn', 101, 'is 101; write 100 or less'],
    ['pages.home.description', long(161), 'has 161 characters; shorten it to 160 or less'],
    ['counters.counters.0.value', 1200.5, 'is 1200.5; write a whole number, without a decimal point'],
    ['counters.counters.0.value', -1, 'is -1; write 0 or more'],
    ['counters.counters.0.icon', 'unicorn', "'unicorn' is not one of the choices; use bed, "],
    ['offers.offers', [], 'has 0 entries and needs 1 or more; add 1'],
    ['rooms.rooms.0.price', '5000', 'must be a number in digits, without quotes'],
    ['rooms.rooms.0.price', undefined, 'is missing; write it'],
    ['rooms.rooms.0.price', 0, 'is 0; write 1 or more'],
    ...rows(bed, ['<b>', '&nbsp;', '**', '_king_'], (sign) => `has '${sign}' in it, which guests would see; write only the words`),
    [bed, 'A king bed (copy)', "has '(copy)' in it, which is not a text for guests; write the right words"],
    ...rows(bed, ['A king bed*, * for two', 'അവന്\u200d', 'bbbbbbbbbbbbbbbbbbbb-bbbbbbbbbbbbbbbbbbbb'], ''),
    [bed, 'TODO', "has 'TODO' in it, which is not a text for guests; write the right words"],
    [bed, 'A kingഅ bed', "has letters of another alphabet in 'kingഅ'; type the word again"],
    [bed, 'A kіng bed', "has letters of another alphabet in 'kіng'; type the word again"],
    [bed, 'The hostâ€™s bed', "is garbled ('â€'); type the words again and save the file as UTF-8"],
    [bed, 'A king\u200b bed', "has an invisible character (U+200B) after 'A king'; delete it and type the place again"],
    [bed, '\u202eA king bed', 'has a mark of the writing direction (U+202E) at the beginning; delete it and type the place again'],
    [bed, 'A\u200d bed', "has an invisible character (U+200D) after 'A'; delete it and type the place again"],
    [bed, 'A king\nbed', "has a line break after 'A king'; write it in one line"],
    [bed, 'A king\tbed', "has a tab after 'A king'; write a space"],
    [bed, 'A king\ufffdbed', "has an unreadable character (U+FFFD) after 'A king'; delete it and type the place again"],
    ...rows(
      bed,
      hiddenSigns.map((sign) => `1 king${sign}bed for two`),
      (value) => `has ${String(value).includes('\u061c') ? 'a mark of the writing direction' : 'an invisible character'} (U+`,
    ),
    ...rows(bed, ['👨‍👩‍👧 together', 'A ❤️ for two', '1️⃣ bed', 'A flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'അവന്\u200d', 'A\u00a0king bed'], ''),
    [bed, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', "has a word that is wider than a phone ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'); break it with a space or a dash"],
    [
      bed,
      'A bed for {guests}',
      'has {guests}, which nothing fills in here; write one of {hotels}, {Hotels}, {featured}, {Featured}, {lowest price}, {highest price}, {phone}, {email}',
    ],
    ...rows('privacy.summary', ['It comes to {hotels} houses.', 'Ring {phone} or write to {email}.'], ''),
    ['labels.bookNow', 'Book {now}', 'has {now}, which nothing fills in here; write one of {hotels}, '],
    ['labels.slideOf', '{number} of {total}', 'has {number}, which nothing fills in here; write one of {n}, {total}, '],
    ['labels.slideOf', '{n} of {total', "has a single brace ('{total'); write both, or none"],
    ['labels.slideOf', '{n}', 'no longer has {total}, which the page fills in; write it where it belongs'],
    ...rows(
      'hotels.kochi.phone',
      ['ring us', '0484 5550113', '+91 484 555 011', '+91 0484 555 013', '+914845550113', '+19 484 555 0113'],
      'is not right. Write it with spaces: "+91 481 555 0100". The call button uses this number.',
    ),
    ...rows('hotels.kochi.phone', ['+91 98470 12345', '+971 4 555 0113', '+91 460 220 0113', '+91 1800 425 0100'], ''),
    ['hotels.kottayam.phone', '+91 4845 550113', 'is the same as content/hotels/kochi.json, phone; change the one that is wrong'],
    ['hotels.kottayam.address', { ...hotelAt('kochi').address, pin: '686001' }, ''],
    [
      'hotels.lake.address.lines',
      ['Jetty Road 686 563'],
      "content/hotels/lake.json, address lines 1: 'Jetty Road 686 563' is not right. Remove the town and the PIN. They have their own fields.",
    ],
    ['hotels.lake.phone', testContent().site.phone, 'is the number of the office; write the number of this hotel'],
    ['hotels.kottayam.stay.road', hotelAt('kochi').stay.road, 'is the same as content/hotels/kochi.json, stay road; change the one that is wrong'],
    ['hotels.kottayam.tagline', hotelAt('kochi').tagline, 'is the same as content/hotels/kochi.json, tagline; change the one that is wrong'],
    ['hotels.kottayam.description', hotelAt('kochi').description, 'is the same as content/hotels/kochi.json, description; change the one that is wrong'],
    ['hotels.kottayam.rows.0.text', hotelAt('kochi').rows[0]!.text, 'is the same as content/hotels/kochi.json, rows 1 text; change the one that is wrong'],
    ['hotels.kottayam.name', 'HOUSE KOCHI', 'is the same as content/hotels/kochi.json, name; change the one that is wrong'],
    ...rows(
      'hotels.kochi.link.url',
      ['http://harbour.example/', 'harbour.example', 'https://www..harbour.example/', 'https://wwww.harbour.example/', 'https://a.example/fort kochi'],
      'is not right. Copy it from the browser: "https://www.example.com/".',
    ),
    ...rows(
      'hotels.kochi.link.url',
      [
        'https://www.booking.com/',
        'https://www.booking.com/index.html',
        'https://www.booking.com/hotel/',
        'https://www.booking.com/en-gb/',
        'https://www.booking.com/?aid=1',
      ],
      "is the front page of booking.com; write the address of the hotel's own page there",
    ),
    ['hotels.kochi.halls.0.standing', 150, 'is 150, which is less than the 200 who can sit; correct the one that is wrong'],
    ['hotels.kochi.halls.0.seats', 200, 'is not a field of this file; correct its spelling or remove it'],
    ['hotels.kochi.nearby.0.kilometres', 800, 'is 800; write 99 or less'],
    ['hotels.kochi.nearby.1.name', 'The market', 'is the same as content/hotels/kochi.json, nearby 1 name; change the one that is wrong'],
    [
      'rooms.rooms.0.includes',
      ['Wi-Fi', 'Wi-Fi'],
      'content/rooms.json, rooms 1 includes 2: is the same as content/rooms.json, rooms 1 includes 1; change the one that is wrong',
    ],
    ['rooms.rooms.0.sleeps', 0, 'is 0; write 1 or more'],
    ...[
      'hotels.kochi.nearby',
      'hotels.kochi.halls',
      'hotels.kochi.roomCount',
      'rooms.rooms.0.includes',
      'rooms.rooms.0.squareMetres',
      'rooms.rooms.0.outlook',
    ].map((place): Row => [place, undefined, '']),
    ['direct.reasons', [], ''],
    ['contact.roomEnquiry.message', 'We would like a room, please.', 'no longer has {hotel}, which the page fills in; write it where it belongs'],
    ['hotels.kochi.link.kind', 'agency', "'agency' is not one of the choices; use booking-engine, own-site, marketplace"],
    ...rows(
      'site.url',
      ['https://www.house.example/', 'https://www.house.example/stay'],
      'is not right. Write https:// and the host, without a slash at the end and without a path.',
    ),
    ...rows('site.email', ['stay at house', 'stay.@house.com'], 'is not right. Write an address such as stay@example.com.'),
    ...rows(
      'site.social.0.url',
      ['https://www.facebook.com/recover', 'https://www.facebook.com/login/?next=house', 'https://www.facebook.com/settings', 'https://www.facebook.com/'],
      'is not your own page; open your page on that site and copy its address, such as https://www.facebook.com/name',
    ),
    ['hotels.kochi.link.url', 'https://www.booking.com/hotel/in/house.html', ''],
    [
      'site.social.0.url',
      'https://instagram.com/house',
      'is not an address of Facebook; open your page on that site and copy its address, such as https://www.facebook.com/name',
    ],
    ['site.social.0.url', 'https://www.facebook.com/house', ''],
    [
      'site.social.1',
      { network: 'Facebook', url: 'https://www.facebook.com/house' },
      'content/site.json, social 2 network: is the same as content/site.json, social 1 network; change the one that is wrong',
    ],
    [
      'hotels.kochi.reviews',
      [{ name: 'Google', url: 'https://www.tripadvisor.in/house' }],
      'content/hotels/kochi.json, reviews 1 url: is not an address of Google; open your page on that site and copy its address, such as https://www.google.com/name',
    ],
    [
      'hotels.kochi.reviews',
      [
        { name: 'Google', url: 'https://maps.app.goo.gl/house' },
        { name: 'The Hindu', url: 'https://www.thehindu.com/house' },
      ],
      '',
    ],
    ...rows('site.language', ['en_IN', 'ml'], (tag) => `'${tag}' is not one of the choices; use en-IN, en-GB, en-US, en`),
    ['site.copyrightYear', 2205, 'is 2205; write 20'],
    ...rows('hotels.kochi.address.pin', ['68200', '560001'], 'is not right. Write six digits that begin with 67, 68 or 69.'),
    ['hotels.kochi.address.pin', '695001', 'is not a PIN of Ernakulam; look it up again, or correct the town or its district'],
    ['site.address.pin', '682001', 'is not a PIN of Kottayam; look it up again, or correct the town or its district'],
    [
      'hotels.kochi.coordinates',
      { latitude: 8.4842, longitude: 76.9479 },
      '8.4842, 76.9479 is not in Ernakulam; look it up again, or correct the town or its district',
    ],
    ['hotels.kochi.coordinates.longitude', 76.1, 'content/hotels/kochi.json, coordinates: 9.9679, 76.1 is not in Ernakulam'],
    ['hotels.kochi.coordinates.latitude', 76.2, 'is 76.2, which is a longitude; swap the two numbers'],
    ['hotels.lake.coordinates', { latitude: 9.5897, longitude: 76.5689 }, 'are those of House kottayam; look up where this hotel is'],
    ['hotels.kochi.town', 'Cochin', "'Cochin' is not a town of this site; if it was renamed or deleted, choose another one here (Kochi, Kottayam, Kumarakom)"],
    [
      'site.places.0',
      'Munnar',
      "'Munnar' is not a town of this site; if it was renamed or deleted, choose another one here (Kochi, Kottayam, Kumarakom), or remove this entry",
    ],
    ...rows('towns.towns.0.malayalam', ['Kochi', 'കൊച്ചി Fort Kochi'], 'is not right. Write all of it in Malayalam letters.'),
    ['towns.towns.1.malayalam', testContent().towns.towns[0]!.malayalam, 'is the same as content/towns.json, towns 1 malayalam; change the one that is wrong'],
    ['site.places', ['Kochi', 'Kochi'], 'content/site.json, places 2: is the same as content/site.json, places 1; change the one that is wrong'],
    ['towns.towns.0.malayalam', '', 'is empty; write it'],
    ['hotels.kochi.malayalam.address', 'ATM-ന് അടുത്ത്, Calvathy റോഡ്', ''],
    ['towns.towns.0.district', 'Cochin', "'Cochin' is not one of the choices; use Thiruvananthapuram, "],
    ...rows('hotels.kochi.stay.checkIn', ['2 PM', '02:00'], 'is not right. Write "14:00" for two o’clock in the afternoon. From 07:00 to 23:59.'),
    ['hotels.kochi.stay.checkOut', '02:00', 'is not right. Write "14:00" for two o’clock in the afternoon. From 07:00 to 23:59.'],
    [
      'hotels.kochi.stay.checkOut',
      '15:00',
      'content/hotels/kochi.json, stay checkOut: is 15:00, which is after check-in from 14:00; correct the one that is wrong',
    ],
    [
      'hotels.kochi.stay.checkIn',
      '13:00',
      'content/explore.json, tabs 2 hours: says check-in at 2:00 PM, but House kochi has check-in from 13:00; write the same in both',
    ],
    ...rows(
      tab,
      [
        '7:30 AM to 25:00',
        '7 to 10 AM, 10 PM to 7 PM',
        '7 until',
        '730 AM',
        '7:3 AM',
        '7;30 AM',
        '7 AMM',
        '7 AM 10 PM',
        '7:30 to 10:00 PM',
        '7:00 AM to midnight',
        '12:00 noon to 10:00 PM',
        '07:30 to 22:00',
        '24 hours',
        '7:00 to 10:30 AM, 7:00 to 10:00 PM',
        '7:30 to 10:00',
        '24/8',
      ],
      'is not right. Write "7:30 AM to 10:00 PM", or "24/7".',
    ),
    [tab, '10:00 PM to 7:30 AM', "'10:00 PM to 7:30 AM' closes before it opens; correct AM and PM, or one of the times"],
    ...rows(tab, ['6:00 PM to 1:00 AM', '8:00 PM to 5:00 AM'], ''),
    [tab, undefined, 'is missing, and no card of content/facilities.json has this title; write the hours'],
    ['explore.tabs.0.hours', '8:00 AM to 9:00 PM', "is not what content/facilities.json says ('7:30 AM to 10:00 PM'); leave it empty to use those hours"],
    [bed, 'Made up by 0:30 PM', "says '0:30 PM', which is not a time of day; write the right time"],
    [offer, 'Until 31 February.', "says '31 February', which is not a real date; write the right one"],
    ...['31/03/27', '31 March 27', "March '27", '31 March 207', "March 3, '27", '31 / 03 / 27'].map((date): Row => [
      offer,
      `Until ${date}.`,
      `says '${date}'; write the year with four digits`,
    ]),
    [offer, 'From 31 to 24 December.', "says '31 December to 24 December', which ends before it begins; correct the day, the month or the year"],
    ...rows(
      offer,
      ['On Monday 24 March 2027.', 'On Mon 24 March 2027.', 'On Monday (24 March 2027.', 'On 24 March 2027 (Monday).'],
      "says '24 March 2027', and that day is a Wednesday; correct the day or the date",
    ),
    [offer, 'Until February 31.', "says 'February 31', which is not a real date; write the right one"],
    [offer, 'Until 31/02/2027.', "says '31/02/2027', which is not a real date; write the right one"],
    [offer, 'Until 2027-02-31.', "says '2027-02-31', which is not a real date; write the right one"],
    [offer, 'Until 31.13.2027.', "says '31.13.2027', which is not a real date; write the right one"],
    [offer, 'Until 31st Nov.', "says '31st Nov', which is not a real date; write the right one"],
    [offer, 'From 31 March 2028 to 1 March 2028.', "says '31 March 2028 to 1 March 2028', which ends before it begins; correct the day, the month or the year"],
    [offer, 'From December 24 to 20.', "says 'December 24 to December 20', which ends before it begins; correct the day, the month or the year"],
    [offer, 'From 24–20 December.', "says '24 December to 20 December', which ends before it begins; correct the day, the month or the year"],
    [offer, 'From 24 Dec. - 20 Dec.', "says '24 Dec. to 20 Dec', which ends before it begins; correct the day, the month or the year"],
    [offer, 'From March 2028 to June 2027.', "says 'March 2028 to June 2027', which ends before it begins; correct the day, the month or the year"],
    [offer, 'From 2028–2027.', "says '2028 to 2027', which ends before it begins; correct the day, the month or the year"],
    [offer, 'On Monday, March 24, 2027.', "says 'March 24, 2027', and that day is a Wednesday; correct the day or the date"],
    ...rows(offer, ['On Monday, 24/03/2027.', 'On 24/03/2027, a Monday.'], "says '24/03/2027', and that day is a Wednesday; correct the day or the date"),
    ...rows(
      offer,
      [
        'From 20 December to 5 January, March 2 to 24 and 30 March 2027 to 2 April 2027.',
        'In May 20 rooms, from 31 May to 4 June, 5 rooms.',
        'On Wednesday (24 March 2027), then until 31 March 2028, Monday to Friday; June to May.',
      ],
      '',
    ),
    [tab, '10 PM to 7 AM', "'10 PM to 7 AM' closes before it opens; correct AM and PM, or one of the times"],
    [tab, 'Friday 10 PM to 7 PM', "'10 PM to 7 PM' closes before it opens; correct AM and PM, or one of the times"],
    ['hotels.kochi.tagline', 'Late check-out until 4 PM, by the water', ''],
    ['site.phone', '+91 22 6666 1234', ''],
    ['hotels.kochi.tagline', 'Check-in is from 3 PM, by the water', 'says check-in at 3 PM, but House kochi has check-in from 14:00; write the same in both'],
    [offer, 'Check-out by 3:15 PM.', 'says check-out at 3:15 PM, but the hotels have check-out from 11:00; write the same in both'],
    ['rooms.rooms.1.oldPrice', 2500, 'is 2500, which is not above the price of 2800; write what the room cost before, or leave it empty'],
    ['rooms.rooms.0.rating', 6, 'is 6; write 5 or less'],
    ['rooms.rooms.0.reviews', 0, 'is 0; write 1 or more'],
    ['offers.offers.1.percent', 99, 'is 99; write 80 or less'],
    ['offers.offers.1.code', 'fest 40', 'is not right. Use letters, digits and dashes only.'],
    ['offers.offers.1.code', 'FESTIVALOFLIGHTS-2027', 'has 21 characters; shorten it to 20 or less'],
    ['offers.offers.1.code', 'stay15', 'is the same as content/offers.json, offers 1 code; change the one that is wrong'],
    ['offers.offers.1.title', 'Book Direct', 'is the same as content/offers.json, offers 1 title; change the one that is wrong'],
    ['offers.offers.0.label', '15% OFF', 'is not a field of this file; correct its spelling or remove it'],
    [
      'hotels.kochi.rooms.0',
      'suite',
      "'suite' is not a room of this site; if it was renamed or deleted, choose another one here (business-suite, premium-room, super-deluxe, standard, deluxe, family), or remove this entry",
    ],
    ['hotels.kochi.gallery.5', undefined, 'content/hotels/kochi.json, gallery: has 5 of the 6 pictures that the gallery needs; add 1'],
    ['hotels.kochi.picture', undefined, 'is missing; the search, the slider and the gallery need this picture'],
    ['hotels.kochi.rows.2', undefined, 'content/hotels/kochi.json, rows: has 2 of the 3 rows that the slider needs; add 1'],
    ['hotels.kochi.rows.2.picture', '/pictures/gallery/kochi/1.jpg', 'is the same as content/hotels/kochi.json, rows 1 picture; change the one that is wrong'],
    [
      'hotels.kottayam.gallery.5',
      { picture: '/pictures/gallery/kochi/5.jpg', caption: 'The garden' },
      'content/hotels/kottayam.json, gallery 6 picture: is the same as content/hotels/kochi.json, gallery 5 picture; change the one that is wrong',
    ],
    [
      'hero.slides.0.hotel',
      'nowhere',
      "'nowhere' is not a hotel of this site; if it was renamed or deleted, choose another one here (kochi, kottayam, lake), or remove this entry",
    ],
    ...rows(
      'facilities.cards.0.link',
      ['/facilities', 'contact'],
      (page) => `'${page}' is not a page of this site; if it was renamed or deleted, choose another one here (/, /contact, /Facilities), or remove this entry`,
    ),
    ['pages.facilities.path', '/contact', 'is the same as content/pages.json, contact path; change the one that is wrong'],
    ['pages.facilities.menu', 'Contact', 'is the same as content/pages.json, contact menu; change the one that is wrong'],
    [
      'pages.offers-terms',
      { ...testContent().pages.contact!, path: '/offers-terms', title: 'Terms', description: long(80) },
      'content/pages.json, offers-terms menu: is the same as content/pages.json, contact menu; change the one that is wrong',
    ],
    [
      'hotels.kochi.amenities',
      ['Hot-water pool', 'Laundry', 'Hot water pool'],
      'content/hotels/kochi.json, amenities 3: is the same as content/hotels/kochi.json, amenities 1; change the one that is wrong',
    ],
    ['about.features.1.title', 'accessible location', 'is the same as content/about.json, features 1 title; change the one that is wrong'],
    ['pages.facilities.title', 'Contact', 'is the same as content/pages.json, contact title; change the one that is wrong'],
    [
      'pages.facilities.description',
      testContent().pages.home!.description,
      'is the same as content/pages.json, home description; change the one that is wrong',
    ],
    [
      'hero.main',
      { picture: '/pictures/hero/sunrise.jpg' },
      "content/hero.json, main alt: is missing, and no other entry describes '/pictures/hero/sunrise.jpg'; describe the picture here",
    ],
    ['hero.main.picture', '/pictures/hero/moonrise.jpg', "there is no file '/pictures/hero/moonrise.jpg'; upload it, or choose another"],
    ['hero.main.picture', '/pictures/hero/arrival.png', "there is no file '/pictures/hero/arrival.png'; write '/pictures/hero/arrival.jpg'"],
    ['hero.main.picture', 'hero/arrival', "there is no file 'hero/arrival'; write '/pictures/hero/arrival.jpg'"],
    ['hotels.kochi.rows.0.picture', '/pictures/gallery/kochi/lamp.jpg', "there is no file '/pictures/gallery/kochi/lamp.jpg'; upload it, or choose another"],
    ['hotels.lake.focus', [40], 'has 1 entry and needs 2 or more; add 1'],
    ['hotels.lake.focus', [40, 101], 'content/hotels/lake.json, focus 2: is 101; write 100 or less'],
    [
      'explore.tabs.0.focus',
      [40, 60],
      "differs from the centre of interest of '/pictures/rooms/standard.jpg' in another entry; keep one of the two, and leave the other empty",
    ],
    [
      'explore.tabs.0.alt',
      'Another view of the lake at nightfall',
      "differs from the description of '/pictures/rooms/standard.jpg' in another entry; keep one of the two, and leave the other empty",
    ],
    ['hotels.lake.alt', 'Family room', 'has 11 characters; write 20 or more'],
    [
      'hotels.lake.alt',
      'WhatsApp Image 2026-03-12 at 10.22',
      "'WhatsApp Image 2026-03-12 at 10.22' is the name of a file; describe in a sentence what the picture shows",
    ],
    ...['photo of', 'Photos of', 'image showing', 'image that shows'].map((words): Row => [
      'hotels.lake.alt',
      `${words} three beds made up in white`,
      `has '${words}' in it; leave it out and describe what the picture shows`,
    ]),
  ])('%s = %j', (place, value, line) => {
    // A pattern's sentence quotes what does not fit it.
    const quoted = line.replace(/^is not right/, `'${String(value)}' is not right`);
    expect(mistakes([place, value])).toEqual(sentence(place, quoted));
  });

  test('a hotel that was copied and not finished is reported field by field', () => {
    const copy = { ...hotelAt('kochi'), name: 'House munnar' };
    expect(mistakes(['hotels.munnar', copy]).length).toBeGreaterThan(8);
  });

  test('a label with a new placeholder: the message names the list', () => {
    expect(mistakes(['labels.bookNow', 'Book {now}'])[0]).toMatch(/labelPlaceholders in content\/placeholders\.ts$/);
  });

  test('invisible characters in a number, a time, a code or an address are ignored', () => {
    expect(
      mistakes(
        ['explore.tabs.1.hours', 'Check in from 2:00\u202fPM'],
        ['site.phone', '\u202a+91\u00a0481\u00a0555 0100\u202c'],
        ['hotels.kochi.stay.checkIn', '14:00\u00a0'],
        ['site.email', 'stay@\u200bhouse.example'],
        ['hotels.kochi.address.pin', '682001\u200b'],
        ['offers.offers.0.code', ' STAY15\u200b'],
        ['hotels.kochi.link.url', 'https://a.example/\u200bkochi\n'],
      ),
    ).toEqual([]);
  });

  test('one word in two Unicode forms is one word', () => {
    expect(mistakes(['hotels.kochi.amenities', ['Caf\u00e9', 'Laundry', 'Cafe\u0301']])).toEqual([
      'content/hotels/kochi.json, amenities 3: is the same as content/hotels/kochi.json, amenities 1; change the one that is wrong',
    ]);
  });

  test('titles make ids that differ and are never empty', () => {
    const deluxe = { ...testContent().rooms.rooms[4]! };
    const after = (title: string) => mistakes(['rooms.rooms.6', { ...deluxe, title }]);
    expect(after('Deluxe+')).toEqual([]);
    expect(after('ഡീലക്സ്')).toEqual([]);
    expect(after('★★★')).toEqual(["content/rooms.json, rooms 7 title: '★★★' has no letter or digit; write a word"]);
    expect(after('Deluxe!')).toEqual(["content/rooms.json, rooms 7 title: 'Deluxe!' and 'Deluxe' become the same name in the site ('deluxe'); change a word"]);
    expect(mistakes(['offers.offers.1.id', 'book-direct'])).toEqual([
      "content/offers.json, offers 2 title: 'Festival Week' and 'Book Direct' become the same name in the site ('book-direct'); change a word",
    ]);
  });

  test('a gallery that is empty, before the texts that went with its pictures', () => {
    const [first, ...others] = mistakes(['hotels.kochi.gallery', []]);
    expect(first).toMatch(/^content\/hotels\/kochi\.json, gallery: has 0 of /);
    expect(others).toContainEqual(expect.stringMatching(/alt: is missing/));
  });

  test('several at once, in the order of the files', () => {
    expect(mistakes(['rooms.rooms.3.price', -5], ['offers.offers.0.code', ''])).toEqual([
      'content/offers.json, offers 1 code: is empty; write it',
      'content/rooms.json, rooms 4 price: is -5; write 1 or more',
    ]);
  });
});

test('a change that the guides describe is not refused', () => {
  const { order: _, ...house } = hotelAt('lake');
  const munnar = {
    ...house,
    name: 'House munnar',
    picture: '/pictures/hero/sunrise.jpg',
    alt: 'The hills in the first sun, tea on both sides of the road',
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
  const changes: Edit[] = [
    ['hotels.munnar', munnar],
    ['towns.towns.3', { name: 'Munnar', malayalam: 'മൂന്നാർ', district: 'Idukki' }],
    ['offers.offers.0', { ...testContent().offers.offers[0], percent: 20, code: 'STAY20' }],
    ['rooms.rooms.0.price', 6100],
    ['site.phone', '+91 98470 12345'],
  ];
  expect(mistakes(...changes)).toEqual([]);
});

test('the rules accept a new file without an example in the tests', () => {
  const { direct: _, ...others } = contentAfter(['hotels.kochi.address.pin', '695001']);
  expect(findMistakes(others as Content, testPictures).map(formatMistake)).toEqual([
    'content/hotels/kochi.json, address pin: is not a PIN of Ernakulam; look it up again, or correct the town or its district',
  ]);
});

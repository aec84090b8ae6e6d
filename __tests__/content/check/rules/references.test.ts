import { rowsFor, testMistakes } from '../../../support/mistakes';

testMistakes([
  [
    'hotels.kochi.town',
    'Cochin',
    "'Cochin' is not a town of this site; if it was renamed or deleted, choose another one here (Kochi, Kottayam, Kumarakom); if it is new, add the town in content/towns.json first",
  ],
  [
    'site.topBarTowns.0',
    'Munnar',
    "'Munnar' is not a town of this site; if it was renamed or deleted, choose another one here (Kochi, Kottayam, Kumarakom), or remove this entry; if it is new, add the town in content/towns.json first",
  ],
  [
    'hotels.kochi.rooms.0',
    'suite',
    "'suite' is not a room of this site; if it was renamed or deleted, choose another one here (Business Suite: business-suite, Premium Room: premium-room, Super deluxe: super-deluxe, Standard: standard, Deluxe: deluxe, Family: family), or remove this entry; if it is new, add the room in content/rooms.json first",
  ],
  [
    'hero.slides.0.hotel',
    'nowhere',
    "'nowhere' is not a hotel of this site; if it was renamed or deleted, choose another one here (House kochi: kochi, House kottayam: kottayam, House lake: lake), or remove this entry; if it is new, add the hotel in content/hotels/ first",
  ],
  ...rowsFor(
    'facilities.cards.0.link',
    ['/facilities', 'contact'],
    (page) =>
      `'${page}' is not a page of this site; if it was renamed or deleted, choose another one here (Home: /, Contact: /contact, Facilities: /Facilities), or remove this entry; if it is new, add the page in content/pages.json first`,
  ),
  // Hotels name a room by its id, so that it can be renamed.
  ['rooms.rooms.0.title', 'Grand Suite', ''],
]);

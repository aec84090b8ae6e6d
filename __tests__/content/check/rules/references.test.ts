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
    "'suite' is not a room of this site; if it was renamed or deleted, choose another one here (business-suite, premium-room, super-deluxe, standard, deluxe, family), or remove this entry; if it is new, add the room in content/rooms.json first",
  ],
  [
    'hero.slides.0.hotel',
    'nowhere',
    "'nowhere' is not a hotel of this site; if it was renamed or deleted, choose another one here (kochi, kottayam, lake), or remove this entry; if it is new, add the hotel in content/hotels/ first",
  ],
  ...rowsFor(
    'facilities.cards.0.link',
    ['/facilities', 'contact'],
    (page) =>
      `'${page}' is not a page of this site; if it was renamed or deleted, choose another one here (/, /contact, /Facilities), or remove this entry; if it is new, add the page in content/pages.json first`,
  ),
]);

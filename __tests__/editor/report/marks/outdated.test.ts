import { testMarks } from '../../../support/report';

const text = 'hotels.kochi.rows.1.text';
const airport = 'hotels.kochi.stay.airport';

testMarks([
  [
    'a hotel with a new name',
    [
      ['hotels.kochi.name', 'Marina House'],
      ['hotels.kochi.malayalam.name', 'മറീന'],
    ],
    [/^‘House kochi’ is still in House kochi|^‘House kochi’ is still in Marina House \(Kochi\): Slider rows, House kochi, Heading$/],
  ],
  [
    'a hotel with a new name in English only',
    [
      ['hotels.kochi.name', 'Marina House'],
      ['hotels.kochi.rows.0.heading', 'Marina House'],
    ],
    ['was changed, but the name in Malayalam was not'],
  ],
  [
    'an offer that is removed while a text has its code',
    [['offers.offers.1', undefined]],
    ['2 of 3 entries are left', '‘ONAM40’ is still in Why book direct: Reasons'],
    [['book-direct.reasons.0', 'Type ONAM40 at Onam.']],
  ],
  ['a name within a longer word', [['facilities.cards.2.title', 'Washing']], [/^‘Laundry’ is still in/], [['about.quote.text', 'Laundryman']]],
  [
    'a price that a text still has',
    [['rooms.rooms.2.price', 2100]],
    ['‘1,950’ is still in About page: Quote, Text'],
    [['about.quote.text', 'A room for ₹1,950 a night.']],
  ],
  [
    'a price that another room still has',
    [['rooms.rooms.2.price', 2100]],
    [],
    [
      ['about.quote.text', '₹1,950.'],
      ['rooms.rooms.3.price', 1950],
    ],
  ],
  [
    'the number of rooms in a text of the hotel',
    [['hotels.kochi.roomCount', 14]],
    ['‘12’ is still in House kochi (Kochi): Slider rows, Premium Quality Rooms, Text'],
    [[text, 'We have 12 rooms.']],
  ],
  [
    'hours that the text beside them still has',
    [['facilities.cards.2.hours', '7:30 AM to 9:00 PM']],
    ['‘10 PM’ is still in Facilities: Cards, Laundry, Description'],
    [['facilities.cards.2.description', 'Bring it until 10 PM.']],
  ],
  [
    'check-out that a text of the hotel still has',
    [['hotels.kochi.stay.checkOut', '10:00']],
    ['‘11:00 AM’ is still in House kochi (Kochi): Before you come, Cancellation'],
    [['hotels.kochi.stay.cancellation', 'Free until 11:00 AM.']],
  ],
  [
    'a figure that the Malayalam text still has',
    [[airport, 'Cochin International, 45 km.']],
    ['its old figure 43 is still in the Malayalam text'],
    [['hotels.kochi.malayalam.airport', 'വിമാനത്താവളം, 43 കി.മീ.']],
  ],
  [
    'a figure that the English text still has',
    [['hotels.kochi.malayalam.airport', 'വിമാനത്താവളം, 45 കി.മീ.']],
    ['its old figure 43 is still in the English text'],
    [['hotels.kochi.malayalam.airport', 'വിമാനത്താവളം, 43 കി.മീ.']],
  ],
  [
    'a figure that both texts lost',
    [
      [airport, 'Cochin International, 45 km.'],
      ['hotels.kochi.malayalam.airport', 'വിമാനത്താവളം, 45 കി.മീ.'],
    ],
    [],
    [['hotels.kochi.malayalam.airport', 'വിമാനത്താവളം, 43 കി.മീ.']],
  ],
  [
    'a picture whose words stay',
    [['hotels.kochi.gallery.0.picture', '/pictures/hero/sunrise.jpg']],
    [/^was changed, but not the words about it: ‘What is to be seen here/],
  ],
  [
    'a picture with new words',
    [
      ['hotels.kochi.gallery.0.picture', '/pictures/hero/sunrise.jpg'],
      ['hotels.kochi.gallery.0.alt', 'The sun rises over the quay'],
    ],
    [],
  ],
  ['a last day that has passed', [['offers.offers.0.validUntil', '2026-11-25']], ['has passed, so the site does not show the offer']],
  ['a last day that is today', [['offers.offers.0.validUntil', '2026-11-26']], []],
  ['a text with a day that has passed', [[text, 'Open until 15 August 2026.']], ['names a day that has passed: 15 August 2026']],
  ['a text with a day without a year', [[text, 'Open until 15 August.']], ['names a day that has passed: 15 August 2026']],
  ['a text with a day that comes', [[text, 'From 15 August to 30 November, then from 2 January.']], []],
]);

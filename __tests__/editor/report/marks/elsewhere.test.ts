import { testMarks } from '../../../support/report';

testMarks([
  [
    'a hotel with a new name',
    [['hotels.kochi.name', 'Marina House']],
    [/^‘House kochi’ is still in House kochi|^‘House kochi’ is still in Marina House \(Kochi\): Slider rows, House kochi, Heading$/],
  ],
  [
    'an offer that is removed while a text has its code',
    [['offers.offers.1', undefined]],
    ['2 of 3 entries are left', '‘UTSAV40’ is still in Why book direct: Reasons'],
    [['book-direct.reasons.0', 'Type UTSAV40 at Onam.']],
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
]);

import type { Edit } from '../../../support/changed-content';
import { testMarks } from '../../../support/report';

const price = 'rooms.rooms.2.price';
const airport = 'hotels.kochi.stay.airport';
const description = 'offers.offers.1.description';
const way = (kilometres: string): Edit => [airport, `Cochin International, ${kilometres} km. (from kochi)`];

testMarks([
  ['a price that changes a little', [[price, 2150]], []],
  ['a price with a digit too many', [[price, 19500]], ['is 10 times as much as before']],
  ['a price without a digit', [[price, 195]], ['has one digit less than 1,950']],
  ['a price that falls by half', [[price, 1000]], ['is 49% less than before']],
  ['a price that rises by half', [[price, 2900]], ['is 49% more than before']],
  ['a small number that rises by one', [['rooms.rooms.0.reviews', 2]], []],
  ['a new number like the others', [['rooms.rooms.0.oldPrice', 6000]], []],
  [
    'a new room that is far from the others',
    [['rooms.rooms.6', { id: 'suite', title: 'Suite', price: 50000, rating: 5, reviews: 1, bed: 'A bed', picture: '/pictures/rooms/standard.jpg' }]],
    ['is far from all others (1,000 to 5,000)'],
  ],
  ['a figure in a text that jumps', [way('430')], ['‘430’ is 10 times as much as before']],
  ['a figure in a text that changes a little', [way('45')], []],
  [
    'a date and a time in a text, which are no amounts',
    [['hotels.kochi.stay.pets', 'Quiet from 6:00 PM until 9 March.']],
    [],
    [['hotels.kochi.stay.pets', 'Quiet from 10:00 PM until 29 March.']],
  ],
  ['a discount that its code contradicts', [['offers.offers.1.percent', 45]], ['the code has 40 in it, and the discount is 45%']],
  ['a code with a letter O for a zero', [['offers.offers.1.code', 'UTSAV4O']], ['the code has 4 in it, and the discount is 40%']],
  ['a text that says another discount', [[description, '30% off all rooms.']], ['the text says 30%, and the discount is 40%']],
  [
    'an offer that changes as a whole',
    [
      ['offers.offers.1.percent', 45],
      ['offers.offers.1.code', 'UTSAV45'],
    ],
    [],
  ],
  ['an offer that disagreed before', [[description, 'Any room.']], [], [['offers.offers.1.code', 'UTSAV2026']]],
  ['a yes that becomes a no', [['hotels.kochi.isFeatured', false]], ['is all that changed here; one wrong click does it']],
  ['a choice by itself', [['hotels.kochi.link.kind', 'marketplace']], ['is all that changed here; one wrong click does it']],
  ['a choice with what belongs to it', [['hotels.kochi.link', { url: 'https://harbour.house.example/new', kind: 'marketplace' }]], []],
]);

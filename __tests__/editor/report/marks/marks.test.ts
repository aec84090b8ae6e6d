import { testMarks } from '../../../support/report';

testMarks([
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
  ['an entry', [['questions.questions.2', undefined]], ['7 of 8 entries are left']],
  ['an entry that another one replaces', [['questions.questions.2', { question: 'Where is the lift?', answer: 'Beside the stairs of every house.' }]], []],
  ['a value of a list', [['hotels.kochi.amenities.2', undefined]], []],
  ['a hotel', [['hotels.lake', undefined]], ['the hotel goes from every page']],
  ['all halls of a hotel', [['hotels.lake.halls', undefined]], ['all of it goes']],
]);

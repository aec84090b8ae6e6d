import { testMarks } from '../../../support/report';

const tagline = 'hotels.kochi.tagline';

testMarks([
  ['accents, fractions and curly quotes', [[tagline, 'A café’s ½ “house” – naïve']], []],
  ['a letter as wide as a Chinese one', [[tagline, 'Ｏld house']], ['has ‘Ｏ’, which only looks like ‘O’; type it again']],
  ['a letter of mathematics', [[tagline, '𝗢ld house']], ['has ‘𝗢’, which only looks like ‘O’; type it again']],
  ['a Cyrillic letter', [[tagline, 'Оld house']], ['has ‘О’, a letter of another alphabet (Cyrillic)']],
  ['a text in Hindi', [[tagline, 'पुराना घर']], [/\(Devanagari\)$/]],
  ['Malayalam digits', [[tagline, 'Room ൧']], ['has ‘൧’, which is no digit from 0 to 9']],
  ['a text in Malayalam where it belongs', [['hotels.kochi.malayalam.name', 'മറീന']], []],
  ['an entry', [['questions.questions.2', undefined]], ['7 of 8 entries are left']],
  ['an entry that another one replaces', [['questions.questions.2', { question: 'Where is the lift?', answer: 'Beside the stairs of every house.' }]], []],
  ['a value of a list', [['hotels.kochi.amenities.2', undefined]], []],
  ['a hotel', [['hotels.lake', undefined]], ['the hotel goes from every page']],
  ['all halls of a hotel', [['hotels.lake.halls', undefined]], ['all of it goes']],
]);

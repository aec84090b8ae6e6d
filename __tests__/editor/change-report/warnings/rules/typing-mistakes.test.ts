/** @jest-environment node */
import { type Edit } from '../../../../support/changed-content';
import { pets, tagline, testChanges, testEdits } from '../../../../support/warnings';

testEdits([
  ['offers.offers.1.code', 'utsav40', 'has the same words as before, with other capital letters; is this correct?'],
  ['hotels.kochi.stay.railway', 'The station near kochi, 13 minutes.', "says '13 minutes', and said '13 km' before"],
  [tagline, 'A HOUSE BY THE WATER', "has words in capitals ('HOUSE WATER')"],
  [tagline, 'a house by the water of Kochi', 'has the same words as before, with other capital letters; is this correct?'],
  [tagline, 'quiet rooms by the water of Kochi', 'begins with a small letter now'],
  [tagline, 'A house by by the water', "'by by' says the same twice"],
  [tagline, 'A houseThe nets by the water', "'houseThe' has capitals inside a word"],
  [tagline, 'A house by the waterrrr', "'waterrrr' is not a word"],
  [tagline, 'A sdfghj house by the water', "'sdfghj' is not a word"],
  [tagline, 'A house for your accomodation', "says 'accomodation', and 'accommodation' in other texts; is it misspelt?"],
  [tagline, 'A huose by the water of kochi', "says 'huose', and said 'house' before; is this correct?"],
  [tagline, 'A horse by the water of kochi', "says 'horse', and said 'house' before; is this correct?"],
  ['labels.bookNow', 'Book Nwo', "says 'nwo', and said 'now' before; is this correct?"],
  [tagline, 'A house by the water!!!', "'!!!' has a punctuation mark or a space too many"],
  [tagline, 'A house,by the water', "'se,by' has no space in it"],
  [tagline, 'A house (by the water', "'(by the water' opens a bracket or a quotation mark and does not close it"],
  [tagline, 'A house by the water)', "'A house by the water)' closes a bracket and does not open it"],
  [tagline, 'A house 15%off by the water', "'5%o' looks mistyped"],
  [tagline, 'A house for ₹4,50 a night', "'₹4,50' looks mistyped"],
  [tagline, 'A house for 4,50 a night', "'4,50' looks mistyped"],
  [tagline, 'A houSE by the water', "'ouSE' has capitals inside a word"],
  [tagline, 'A HOuse by the water', "'HOuse' has capitals inside a word"],
  [tagline, 'A hou5e by the water', "'hou5' has a digit among its letters"],
  [tagline, 'A house with breakfest', "says 'breakfest', and 'breakfast' in other texts; is it misspelt?"],
  ['counters.counters.3.suffix', '%%', "'%%' has a punctuation mark or a space too many"],
]);

testChanges([
  [
    'a line twice',
    [],
    [['rooms.rooms.0.view', 'Street or courtyard, by hotel Street or courtyard, by hotel']],
    ["'Street or courtyard, by hotel Street or courtyard, by hotel' says the same twice"],
  ],
  ...[
    ['breakfast', 'dinner'],
    ['noon', 'midnight'],
    ['before', 'after'],
    ['November', 'December'],
    ['second', 'fifth'],
  ].map(([one, other]): [string, Edit[], Edit[], (string | RegExp)[]] => [
    `'${other}' for '${one}'`,
    [[pets, `They may come down to the yard of the house ${one} we call.`]],
    [[pets, `They may come down to the yard of the house ${other} we call.`]],
    [`says '${other!.toLowerCase()}', and said '${one!.toLowerCase()}' before`],
  ]),
]);

/** @jest-environment node */
import { type Edit } from '../../../../support/changed-content';
import { testContent } from '../../../../support/content';
import { long, pets, rowText, tagline, testChanges, testEdits } from '../../../../support/warnings';

testEdits([
  [tagline, 'Better than all others by the water', "says 'Better than': a claim that you must be able to prove"],
  [tagline, 'The lowest price by the water', "says 'lowest price': a claim that you must be able to prove"],
  ['offers.offers.1.description', testContent().offers.offers[1]!.description.replace('nights', 'rooms'), "says 'rooms', and said 'nights' before"],
  [pets, 'In the house.', "no longer has the word 'not', which changes what it promises"],
]);

testChanges([
  [
    'a tax that is in the price now',
    [['headings.rooms.intro', 'The prices are for a room. GST is extra.']],
    [['headings.rooms.intro', 'The prices are for a room. GST is included.']],
    ["says 'included', and said 'extra' before"],
  ],
  ['the day of a text', [[rowText, `${long} They practise on Tuesdays.`]], [[rowText, `${long} They practise on Wednesdays.`]], []],
  ...['An advance confirms the booking.', 'GST comes on top.', 'A refund takes a week.', 'Dinner is on us.'].map(
    (sentence): [string, Edit[], Edit[], (string | RegExp)[]] => [
      sentence,
      [[rowText, long]],
      [[rowText, `${long} ${sentence}`]],
      [/^has the word '\w+', which changes what it promises$/],
    ],
  ),
  [
    'a rule that is rewritten',
    [[pets, 'Dogs by arrangement, in two rooms.']],
    [[pets, 'No dogs or cats.']],
    ["has the word 'no', which changes what it promises"],
  ],
  ...['an ISO 9001 house', 'a certified kitchen', 'an oil that cures'].map((claim): [string, Edit[], Edit[], (string | RegExp)[]] => [
    claim,
    [],
    [[tagline, `A house by the water of kochi, and ${claim}`]],
    [/^says '.*': a claim that you must be able to prove$/],
  ]),
]);

/** @jest-environment node */
import { pets, tagline, testEdits } from '../../../../support/warnings';

testEdits([
  ...['N/A', 'Nil', 'same as above', 'As above', 'To be announced', 'None', '-'].map((words): [string, unknown, string] => [
    pets,
    words,
    `says '${words}', which tells guests nothing`,
  ]),
  ...['Test answer, to see how it looks', 'A house by the water, pls change'].map((words): [string, unknown, RegExp] => [
    tagline,
    words,
    /^says '.*', which tells guests nothing$/,
  ]),
  ...['A house by the water (check with Anil)', 'Sir, is this correct? By the water', 'Here is a better tagline: by the water', 'Sure! By the water'].map(
    (words): [string, unknown, RegExp] => [tagline, words, /^says '.*'; is that a note to a colleague, and not for guests\?$/],
  ),
]);

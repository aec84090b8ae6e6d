/** @jest-environment node */
import { long, pets, tagline, testEdits, testLongTexts, warningsOf } from '../../../../support/warnings';

testEdits([
  ['questions.questions.0.question', 'Is there a room with a window', "does not end with '?' any more; is the end missing?"],
  ...['...', ' …', ',', ' with', ' and the'].map((end): [string, unknown, string] => [
    tagline,
    `A house by the water${end}`,
    `ends with '${end.trim().split(' ').at(-1)}'; is the end missing?`,
  ]),
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

test.each([
  ['Is there a pool', "Question: does not end with '?', as the others do; is the end missing?"],
  ['Is there a pool.', "Question: does not end with '?'"],
])('a new question %j', (question, warning) => {
  const entry = { question, answer: 'Ask the desk about it.' };
  expect(warningsOf(['questions.questions.8', entry])).toContain(warning);
});

testLongTexts([[`${long.slice(0, 60)}.`.replace('.', ''), "does not end with '.' any more; is the end missing?"]]);

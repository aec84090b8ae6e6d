/** @jest-environment node */
import { long, tagline, testEdits, testLongTexts } from '../../../../support/warnings';

testEdits([
  ['questions.questions.0.question', 'Is there a room with a window', "does not end with '?' any more; is the end missing?"],
  ...['...', ' …', ',', ' with', ' and the'].map((end): [string, unknown, string] => [
    tagline,
    `A house by the water${end}`,
    `ends with '${end.trim().split(' ').at(-1)}'; is the end missing?`,
  ]),
]);

testLongTexts([[`${long.slice(0, 60)}.`.replace('.', ''), "does not end with '.' any more; is the end missing?"]]);

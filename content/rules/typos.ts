/** A word and what is left of it when each of its letters in turn is left out. */
const shortened = (word: string) => [
  word,
  ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** Whether one word is another with one slip: a letter too many, missing, wrong or moved. */
export const isOneTypoFrom = (word: string, meant: string) =>
  word !== meant && shortened(word).some((each) => shortened(meant).includes(each));

import { contentProblems, formatProblem, pictureFiles, readContent } from '@/content/check';

import { LONG_NAME, manyHotels } from '../support/many-hotels';

test('a group of forty hotels, one with a name of forty letters, has no mistake', () => {
  expect(LONG_NAME).toHaveLength(40);
  const { content, pictures } = manyHotels(readContent().content, 40);
  expect(Object.keys(content.hotels)).toHaveLength(40);
  const files = [...pictureFiles(), ...[...pictures.keys()].map((name) => name.replace('/pictures/', ''))];
  expect(contentProblems(content, files).map(formatProblem)).toEqual([]);
});

import { contentProblems, formatProblem } from '@/content/check';
import { editorConfig } from '@/editor/config';

import { fixture, fixturePictures } from '../support/content';

/** Adds a test field to hotels: the height of their ceilings. */
jest.mock('@/content/schema', () => {
  const { z } = jest.requireActual('zod');
  const actual = jest.requireActual('@/content/schema');
  const ceiling = z.int().min(2).max(9).meta({ title: 'Height of ceilings', description: 'In metres.' });
  return { ...actual, hotel: actual.hotel.extend({ ceiling }) };
});

test('a field added to the schema is in the form, with its label, hint and limits', () => {
  const [hotels] = editorConfig(fixture(), { repository: 'house/site', branch: 'content' }).collections;
  expect(hotels!.fields!.find(({ name }) => name === 'ceiling')).toEqual({
    name: 'ceiling',
    label: 'Height of ceilings',
    hint: 'In metres.',
    required: true,
    widget: 'number',
    value_type: 'int',
    min: 2,
    max: 9,
  });
});

test('a field added to the schema is checked', () => {
  const draft = fixture();
  const lines = () => contentProblems(draft, fixturePictures).map(formatProblem);
  expect(lines()).toContain('content/hotels/kochi.json, ceiling: is missing; write it');
  for (const hotel of Object.values(draft.hotels)) Object.assign(hotel, { ceiling: 3 });
  expect(lines()).toEqual([]);
  Object.assign(draft.hotels.kochi!, { ceiling: 90 });
  expect(lines()).toEqual(['content/hotels/kochi.json, ceiling: is 90; 9 is the most']);
});

import { findMistakes } from '@/content/check/check';
import { formatMistake, type Mistake } from '@/content/check/mistake';
import { formConfig } from '@/editor/form/config';

import { testContent, testPictures } from '../support/content';

/** Adds test fields to hotels: the height of their ceilings, and the hotel for guests who find no room. */
jest.mock('@/content/schema/hotel-schema', () => {
  const { z } = jest.requireActual('zod');
  const actual = jest.requireActual('@/content/schema/hotel-schema');
  const ceiling = z.int().min(2).max(9).meta({ title: 'Height of ceilings', description: 'In metres.' });
  const sister = z.string().meta({ description: 'Where guests may ask.', input: 'hotel' }).optional();
  return { ...actual, hotel: actual.hotel.extend({ ceiling, sister }) };
});

test('a field added to the schema is in the form, with its label, hint and limits', () => {
  const [hotels] = formConfig(testContent(), { repository: 'house/site', branch: 'main' }).collections;
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
  const draft = testContent();
  const lines = () => findMistakes(draft, testPictures).map((mistake) => formatMistake(mistake, draft));
  expect(lines()).toContain('content/hotels/kochi.json, Height of ceilings: is missing; write it');
  for (const hotel of Object.values(draft.hotels)) Object.assign(hotel, { ceiling: 3 });
  expect(lines()).toEqual([]);
  Object.assign(draft.hotels.kochi!, { ceiling: 90 });
  expect(lines()).toEqual(['content/hotels/kochi.json, Height of ceilings: is 90; write 9 or less']);
});

test('a new field that names a hotel is checked without a rule of its own', () => {
  const draft = testContent();
  for (const hotel of Object.values(draft.hotels)) Object.assign(hotel, { ceiling: 3, sister: 'kochi' });
  expect(findMistakes(draft, testPictures)).toEqual([]);
  Object.assign(draft.hotels.lake!, { sister: 'kovalam' });
  const [{ message }] = findMistakes(draft, testPictures) as [Mistake];
  expect(message).toContain(
    "'kovalam' is not a hotel of this site; if it was renamed or deleted, choose another one here (House kochi: kochi, ",
  );
});

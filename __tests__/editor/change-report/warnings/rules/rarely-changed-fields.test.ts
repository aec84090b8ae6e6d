/** @jest-environment node */
import { changeReport } from '@/editor/change-report/report';

import { contentAfter, type Edit } from '../../../../support/changed-content';
import { testContent } from '../../../../support/content';

const warnings = (...edits: Edit[]) =>
  changeReport(testContent(), contentAfter(...edits), new Date('2026-11-26T12:00:00Z')).flatMap((change) => change.warnings);

const reliedOn = 'is what guests of this hotel rely on; does the hotel agree?';
const { kochi } = testContent().hotels;

test.each([
  ['a house rule', 'hotels.kochi.stay.pets', 'Not in this house, but a kennel is near.', reliedOn],
  ['the way', 'hotels.kochi.stay.railway', 'The station near kochi, by the old bridge, 13 km.', reliedOn],
  ['the time of check-out', 'hotels.kochi.stay.checkOut', '11:30', reliedOn],
  ['a button', 'facilities.cards.0.button', 'Submit', 'is rarely changed; is this correct?'],
] as const)('%s that changes is marked', (_name, place, value, why) => {
  expect(warnings([place, value])).toContain(why);
});

test('the same words with other punctuation, and a new hotel, are not', () => {
  const { pets } = kochi!.stay;
  expect(warnings(['hotels.kochi.stay.pets', `${pets.replace(/\.$/, '')}!`])).not.toContain(reliedOn);
  expect(warnings(['hotels.munnar', { ...kochi!, name: 'Nilavara Munnar' }]).join()).not.toContain(reliedOn);
});

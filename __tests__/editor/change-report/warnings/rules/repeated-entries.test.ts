/** @jest-environment node */
import { changeReport } from '@/editor/change-report/report';

import { contentAfter, type Edit } from '../../../../support/changed-content';
import { testContent } from '../../../../support/content';

const warnings = (edit: Edit) => changeReport(testContent(), contentAfter(edit)).flatMap((change) => change.warnings);

test.each<[name: string, edit: Edit, why: string]>([
  [
    'a place near by that is there with more words',
    ['hotels.kochi.nearby.2', { name: 'The old market, Mattancherry', kilometres: 3 }],
    "is almost the same as 'The market', which is in the same list; are both right?",
  ],
  [
    'an amenity that is there with fewer words',
    ['hotels.kochi.amenities.3', 'Covered free parking'],
    "is almost the same as 'Free parking', which is in the same list; are both right?",
  ],
  [
    'an amenity on which the hotel has a rule',
    ['hotels.kochi.amenities.3', 'Pets welcome'],
    "is here, and 'Pets' says 'Not in the house.'; do both fit together?",
  ],
])('%s', (_name, edit, why) => {
  expect(warnings(edit).join('\n')).toContain(why);
});

test('another place nearby and another amenity only count as new', () => {
  expect(warnings(['hotels.kochi.nearby.2', { name: 'The lighthouse', kilometres: 3 }]).join()).not.toContain('nearly');
});

test('a question that is removed has a warning', () => {
  const [first, ...others] = testContent().questions.questions;
  expect(first).toBeDefined();
  expect(warnings(['questions.questions', others])).toContain('was removed; is this correct?');
});

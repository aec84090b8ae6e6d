/** @jest-environment node */
import { changeReport } from '@/editor/change-report/report';

import { contentAfter } from '../../../../support/changed-content';
import { testContent } from '../../../../support/content';

const warningsOf = (text: string) => changeReport(testContent(), contentAfter(['hotels.kochi.gallery.0.caption', text])).flatMap((change) => change.warnings);

test.each([
  ['The garden of kochi with Mr and Mrs Varghese', 'Mr and Mrs Varghese'],
  ['The garden of kochi with Dr. Anna Kurian', 'Dr. Anna Kurian'],
  ['The garden of kochi, kept by Smt Leela', 'Smt Leela'],
])('%s', (text, name) => {
  expect(warningsOf(text)).toContain(`names a person ('${name}'); do they know that their name is on the site?`);
});

test('a place with a person’s name is no person', () => {
  expect(warningsOf('The garden of kochi at 1 o’clock, on the Mattancherry road').join()).not.toContain('person');
});

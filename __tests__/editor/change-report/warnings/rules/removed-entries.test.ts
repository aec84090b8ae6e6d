/** @jest-environment node */
import { changeReport } from '@/editor/change-report/report';

import { contentAfter } from '../../../../support/changed-content';
import { testContent } from '../../../../support/content';
import { testChanges, testEdits, today } from '../../../../support/warnings';

testEdits([
  ['hotels.lake', undefined, 'this hotel will be removed from the whole site'],
  ['questions.questions', testContent().questions.questions.slice(0, 5), 'only 5 of 8 entries are left'],
]);

testChanges([['a removed card', [], [['facilities.cards.1', undefined]], ['was removed; is this correct?']]]);

test('a removed hotel: every place that still shows it, names it or uses its pictures', () => {
  const after = contentAfter(['hotels.kochi', undefined]);
  const [, needed] = changeReport(testContent(), after, today).find(({ file }) => file === 'hotels/kochi')!.warnings;
  for (const place of ['First screen: Slides', 'Explore Hotels: Tabs, Restaurant, Hotel']) expect(needed).toContain(place);
  expect(needed).not.toContain('House kochi (Kochi)');
});

test('a list that loses all of its entries', () => {
  const nearby = ['The nets', 'The church', 'The jetty'].map((name) => ({ name, kilometres: 1 }));
  const before = contentAfter(['hotels.kochi.nearby', nearby]);
  const after = contentAfter(['hotels.kochi.nearby', []]);
  expect(changeReport(before, after, today)[0]!.warnings).toEqual(['is empty now: everything in it was removed']);
});

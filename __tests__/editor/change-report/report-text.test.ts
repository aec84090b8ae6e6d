import { reportAsMarkdown, summaryOf } from '@/editor/change-report/report-text';

import { described } from '../../support/described-changes';

test('the summary counts the changes with a warning', () => {
  expect(summaryOf([])).toBe('No change');
  expect(summaryOf(described(['rooms.rooms.2.price', 2050]))).toBe('1 change, none with a warning');
  expect(summaryOf(described(['rooms.rooms.2.price', 19500], ['counters.counters.0.value', 1250]))).toBe(
    '2 changes, 1 with a warning',
  );
});

test('Markdown has the changes with warnings first, and no text becomes a link, a mention or HTML', () => {
  const text = reportAsMarkdown(
    described(
      ['rooms.rooms.0.bed', '1 king bed <img src=x> @all #12 [x](https://a.example) www.a.example'],
      ['rooms.rooms.2.price', 19500],
      ['rooms.rooms.4.bed', '1 king bed'],
    ),
  );
  expect(text.match(/^### /gm)).toHaveLength(3);
  expect(text.indexOf('10 times as much')).toBeGreaterThan(0);
  expect(text.indexOf('10 times as much')).toBeLessThan(text.indexOf('Deluxe, Bed'));
  expect(text).toContain('<del>1,950</del> → <ins>19,500</ins>');
  expect(text).not.toMatch(/<img|@all|#12|\]\(|https:|www\./);
});

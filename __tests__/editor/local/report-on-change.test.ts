import { newChanges } from '@/editor/local/report-on-change';
import type { ReportedChange } from '@/editor/report/report';

const change = (title: string, now = 'new'): ReportedChange => ({
  kind: 'changed',
  title,
  values: [{ label: 'Price', old: 'old', new: now, marks: [] }],
  where: [],
  marks: [],
});

test('the terminal prints only what it has not printed yet', () => {
  const [rooms, offers] = [change('Rooms'), change('Offers')];
  expect(newChanges([rooms, offers], [rooms])).toMatch(/^Offers\n[^]*\nNot published yet: 2 changes/);
  expect(newChanges([rooms], [rooms])).toBe('');
  expect(newChanges([change('Rooms', 'newer')], [rooms])).toContain('newer');
  // Taken back.
  expect(newChanges([rooms], [rooms, offers])).toMatch(/^Not published yet: 1 change/);
});

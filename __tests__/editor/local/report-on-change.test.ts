/** @jest-environment node */
import { newChanges } from '@/editor/local/report-on-change';

const change = (title: string, text = '1 < 2') => ({
  id: title,
  title,
  lines: [{ parts: [['new', text]] as ['new', string][] }],
  where: [],
  warnings: [],
});

test('the terminal prints only what it has not printed yet', () => {
  const [rooms, offers] = [change('Rooms'), change('Offers')];
  expect(newChanges([rooms, offers], [rooms])).toMatch(/^Offers\n.*1 < 2.*\nNot published yet: 2 changes/);
  expect(newChanges([rooms], [rooms])).toBe('');
  expect(newChanges([change('Rooms', '3')], [rooms])).toMatch(/Rooms\n.*3/);
  // Taken back.
  expect(newChanges([rooms], [rooms, offers])).toMatch(/^Not published yet: 1 change/);
});

/** @jest-environment node */
import { changesPage } from '@/editor/changes-page';

const change = (title: string, warnings: string[]) => ({
  id: title,
  title,
  lines: [{ parts: [['new', '1 < 2']] as ['new', string][] }],
  where: [],
  warnings,
});

test('the page has the changes with warnings first, and shows texts as they are', () => {
  const page = changesPage([change('Rooms', []), change('Offers', ['is far'])]);
  expect(page.indexOf('Offers')).toBeLessThan(page.indexOf('Rooms'));
  expect(page).toContain('<ins>1 &lt; 2</ins>');
});

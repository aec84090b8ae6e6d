/** @jest-environment node */
import { isWorthShowing, newsOf } from '@/tools/edit';

const price = (marks: string[]) => ({
  title: 'Rooms: Price',
  lines: [{ parts: [['new', '1 < 2']] as ['new', string][] }],
  where: [],
  marks,
});

test('the terminal says only what is new, and of Next.js only errors', () => {
  const text = newsOf(
    [price([]), { ...price(['is far']), title: 'Offers' }],
    new Set(['Rooms: Price\n  “1 < 2”']),
  );
  expect(text).toBe('Offers\n  “1 < 2”\n  ! is far\nNot published yet: 2 changes, one marked.');
  expect(newsOf([price([])], new Set(['Rooms: Price\n  “1 < 2”']))).toBe('');
  expect(
    ['- Experiments (use with caution):', '✓ Ready in 2s', 'content/rooms.json: Error'].filter(
      isWorthShowing,
    ),
  ).toEqual([]);
  expect(isWorthShowing('⨯ ./app/page.tsx')).toBe(true);
});

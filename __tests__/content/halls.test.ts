import { formatHall } from '@/content/halls';
import { labels } from '@/content/labels';
import { fillPlaceholders } from '@/lib/format';

test('a hall is described by its known facts', () => {
  const name = 'Banquet hall';
  const seated = (n: number) => fillPlaceholders(labels.seated, { n });
  const facts = [
    seated(200),
    fillPlaceholders(labels.standing, { n: 300 }),
    fillPlaceholders(labels.squareMetres, { n: 260 }),
    labels.daylight,
  ];
  expect(formatHall({ name, seated: 200, standing: 300, squareMetres: 260, daylight: true })).toBe(
    facts.join(', '),
  );
  expect(formatHall({ name, seated: 16, daylight: false })).toBe(seated(16));
});

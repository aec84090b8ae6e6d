import { formatDistance, formatHall } from '@/content/hotels';
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

const metres = (n: number) => fillPlaceholders(labels.metres, { n });
const kilometres = (n: number) => fillPlaceholders(labels.kilometres, { n });
const onFoot = (n: number) => fillPlaceholders(labels.minutesOnFoot, { n });

test.each([
  [0.1, `${metres(100)}, ${onFoot(2)}`],
  [0.8, `${metres(800)}, ${onFoot(10)}`],
  [1, `${kilometres(1)}, ${onFoot(13)}`],
  [1.2, `${kilometres(1.2)}, ${onFoot(15)}`],
  [1.3, kilometres(1.3)],
  [14, kilometres(14)],
])('a place %d km away is %s', (distance, words) => expect(formatDistance(distance)).toBe(words));

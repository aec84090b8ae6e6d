import { formatHall } from '@/content/halls';

test('a hall is described by its known facts', () => {
  const name = 'Banquet hall';
  expect(formatHall({ name, seated: 200, standing: 300, squareMetres: 260, daylight: true })).toBe(
    '200 seated, 300 standing, 260 m², daylight',
  );
  expect(formatHall({ name, seated: 16, daylight: false })).toBe('16 seated');
});

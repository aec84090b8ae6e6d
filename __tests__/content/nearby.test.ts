import { hallWords } from '@/content/halls';
import { distanceWords } from '@/content/nearby';

test.each([
  [0.1, '100 m, 2 min on foot'],
  [0.8, '800 m, 10 min on foot'],
  [1, '1 km, 13 min on foot'],
  [1.2, '1.2 km, 15 min on foot'],
  [1.3, '1.3 km'],
  [14, '14 km'],
])('a place %d km away is %s', (kilometres, words) => expect(distanceWords(kilometres)).toBe(words));

test('a hall is described by what is known of it', () => {
  const name = 'Banquet hall';
  expect(hallWords({ name, seated: 200, standing: 300, squareMetres: 260, daylight: true })).toBe(
    '200 seated, 300 standing, 260 m², daylight',
  );
  expect(hallWords({ name, seated: 16, daylight: false })).toBe('16 seated');
});

import { formatDistance } from '@/content/nearby';

test.each([
  [0.1, '100 m, 2 min on foot'],
  [0.8, '800 m, 10 min on foot'],
  [1, '1 km, 13 min on foot'],
  [1.2, '1.2 km, 15 min on foot'],
  [1.3, '1.3 km'],
  [14, '14 km'],
])('a place %d km away is %s', (kilometres, words) => expect(formatDistance(kilometres)).toBe(words));

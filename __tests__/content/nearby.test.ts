import { labels } from '@/content/labels';
import { formatDistance } from '@/content/nearby';
import { fillPlaceholders } from '@/lib/format';

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

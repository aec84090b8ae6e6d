import { hotelFiles } from '@/generated/hotels';

import { countsOf } from './derive';
import rooms from './rooms.json';

const counts = countsOf(
  Object.values(hotelFiles),
  rooms.rooms.map(({ price }) => price),
);

/** A copy of some content with `{hotels}`, `{Featured}`, `{lowest price}` and so on filled in; others stay. */
export function withCounts<T>(content: T): T {
  const filled = JSON.stringify(content).replace(
    /\{([\w ]+)\}/g,
    (found, name: string) => counts[name] ?? found,
  );
  return JSON.parse(filled) as T;
}

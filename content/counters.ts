import data from './counters.json';
import { slug } from './derive';
import { featuredHotels } from './hotels';
import type { FileContent } from './schema';

const { counters: rows } = data as FileContent<'counters'>;

/** The figures of the counter strip; one without a value counts the featured hotels. */
export const counters = rows.map(({ id, value, ...counter }) => ({
  ...counter,
  id: id ?? slug(counter.label),
  value: value ?? featuredHotels.length,
}));
export type Counter = (typeof counters)[number];

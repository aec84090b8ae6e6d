import data from './counters.json';
import { pictureName, slug } from './derive';
import { featuredHotels } from './hotels';
import type { FileContent } from './schema';

const { picture, counters: rows } = data as FileContent<'counters'>;

/** What is behind the figures: dark in its lower half. */
export const counterPicture = pictureName(picture);

/** The figures of the counter strip; one without a value counts the featured hotels. */
export const counters = rows.map(({ id, value, ...counter }) => ({
  ...counter,
  id: id ?? slug(counter.label),
  value: value ?? featuredHotels.length,
}));
export type Counter = (typeof counters)[number];

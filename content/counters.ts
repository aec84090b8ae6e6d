import { content } from './content';
import { featuredHotels } from './hotels';
import type { Parsed } from './schema/schema';
import { slug } from './slug';

/** A figure of the counter strip. */
interface Counter extends Omit<CounterInFile, 'id' | 'value'> {
  id: string;
  value: number;
}
type CounterInFile = Parsed<'counters'>['counters'][number];

/** The figures of the counter strip; one without a value counts the featured hotels. */
export const counters: Counter[] = content.counters.counters.map(({ id, value, ...counter }) => ({
  ...counter,
  id: id ?? slug(counter.label),
  value: value ?? featuredHotels.length,
}));

import type { PictureName } from './pictures';
import type { Counter } from './types';

/** What the figures stand on: dark in its lower half. */
export const counterPicture: PictureName = 'exteriors/boathouse';

/**
 * The four figures of the counter strip. The value is a whole number, zero or more; a suffix such
 * as '%' stands right behind it. Labels are the specification's own words.
 */
export const counters: Counter[] = [
  { id: 'clients', icon: 'cup', value: 1200, label: 'Happy Clients' },
  { id: 'branches', icon: 'building', value: 9, label: 'branches' },
  { id: 'hours', icon: 'clock', value: 16800, label: 'Working Hours' },
  {
    id: 'satisfaction',
    icon: 'lotus',
    value: 100,
    label: 'Satisfaction',
    suffix: '%',
  },
];

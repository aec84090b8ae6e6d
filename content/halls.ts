import { fillPlaceholders } from '../lib/format';

import { labels } from './labels';
import type { ParsedHotelFile } from './schema/schema';

export type Hall = NonNullable<ParsedHotelFile['halls']>[number];

/** What is known of a hall: '220 seated, 350 standing, 310 m², daylight'. */
export function formatHall({ seated, standing, squareMetres, daylight }: Hall): string {
  const count = (label: string, n: number | undefined) =>
    n === undefined ? [] : [fillPlaceholders(label, { n })];
  return [
    ...count(labels.seated, seated),
    ...count(labels.standing, standing),
    ...count(labels.squareMetres, squareMetres),
    ...(daylight ? [labels.daylight] : []),
  ].join(', ');
}

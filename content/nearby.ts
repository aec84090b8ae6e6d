import { fillPlaceholders } from '../lib/format';

import { labels } from './labels';

/** Up to this distance, guests walk. */
const WALK_KM = 1.2;
/** How far people walk in a minute. */
const WALK_METRES_A_MINUTE = 80;

/** The distance of a place for guests: '800 m, 10 min on foot', or '2.4 km' if it is too far to walk. */
export function formatDistance(kilometres: number): string {
  if (kilometres > WALK_KM) return fillPlaceholders(labels.kilometres, { n: kilometres });
  const metres = Math.round(kilometres * 1000);
  const minutes = Math.ceil(metres / WALK_METRES_A_MINUTE);
  const distance =
    metres < 1000
      ? fillPlaceholders(labels.metres, { n: metres })
      : fillPlaceholders(labels.kilometres, { n: kilometres });
  return `${distance}, ${fillPlaceholders(labels.minutesOnFoot, { n: minutes })}`;
}

import { fillPlaceholders, formatTime } from '../lib/format';

import { formatAccess } from './access';
import type { Hotel } from './hotels';
import { labels } from './labels';
import { answerFor } from './questions';

/** A label of the site and what a hotel says about it: 'Pets', 'Dogs on a lead.' */
export type StayFact = readonly [label: string, words: string];

/** What guests of a hotel need to know before they come, in the order of the site. A fact without words is left out. */
export function stayFacts({ stay, access }: Pick<Hotel, 'stay' | 'access'>): StayFact[] {
  const facts = [
    [
      labels.stayTimes,
      fillPlaceholders(labels.stayFromUntil, {
        in: formatTime(stay.checkIn),
        out: formatTime(stay.checkOut),
      }),
    ],
    [labels.stayCancellation, stay.cancellation],
    [labels.stayIdentity, answerFor('identity', stay.identity)],
    [labels.stayChildren, stay.children],
    [labels.stayFood, stay.food],
    [labels.stayPets, stay.pets],
    [labels.stayAccess, formatAccess(access)],
    [labels.stayTemple, stay.temple],
    [labels.stayAirport, stay.airport],
    [labels.stayRailway, stay.railway],
    [labels.stayRoad, stay.road],
    [labels.stayBus, stay.bus],
  ] as const;
  return facts.flatMap(([label, words]) => (words ? [[label, words] as const] : []));
}

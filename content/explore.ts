import { content } from './content';
import { facilityCards } from './facilities';
import type { Parsed } from './schema/schema';
import { slug } from './slug';

type InFile = Parsed<'explore'>;

/** A tab of 'Explore Hotels': one facility at one hotel, whose name, phone and link it takes. */
export interface ExploreFacility extends Omit<InFile['tabs'][number], 'id' | 'hours'> {
  id: string;
  hours: string;
}

const { tabs, tiles } = content.explore;

/** The tabs; one without hours takes the hours of the Facilities card with its title. */
export const exploreFacilities: ExploreFacility[] = tabs.map((tab) => {
  const id = tab.id ?? slug(tab.title);
  return { ...tab, id, hours: tab.hours ?? facilityCards.find((card) => card.id === id)?.hours ?? '' };
});

/** The service tiles below the tabs. */
export const serviceTiles = tiles;

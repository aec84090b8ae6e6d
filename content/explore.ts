import { content } from './content';
import { enquiryByName, type Enquiry } from './enquiries';
import { facilityCards } from './facilities';
import type { Parsed } from './schema/schema';
import { slug } from './slug';

type InFile = Parsed<'explore'>;

/** A tab of 'Explore Hotels': one facility at one hotel, whose name, phone and link it takes. */
export interface ExploreFacility extends Omit<InFile['tabs'][number], 'id' | 'hours'> {
  id: string;
  hours: string;
}

/** A service tile below the tabs. */
interface ServiceTile extends Omit<InFile['tiles'][number], 'enquiries'> {
  /** The messages that its links begin. */
  enquiries: Enquiry[];
}

const { tabs, tiles } = content.explore;

/** The tabs; one without hours takes the hours of the Facilities card with its title. */
export const exploreFacilities: ExploreFacility[] = tabs.map((tab) => {
  const id = tab.id ?? slug(tab.title);
  return { ...tab, id, hours: tab.hours ?? facilityCards.find((card) => card.id === id)?.hours ?? '' };
});

export const serviceTiles: ServiceTile[] = tiles.map(({ enquiries = [], ...tile }) => ({
  ...tile,
  enquiries: enquiries.map(enquiryByName),
}));

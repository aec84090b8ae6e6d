import { withCounts } from './counts';
import { slug, withPictureNames } from './derive';
import { enquiryByName } from './enquiries';
import data from './explore.json';
import { facilityCards } from './facilities';
import type { FileContent } from './schema';

const { tabs, tiles } = withPictureNames(withCounts(data as FileContent<'explore'>));

/** The tabs of 'Explore Hotels': one facility each, at one hotel, whose name, phone and link it takes. */
export const exploreFacilities = tabs.map((tab) => {
  const id = tab.id ?? slug(tab.title);
  return { ...tab, id, hours: tab.hours ?? facilityCards.find((card) => card.id === id)?.hours ?? '' };
});
export type ExploreFacility = (typeof exploreFacilities)[number];

/** The service tiles below the tabs. */
export const serviceTiles = tiles.map(({ enquiries = [], ...tile }) => ({
  ...tile,
  enquiries: enquiries.map(enquiryByName),
}));
export type ServiceTile = (typeof serviceTiles)[number];

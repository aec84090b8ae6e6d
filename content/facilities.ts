import { withCounts } from './counts';
import { slug, withPictureNames } from './derive';
import data from './facilities.json';
import type { FileContent } from './schema';

const { cards } = withPictureNames(withCounts(data as FileContent<'facilities'>));

/** The cards of the Facilities page. */
export const facilityCards = cards.map((card) => ({ ...card, id: slug(card.title) }));
export type FacilityCard = (typeof facilityCards)[number];

import { withCounts } from './counts';
import { slug, withPictureNames } from './derive';
import { enquiryByName } from './enquiries';
import data from './facilities.json';
import type { FileContent } from './schema';

const { cards } = withPictureNames(withCounts(data as FileContent<'facilities'>));

/** The cards of the Facilities page. */
export const facilityCards = cards.map(({ enquiry, link, ...card }) => ({
  ...card,
  id: slug(card.title),
  link: enquiry ? `${link}#${enquiryByName(enquiry).id}` : link,
}));
export type FacilityCard = (typeof facilityCards)[number];

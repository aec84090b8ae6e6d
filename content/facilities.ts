import { content } from './content';
import { enquiryByName } from './enquiries';
import type { Parsed } from './schema/schema';
import { slug } from './slug';

/** A card of the Facilities page. */
interface FacilityCard extends Omit<Parsed<'facilities'>['cards'][number], 'enquiry'> {
  id: string;
}

export const facilityCards: FacilityCard[] = content.facilities.cards.map(({ enquiry, link, ...card }) => ({
  ...card,
  id: slug(card.title),
  link: enquiry ? `${link}#${enquiryByName(enquiry).id}` : link,
}));

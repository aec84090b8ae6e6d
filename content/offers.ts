import { fillPlaceholders } from '../lib/format';

import { content } from './content';
import { labels } from './labels';
import type { Parsed } from './schema/schema';
import { slug } from './slug';

/** A special offer. */
export interface Offer extends Omit<Parsed<'offers'>['offers'][number], 'id'> {
  id: string;
  /** '15% OFF' */
  label: string;
}

/** The special offers. */
export const offers: Offer[] = content.offers.offers.map(({ id, ...offer }) => ({
  ...offer,
  id: id ?? slug(offer.title),
  label: fillPlaceholders(labels.offerLabel, { percent: offer.percent }),
}));

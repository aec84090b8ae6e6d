import { withCounts } from './counts';
import { slug } from './derive';
import { labels } from './labels';
import data from './offers.json';
import type { FileContent } from './schema';

/** The special offers, three across on a wide screen. */
export const offers = withCounts(data as FileContent<'offers'>).offers.map((offer) => ({
  ...offer,
  id: offer.id ?? slug(offer.title),
  label: labels.offerLabel.replace('{percent}', String(offer.percent)),
}));
export type Offer = (typeof offers)[number];

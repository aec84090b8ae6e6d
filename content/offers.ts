import { dayInIndia, fillPlaceholders, formatDay } from '../lib/format';

import { content } from './content';
import { labels } from './labels';
import type { Parsed } from './schema/schema';
import { slug } from './slug';

/** A special offer. */
export interface Offer extends Omit<Parsed<'offers'>['offers'][number], 'id'> {
  id: string;
  /** '15% OFF' */
  label: string;
  /** 'Until 31 March 2027', if it has a last day. */
  until?: string;
}

/** The special offers that have not ended on the day of the build, in India. */
export const offers: Offer[] = content.offers.offers
  .filter(({ validUntil }) => !validUntil || validUntil >= dayInIndia(new Date()))
  .map(({ id, ...offer }) => ({
    ...offer,
    id: id ?? slug(offer.title),
    label: fillPlaceholders(labels.offerLabel, { percent: offer.percent }),
    until: offer.validUntil && fillPlaceholders(labels.offerUntil, { date: formatDay(offer.validUntil) }),
  }));

/** A reason to book with the hotels themselves. */
export interface DirectReason {
  text: string;
  /** The last day of the offer whose code the text names. */
  lastDay?: string;
}

/** The reasons, without those that name the code of an offer that has ended on the day of the build, in India. */
export const directReasons: DirectReason[] = content['book-direct'].reasons
  .map((text) => ({
    text,
    lastDay: content.offers.offers
      .filter(({ code }) => new RegExp(`\\b${code}\\b`, 'i').test(text))
      .flatMap(({ validUntil }) => validUntil ?? [])
      .sort()[0],
  }))
  .filter(({ lastDay }) => !lastDay || lastDay >= dayInIndia(new Date()));

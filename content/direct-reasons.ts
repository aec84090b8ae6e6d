import { dayInIndia } from '../lib/format';

import { content } from './content';

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

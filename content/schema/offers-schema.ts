/** The schema of the offers. The type Offer is in content/offers.ts. */
import { z } from 'zod';

import { entries, text, title, wholeNumber } from './field-kinds';
import { date, id, offerCode } from './shared-fields';

/** The discounts, with their codes. */
export const offers = z.strictObject({
  offers: entries('The site shows the offers in this order.', [1, 12], {
    id,
    percent: wholeNumber('The discount in per cent, such as 15. The site then writes "15% OFF".', 1, 80),
    code: offerCode,
    title: title(40),
    description: text(160, 'Who gets it, and what is excluded.'),
    validUntil: date(
      'Last day | The last day on which guests can book it. The site shows the day, and removes the offer after it. If empty, the site shows the offer until you remove it.',
    ).optional(),
  }),
});

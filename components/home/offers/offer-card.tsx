import { CopyCode } from '@/components/copy-code/copy-code';
import type { Offer } from '@/content/offers';

import './offer-card.css';

/** An offer: the discount in large type, beside it its name, its rule and its last day. Below is the code. */
export function OfferCard({ offer }: { offer: Offer }) {
  const [percent, ...words] = offer.label.split(' ');
  return (
    <article className="offer-card relative grid h-full py-3" data-last-day={offer.validUntil ?? ''}>
      <p className="text-teak">
        <span className="offer-percent block font-display figures">{percent}</span>
        {words.length > 0 && (
          <span className="block text-sm font-semibold tracking-[0.14em]">{` ${words.join(' ')}`}</span>
        )}
      </p>
      <div>
        <h3 className="text-xl">{offer.title}</h3>
        <p className="mt-1 text-sm">{offer.description}</p>
        {offer.until && (
          <p className="mt-1 text-sm font-semibold">
            <time dateTime={offer.validUntil}>{offer.until}</time>
          </p>
        )}
      </div>
      <div className="offer-code mt-3 self-end pt-1">
        <CopyCode code={offer.code} subject={offer.title} />
      </div>
    </article>
  );
}

import { CopyCode } from '@/components/copy-code/copy-code';
import { copyCodeText } from '@/content/labels';
import type { Offer } from '@/content/offers';

import './offer-card.css';

/** An offer as a ticket: the discount on the stub, its last day if it has one, and the code. */
export function OfferCard({ offer }: { offer: Offer }) {
  return (
    <article
      className="offer-card relative grid h-full grid-cols-1 grid-rows-[auto_1fr] bg-paper"
      data-last-day={offer.validUntil ?? ''}
    >
      <p className="offer-label bg-laterite px-(--inset) py-4 text-2xl leading-none text-paper figures">
        {offer.label}
      </p>
      <div className="flex flex-col px-(--inset) pt-6 pb-3">
        <div>
          <h3 className="text-xl">{offer.title}</h3>
          <p className="mt-2 mb-4 text-sm">{offer.description}</p>
          {offer.until && (
            <p className="-mt-2 mb-4 text-sm font-semibold">
              <time dateTime={offer.validUntil}>{offer.until}</time>
            </p>
          )}
        </div>
        <CopyCode code={offer.code} subject={offer.title} text={copyCodeText} />
      </div>
    </article>
  );
}

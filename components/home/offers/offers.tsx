import { EndedOffers } from '@/components/ended-offers/ended-offers';
import { OfferCard } from '@/components/home/offers/offer-card';
import { OffersIsland } from '@/components/home/offers/offers.island';
import { Island } from '@/components/islands/island';
import { slot } from '@/components/islands/slot';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { headings } from '@/content/headings';
import { carouselText } from '@/content/labels';
import { offers } from '@/content/offers';
import { SMALL_SCREEN } from '@/lib/breakpoints';
import { OFFER_INTERVAL_MS } from '@/lib/timings';

import './offers.css';

/** The offers: three columns, or a carousel that loops on a phone. Nothing without an offer. */
export function Offers() {
  if (offers.length === 0) return null;
  return (
    <section className="bg-sand py-section">
      <div className="px-edge">
        <SectionHeading {...headings.specialOffers} />
        <Island
          component={OffersIsland}
          props={{
            label: headings.specialOffers.title,
            slides: offers.map((offer) => slot(<OfferCard key={offer.id} offer={offer} />)),
            lastDays: offers.map(({ validUntil = '' }) => validUntil),
            text: carouselText,
            intervalMs: OFFER_INTERVAL_MS,
            activeQuery: SMALL_SCREEN,
            hasDots: true,
            controlsClassName: 'md:hidden',
            trackClassName: 'offers-track',
          }}
        />
      </div>
      <EndedOffers lastDays={offers.map(({ validUntil }) => validUntil)} />
    </section>
  );
}

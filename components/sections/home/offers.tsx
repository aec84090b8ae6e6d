import { OfferCard } from '@/components/sections/home/offer-card';
import { carouselText } from '@/components/sections/shared/carousel-text';
import { Carousel } from '@/components/ui/carousel';
import { SectionHeading } from '@/components/ui/section-heading';
import { OfficialChannels } from '@/components/layout/official-channels';
import { offers } from '@/content/offers';
import { headings } from '@/content/pages';
import { OFFER_INTERVAL_MS, OFFERS_SLIDER } from '@/lib/timings';

/** The offers: three columns, or a looping slider on a phone. */
export function Offers() {
  return (
    <section className="section bg-sand/45">
      <div className="wrap">
        <SectionHeading {...headings.specialOffers} />
        <Carousel
          label={headings.specialOffers.title}
          slides={offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
          text={carouselText}
          intervalMs={OFFER_INTERVAL_MS}
          activeQuery={OFFERS_SLIDER}
          hasDots
          className="offers"
        />
        <OfficialChannels className="mt-8" />
      </div>
    </section>
  );
}

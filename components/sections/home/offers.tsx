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
    <section className="py-section bg-sand/45">
      <div className="px-edge">
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
          trackClassName="md:grid md:grid-cols-3 md:gap-[clamp(1rem,2vw,1.75rem)]"
        />
        <OfficialChannels className="mt-8" />
      </div>
    </section>
  );
}

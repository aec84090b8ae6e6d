import { OfferCard } from '@/components/home/offers/offer-card';
import { carouselText } from '@/components/shared/carousel-text';
import { Carousel } from '@/components/carousel/carousel';
import { OfficialChannels } from '@/components/official-channels/official-channels';
import { offers } from '@/content/offers';
import { headings } from '@/content/pages';
import { OFFER_INTERVAL_MS, OFFERS_SLIDER } from '@/lib/timings';

/** The offers beside their title: three columns, or a looping slider on a phone. */
export function Offers() {
  return (
    <section className="bg-sand py-14 md:py-16">
      <div className="px-edge grid gap-x-12 gap-y-6 lg:grid-cols-[3fr_9fr]">
        <div>
          <h2 className="text-3xl">{headings.specialOffers.title}</h2>
          <p className="mt-4 max-w-[34ch]">{headings.specialOffers.intro}</p>
        </div>
        <Carousel
          label={headings.specialOffers.title}
          slides={offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
          text={carouselText}
          intervalMs={OFFER_INTERVAL_MS}
          activeQuery={OFFERS_SLIDER}
          hasDots
          className="offers min-w-0"
        />
        <OfficialChannels className="lg:col-start-2" />
      </div>
    </section>
  );
}

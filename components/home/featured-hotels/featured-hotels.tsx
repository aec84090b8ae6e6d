import { Carousel } from '@/components/carousel/carousel';
import { FeaturedSlide } from '@/components/home/featured-hotels/featured-slide';
import { headings } from '@/content/headings';
import { featuredHotels, nameWithoutBrand } from '@/content/hotels';
import { carouselText, labels } from '@/content/labels';
import { nameWithTown } from '@/lib/format';
import { FEATURED_INTERVAL_MS, FEATURED_TRANSITION_MS } from '@/lib/timings';

import './featured-hotels.css';

/** One slide per hotel, with three rows. Their pictures are on alternating sides. */
export function FeaturedHotels() {
  return (
    <section className="on-dark bg-pine py-section text-plaster">
      <div className="px-edge pb-4 md:pb-8">
        <h2 className="text-3xl">{headings.featuredHotels.title}</h2>
        <p className="featured-intro mt-2">{headings.featuredHotels.intro}</p>
      </div>
      <Carousel
        label={headings.featuredHotels.title}
        slides={featuredHotels.map((hotel) => (
          <FeaturedSlide key={hotel.id} hotel={hotel} />
        ))}
        slideNames={featuredHotels.map(({ name, town }) =>
          nameWithTown({ name: nameWithoutBrand(name), town }),
        )}
        text={carouselText}
        intervalMs={FEATURED_INTERVAL_MS}
        transitionMs={FEATURED_TRANSITION_MS}
        hasDots
        nextLabel={labels.nextHotel}
        className="featured"
        controlsClassName="featured-controls"
      />
    </section>
  );
}

import { carouselText } from '@/components/shared/carousel-text';
import { Carousel } from '@/components/carousel/carousel';
import { ExternalLink } from '@/components/external-link/external-link';
import { Picture } from '@/components/picture/picture';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings } from '@/content/pages';
import { pictures } from '@/content/pictures';
import type { FeaturedRow, Hotel } from '@/content/types';
import { FEATURED_INTERVAL_MS, FEATURED_SPEED_MS } from '@/lib/timings';

import './featured-hotels.css';

/** One slide a hotel, with three rows that alternate sides; a slide fits on a screen. */
export function FeaturedHotels() {
  return (
    <section className="on-dark bg-pine py-14 text-plaster md:py-16">
      <div className="px-edge">
        <div className="mb-2 lg:mb-8 lg:max-w-[60%]">
          <h2 className="text-3xl">{headings.featuredHotels.title}</h2>
          <p className="mt-2 text-balance">{headings.featuredHotels.intro}</p>
        </div>
        <Carousel
          label={headings.featuredHotels.title}
          slides={featuredHotels.map((hotel) => (
            <div key={hotel.id} className="grid h-full content-between gap-6 lg:gap-5">
              {hotel.rows.map((row, index) => (
                <Row key={row.heading} hotel={hotel} row={row} isOdd={index % 2 === 0} />
              ))}
            </div>
          ))}
          slideNames={featuredHotels.map(({ name, city }) => `${name}, ${city}`)}
          text={carouselText}
          intervalMs={FEATURED_INTERVAL_MS}
          speedMs={FEATURED_SPEED_MS}
          hasDots
          className="featured"
        />
      </div>
    </section>
  );
}

/** Rows are counted from one, as the specification does: odd rows have the picture first and 'Visit Us'. */
function Row({ hotel, row, isOdd }: { hotel: Hotel; row: FeaturedRow; isOdd: boolean }) {
  return (
    <div className="featured-row grid gap-x-4 lg:gap-x-14" data-side={isOdd ? 'left' : 'right'}>
      <Picture
        name={row.picture}
        alt={pictures[row.picture]}
        sizes="(min-width: 992px) 40vw, 60vw"
        maxWidth={720}
        className="featured-picture h-full min-h-36 lg:h-56 xxl:h-[clamp(14rem,24svh,18rem)] lg:min-h-0"
      />
      <div className="self-center">
        <h3 className="text-lg leading-tight lg:text-2xl">{row.heading}</h3>
        <p className="mt-1.5 text-xs lg:mt-2 lg:text-sm">{row.text}</p>
        <ExternalLink
          href={hotel.link.url}
          context={row.heading === hotel.name ? hotel.name : `${hotel.name}: ${row.heading}`}
          newTab={labels.opensInNewTab}
          className="text-link inline-flex min-h-11 items-center font-semibold decoration-brass-light"
        >
          {isOdd ? labels.visitUs : labels.learnMore}
        </ExternalLink>
      </div>
    </div>
  );
}

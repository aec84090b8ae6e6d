import clsx from 'clsx';

import { carouselText } from '@/components/sections/shared/carousel-text';
import { Carousel } from '@/components/ui/carousel';
import { ExternalLink } from '@/components/ui/external-link';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings } from '@/content/pages';
import { pictures } from '@/content/pictures';
import type { FeaturedRow, Hotel } from '@/content/types';
import { FEATURED_INTERVAL_MS, FEATURED_SPEED_MS } from '@/lib/timings';

/** One slide a hotel, with three rows that alternate sides. */
export function FeaturedHotels() {
  return (
    <section className="py-section on-dark bg-pine text-plaster">
      <div className="px-edge">
        <SectionHeading {...headings.featuredHotels} />
        <Carousel
          label={headings.featuredHotels.title}
          slides={featuredHotels.map((hotel) => (
            <div key={hotel.id} className="grid gap-10 md:gap-14">
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
    <div className="grid break-inside-avoid items-center gap-5 md:grid-cols-2 md:gap-[clamp(2rem,5vw,5rem)]">
      <Picture
        name={row.picture}
        alt={pictures[row.picture]}
        sizes="(min-width: 768px) 45vw, 92vw"
        maxWidth={1080}
        className={clsx('aspect-3/2', !isOdd && 'md:order-2')}
      />
      <div>
        <h3 className="text-2xl">{row.heading}</h3>
        <p className="mt-3">{row.text}</p>
        <ExternalLink
          href={hotel.link.url}
          context={row.heading === hotel.name ? hotel.name : `${hotel.name}: ${row.heading}`}
          newTab={labels.opensInNewTab}
          className="button button-quiet mt-5"
        >
          {isOdd ? labels.visitUs : labels.learnMore}
        </ExternalLink>
      </div>
    </div>
  );
}

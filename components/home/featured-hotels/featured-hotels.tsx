import { carouselText } from '@/components/shared/carousel-text';
import { Carousel } from '@/components/carousel/carousel';
import { ExternalLink } from '@/components/external-link/external-link';
import { Picture } from '@/components/picture/picture';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings } from '@/content/pages';
import { pictures } from '@/content/pictures';
import type { FeaturedRow, Hotel } from '@/content/types';
import { FEATURED_INTERVAL_MS, FEATURED_SPEED_MS, FROM } from '@/lib/timings';

import './featured-hotels.css';

/** One slide a hotel, with three rows whose pictures are on alternating sides. */
export function FeaturedHotels() {
  return (
    <section className="on-dark bg-pine py-section text-plaster">
      <div className="px-edge pb-4 lg:pb-8">
        <h2 className="text-2xl">{headings.featuredHotels.title}</h2>
        <p className="mt-2 lg:max-w-[50%]">{headings.featuredHotels.intro}</p>
      </div>
      <Carousel
        label={headings.featuredHotels.title}
        slides={featuredHotels.map((hotel) => (
          <div
            key={hotel.id}
            className="space-y-8 xl:grid xl:grid-cols-2 xl:content-start xl:gap-6 xl:space-y-0 xl:px-edge print:block print:break-inside-avoid print:space-y-0 print:px-0"
          >
            {hotel.rows.map((row, index) => (
              <Row key={row.heading} hotel={hotel} row={row} isFirst={index === 0} isOdd={index % 2 === 0} />
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
    </section>
  );
}

interface RowProps {
  hotel: Hotel;
  row: FeaturedRow;
  isFirst: boolean;
  isOdd: boolean;
}

/** Rows are counted from one, as the specification does: odd rows have the picture first and 'Visit Us'. */
function Row({ hotel, row, isFirst, isOdd }: RowProps) {
  return (
    <div className="featured-row" data-side={isOdd ? 'left' : 'right'}>
      <Picture
        name={row.picture}
        alt={pictures[row.picture]}
        sizes={
          isFirst
            ? `${FROM.lg} 62vw, ${FROM.md} 50vw, 100vw`
            : // Cut to a portrait, a picture is wider than its box.
              `${FROM.xl} 44vw, ${FROM.md} 50vw, 100vw`
        }
        className={isFirst ? 'featured-picture aspect-3/2' : 'featured-picture aspect-3/2 xl:aspect-4/5'}
      />
      <div className="featured-words">
        <h3 className={isFirst ? 'text-3xl' : 'text-lg'}>{row.heading}</h3>
        <p className={isFirst ? 'mt-2 text-sm md:mt-4 md:text-base' : 'mt-2 text-sm'}>{row.text}</p>
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

import { ExternalLink } from '@/components/external-link/external-link';
import { Picture } from '@/components/picture/picture';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings, pages } from '@/content/pages';
import { pictures } from '@/content/pictures';
import type { Hotel } from '@/content/types';
import { asset } from '@/lib/asset';
import { addressLine, formatPriceRange, telLink } from '@/lib/format';

import './hotel-list.css';

/** Every property with what a guest wants to know, and the way to book it: a row that swipes, or two columns. */
export function HotelList() {
  return (
    <section className="bg-paper py-16 md:py-16" id="hotels">
      <div className="px-edge">
        <SectionHeading {...headings.hotelList} className="mb-8! md:mb-10!" />
      </div>
      <ul className="hotel-list relative flex gap-5 overflow-x-auto px-edge pb-3 lg:grid lg:grid-cols-2 lg:gap-x-12 lg:gap-y-7 lg:overflow-visible lg:pb-0">
        {hotels.map((hotel) => (
          <HotelEntry key={hotel.id} hotel={hotel} />
        ))}
      </ul>
    </section>
  );
}

function HotelEntry({ hotel }: { hotel: Hotel }) {
  return (
    <li
      id={`hotel-${hotel.id}`}
      className="hotel-entry grid w-[min(82vw,22rem)] flex-none content-start gap-4 lg:w-auto lg:grid-cols-[30%_1fr] lg:content-stretch lg:gap-6"
    >
      <Picture
        name={hotel.picture}
        alt={pictures[hotel.picture]}
        sizes="(min-width: 992px) 20vw, 82vw"
        maxWidth={720}
        className="aspect-3/2 lg:aspect-auto lg:h-full"
      />
      <div>
        <p className="text-sm text-brass-dark">{hotel.city}</p>
        <h3 className="text-xl">{hotel.name}</h3>
        <details className="hotel-more mt-1">
          <summary className="min-h-11 items-center gap-2 text-sm font-semibold text-teal-dark">
            {labels.aboutTheHouse}
          </summary>
          <p className="pt-1 text-sm lg:pt-2">{hotel.description}</p>
          <address className="pt-1 text-xs text-teak not-italic">{addressLine(hotel.address)}</address>
        </details>
        <p className="mt-1 flex flex-wrap items-center gap-x-5 text-sm figures">
          <a href={telLink(hotel.phone.e164)} className="text-link inline-flex min-h-11 items-center">
            {hotel.phone.display}
          </a>
          <span>{`${formatPriceRange(hotel.priceRange)} ${labels.aNight}`}</span>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
          <ExternalLink
            href={hotel.link.url}
            context={hotel.name}
            newTab={labels.opensInNewTab}
            className="button"
          >
            {labels.bookNow}
          </ExternalLink>
          <a
            href={asset(`${pages.contact.path}#stay-${hotel.id}`)}
            className="text-link inline-flex min-h-11 items-center"
          >
            {labels.staySummary}
            <span className="sr-only">: {hotel.name}</span>
          </a>
        </p>
      </div>
    </li>
  );
}

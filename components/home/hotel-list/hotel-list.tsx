import { ExternalLink } from '@/components/external-link/external-link';
import { HotelPicture } from '@/components/home/hotel-picture/hotel-picture';
import { HotelLinks } from '@/components/home/hotel-list/hotel-links';
import { showOnFocus } from '@/components/home/hotel-list/show-on-focus';
import { InlineScript } from '@/components/startup/inline-script';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { malayalam } from '@/content/malayalam';
import { headings, pages } from '@/content/pages';
import type { Hotel } from '@/content/types';
import { asset } from '@/lib/asset';
import { addressLine, formatPriceRange, telLink } from '@/lib/format';
import { FROM } from '@/lib/timings';

import './hotel-list.css';

/** Every hotel with the facts that guests need and a booking link: a row that is swiped, or a list. */
export function HotelList() {
  return (
    <section className="bg-paper py-section" id="hotels">
      <div className="px-edge">
        <SectionHeading {...headings.hotelList} />
      </div>
      <ul className="hotel-list relative flex gap-4 overflow-x-auto px-edge pb-2 lg:block lg:overflow-visible lg:pb-0">
        {hotels.map((hotel) => (
          <HotelEntry key={hotel.id} hotel={hotel} />
        ))}
      </ul>
      <InlineScript code={`(${showOnFocus})()`} />
    </section>
  );
}

function HotelEntry({ hotel }: { hotel: Hotel }) {
  return (
    <li
      id={`hotel-${hotel.id}`}
      className="hotel-entry grid snap-start w-[min(82vw,22rem)] flex-none content-start gap-x-8 gap-y-2 lg:w-auto lg:border-t lg:border-sand lg:py-[12px]"
    >
      <HotelPicture
        name={hotel.detail}
        sizes={`${FROM.lg} 224px, 82vw`}
        maxWidth={780}
        className="hotel-picture aspect-3/2 lg:[grid-area:picture]"
      />
      <div className="pt-2 lg:pt-0">
        <p className="text-sm text-brass-dark">{hotel.city}</p>
        <h3 className="text-xl lg:text-lg lg:leading-tight">{hotel.name}</h3>
        <p className="flex flex-wrap items-center gap-x-4 text-sm figures">
          <a
            href={telLink(hotel.phone.e164)}
            className="text-link inline-flex min-h-11 items-center lg:min-h-8"
          >
            {hotel.phone.display}
          </a>
          <span>{`${formatPriceRange(hotel.priceRange)} ${labels.aNight}`}</span>
        </p>
        <HotelLinks hotel={hotel} />
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          <a
            href={asset(`${pages.contact.path}#stay-${hotel.id}`)}
            className="text-link inline-flex min-h-11 items-center lg:min-h-8"
          >
            {labels.staySummary}
            <span className="sr-only">{`: ${hotel.name}`}</span>
          </a>
          {hotel.malayalam && (
            <a
              href={asset(`${pages.contact.path}#ml-${hotel.id}`)}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-1 lg:min-h-8"
            >
              <span lang="ml" className="text-link">
                {malayalam.summary}
                <span className="sr-only">{`: ${hotel.malayalam.name}`}</span>
              </span>
              <span className="text-link">{`(${labels.inMalayalam})`}</span>
            </a>
          )}
        </p>
      </div>
      <details className="hotel-more lg:[grid-area:more]">
        <summary className="min-h-11 scroll-my-32 items-center gap-2 text-sm font-semibold text-teal-dark">
          {labels.aboutTheHouse}
        </summary>
        <p className="pt-1 text-sm lg:pt-0 xl:max-w-none">{hotel.description}</p>
        <address className="pt-1 text-xs text-teak not-italic">{addressLine(hotel.address)}</address>
      </details>
      <p className="text-sm lg:[grid-area:actions]">
        <ExternalLink
          href={hotel.link.url}
          context={hotel.name}
          newTab={labels.opensInNewTab}
          className="button"
        >
          {labels.bookNow}
        </ExternalLink>
      </p>
    </li>
  );
}

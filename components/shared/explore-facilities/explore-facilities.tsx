import { carouselText } from '@/components/shared/carousel-text';
import { ServiceTiles } from '@/components/shared/service-tiles/service-tiles';
import { ExternalLink } from '@/components/external-link/external-link';
import { Icon } from '@/components/icon/icon';
import { Picture } from '@/components/picture/picture';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { Tabs } from '@/components/tabs/tabs';
import { exploreFacilities } from '@/content/explore';
import { hotelById } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings } from '@/content/pages';
import { pictures } from '@/content/pictures';
import type { ExploreFacility } from '@/content/types';
import { telLink } from '@/lib/format';
import { FACILITY_INTERVAL_MS } from '@/lib/timings';

import './explore-facilities.css';

/** Facilities as tabs that rotate, and the six services below. Only Home has the title and the way out. */
export function ExploreFacilities({ isHome = false }: { isHome?: boolean }) {
  return (
    <section className={isHome ? 'pb-section' : 'py-section'}>
      <div className="px-edge">
        {isHome && <SectionHeading {...headings.exploreHotels} />}
        <Tabs
          label={labels.exploreName}
          intervalMs={FACILITY_INTERVAL_MS}
          text={carouselText}
          items={exploreFacilities.map((facility) => ({
            id: facility.id,
            label: (
              <>
                <Icon name={facility.icon} className="size-5" />
                <span>{facility.title}</span>
              </>
            ),
            panel: <FacilityPanel facility={facility} hasButton={isHome} />,
          }))}
        />
        <ServiceTiles />
      </div>
    </section>
  );
}

function FacilityPanel({ facility, hasButton }: { facility: ExploreFacility; hasButton: boolean }) {
  const hotel = hotelById(facility.hotel);
  return (
    <div className="facility-panel grid gap-4 pt-6 md:pt-8 lg:grid-cols-[8fr_4fr] lg:items-center lg:gap-12">
      <Picture
        name={facility.picture}
        alt={pictures[facility.picture]}
        sizes="(min-width: 992px) 55vw, 94vw"
        className="aspect-3/2"
      />
      <div>
        <p className="eyebrow">{`${hotel.name}, ${hotel.city}`}</p>
        <h3 className="mt-2 text-2xl">{facility.title}</h3>
        <p className="mt-3">{facility.description}</p>
        <dl className="facts mt-4">
          <dt>{labels.phone}</dt>
          <dd>
            <a href={telLink(hotel.phone.e164)} className="text-link inline-block py-2">
              {hotel.phone.display}
            </a>
          </dd>
          <dt>{labels.hours}</dt>
          <dd className="py-2">{facility.hours}</dd>
        </dl>
        {hasButton && (
          <ExternalLink
            href={hotel.link.url}
            context={`${hotel.name}, ${facility.title}`}
            newTab={labels.opensInNewTab}
            className="button mt-4"
          >
            {facility.button}
          </ExternalLink>
        )}
      </div>
    </div>
  );
}

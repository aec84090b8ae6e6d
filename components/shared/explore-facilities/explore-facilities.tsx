import { carouselText } from '@/components/shared/carousel-text';
import { ServiceTilesHtml } from '@/components/shared/shared-html';
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
import { FACILITY_INTERVAL_MS, FROM } from '@/lib/timings';

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
        <ServiceTilesHtml />
      </div>
    </section>
  );
}

function FacilityPanel({ facility, hasButton }: { facility: ExploreFacility; hasButton: boolean }) {
  const hotel = hotelById(facility.hotel);
  return (
    <div className="grid gap-4 pt-6 md:pt-8 lg:grid-cols-[8fr_4fr] lg:items-center lg:gap-12 print:break-inside-avoid print:grid-cols-[1fr_1fr]">
      <Picture
        name={facility.picture}
        alt={pictures[facility.picture]}
        sizes={`${FROM.lg} 55vw, 94vw`}
        className="aspect-3/2"
      />
      <div>
        <p className="text-xs/body font-semibold tracking-[0.14em] text-laterite uppercase">
          {`${hotel.name}, ${hotel.city}`}
        </p>
        <h3 className="mt-2 text-2xl">{facility.title}</h3>
        <p className="mt-3">{facility.description}</p>
        {/* With large letters on a phone each fact is below its name. */}
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 figures *:text-pretty cramped:grid-cols-[1fr]">
          <dt className="py-2 font-semibold">{labels.phone}</dt>
          <dd>
            <a href={telLink(hotel.phone.e164)} className="text-link inline-block py-2">
              {hotel.phone.display}
            </a>
          </dd>
          <dt className="py-2 font-semibold">{labels.hours}</dt>
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

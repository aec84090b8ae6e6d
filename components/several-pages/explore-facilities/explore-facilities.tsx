import { Icon } from '@/components/icon/icon';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { FacilityPanel } from '@/components/several-pages/explore-facilities/facility-panel';
import { ServiceTiles } from '@/components/several-pages/explore-facilities/service-tiles';
import { Tabs } from '@/components/tabs/tabs';
import { exploreFacilities } from '@/content/explore';
import { headings } from '@/content/headings';
import { hotelById, nameWithoutBrand } from '@/content/hotels';
import { labels, rotationText } from '@/content/labels';
import { FACILITY_INTERVAL_MS } from '@/lib/timings';

const shortNameOf = (hotelId: string) => nameWithoutBrand(hotelById(hotelId).name);

/**
 * Facilities as tabs that rotate, with the service tiles below. Only Home shows the title and the buttons. Elsewhere,
 * where the facilities of the group are also named, each tab begins with its hotel.
 */
export function ExploreFacilities({ isHome = false }: { isHome?: boolean }) {
  return (
    <section className={isHome ? 'pb-section' : 'pt-section'}>
      <div className="px-edge [--interval:theme(time.facility)]">
        {isHome && <SectionHeading {...headings.exploreHotels} />}
        <Tabs
          id="explore"
          label={labels.exploreName}
          intervalMs={FACILITY_INTERVAL_MS}
          text={rotationText}
          items={exploreFacilities.map((facility) => ({
            id: facility.id,
            label: (
              <>
                <Icon name={facility.icon} className="size-5" />
                <span className="text-start">
                  {!isHome && (
                    <span className="block text-xs font-normal">{shortNameOf(facility.hotel)}</span>
                  )}
                  {facility.title}
                </span>
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

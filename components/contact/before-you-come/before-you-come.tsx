import clsx from 'clsx';

import { HotelDetails } from '@/components/contact/before-you-come/hotel-details';
import { Questions } from '@/components/contact/questions/questions';
import { openTarget } from '@/components/disclosure/open-target.inline';
import { RegionMap } from '@/components/hotel/region-map/region-map';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { InlineScript } from '@/components/startup/inline-script';
import { headings } from '@/content/headings';
import { hotels } from '@/content/hotels';
import { region } from '@/content/region/region';
import { BEFORE_YOU_COME, stayFragment } from '@/lib/fragments';

/** For each hotel: what to know before coming, where it is, and what guests ask. */
export function BeforeYouCome() {
  return (
    <>
      <section id={BEFORE_YOU_COME} className="bg-paper py-section">
        <div className={clsx('grid grid-cols-1 gap-12 px-edge', region.map && 'lg:grid-cols-2 lg:gap-24')}>
          <div>
            <SectionHeading {...headings.stay} layout="column" />
            <ul className="print:columns-2 print:gap-8">
              {hotels.map((hotel) => (
                <li key={hotel.id}>
                  <HotelDetails hotel={hotel} />
                </li>
              ))}
            </ul>
          </div>
          {region.map && (
            <div className="on-dark self-start bg-night p-2 sm:p-6 lg:sticky lg:top-24 print:hidden">
              <RegionMap linkTo={({ id }) => `#${stayFragment(id)}`} className="mx-auto max-w-96" />
            </div>
          )}
        </div>
      </section>
      <Questions />
      <InlineScript code={`(${openTarget})()`} />
    </>
  );
}

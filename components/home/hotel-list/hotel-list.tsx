import { HotelEntry } from '@/components/home/hotel-list/hotel-entry';
import { SectionHeading } from '@/components/section-heading/section-heading';
import { DirectReasons } from '@/components/several-pages/direct-reasons/direct-reasons';
import { headings } from '@/content/headings';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { malayalam } from '@/content/malayalam';
import { pages } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';
import { BEFORE_YOU_COME, HOTEL_LIST } from '@/lib/fragments';

import './hotel-list.css';

/** Every hotel with the facts that guests need and a booking link: a row that is swiped, or a list. */
export function HotelList() {
  return (
    <section
      className="grid grid-cols-1 bg-paper py-section lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-16"
      id={HOTEL_LIST}
    >
      <div className="px-edge lg:pe-0">
        <SectionHeading {...headings.hotelList} layout="column" />
        {hotels.some((hotel) => hotel.malayalam) && (
          <a
            href={withBasePath(`${pages.contact.path}#${BEFORE_YOU_COME}`)}
            className="text-link row-link -mt-4 mb-4"
            lang="ml"
          >
            {malayalam.summary}
            <span lang="en" className="sr-only">{` (${labels.inMalayalam})`}</span>
          </a>
        )}
      </div>
      <ul
        role="list"
        data-stagger=""
        data-scroll-to-focus=""
        className="hotel-list relative flex gap-4 overflow-x-auto px-edge pb-2 lg:col-span-2 lg:block lg:overflow-visible lg:pb-0"
      >
        {hotels.map((hotel) => (
          <HotelEntry key={hotel.id} hotel={hotel} />
        ))}
      </ul>
      <DirectReasons className="px-edge max-lg:mt-6 lg:col-start-2 lg:row-start-1 lg:mb-8 lg:self-end lg:ps-0" />
    </section>
  );
}

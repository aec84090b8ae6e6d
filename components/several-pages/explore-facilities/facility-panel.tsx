import { HotelLink } from '@/components/hotel/hotel-link/hotel-link';
import { Picture } from '@/components/picture/picture';
import { WholeWords } from '@/components/whole-words/whole-words';
import { altTexts } from '@/content/alt-texts';
import type { ExploreFacility } from '@/content/explore';
import { hotelById } from '@/content/hotels';
import { labels } from '@/content/labels';
import { MIN_WIDTH } from '@/lib/breakpoints';
import { nameWithTown } from '@/lib/format';
import { telLink } from '@/lib/links';

interface FacilityPanelProps {
  facility: ExploreFacility;
  /** Shows a button that leads to the hotel's booking pages. */
  hasButton: boolean;
}

/** The content of a tab: the facility's picture, its hotel and its hours. */
export function FacilityPanel({ facility, hasButton }: FacilityPanelProps) {
  const hotel = hotelById(facility.hotel);
  return (
    <div className="grid gap-4 pt-6 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-12 print:break-inside-avoid print:grid-cols-[2.6cm_1fr] print:items-start print:gap-4 print:pt-4">
      <Picture
        name={facility.picture}
        alt={altTexts[facility.picture]}
        sizes={`${MIN_WIDTH.lg} 55vw, 94vw`}
        className="aspect-3/2 xl:aspect-2/1"
      />
      <div>
        <p className="text-xs/body font-semibold tracking-[0.14em] text-brass-dark uppercase">
          {nameWithTown(hotel)}
        </p>
        <h3 className="mt-2 text-2xl">{facility.title}</h3>
        <p className="mt-3">
          <WholeWords text={facility.description} />
        </p>
        {/* With large text on a phone, each value is below its label. */}
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 figures *:text-pretty print:*:py-0 cramped:grid-cols-[1fr]">
          <dt className="py-2 font-semibold">{labels.phone}</dt>
          <dd>
            <a href={telLink(hotel.phone.e164)} className="text-link inline-block py-2 print:py-0">
              {hotel.phone.display}
            </a>
          </dd>
          <dt className="py-2 font-semibold">{labels.hours}</dt>
          <dd className="py-2">
            <WholeWords text={facility.hours} />
          </dd>
        </dl>
        {hasButton && (
          <HotelLink
            hotel={hotel}
            context={`${hotel.name}, ${facility.title}`}
            layout="button"
            className="mt-4 print:hidden"
          >
            {facility.button}
          </HotelLink>
        )}
      </div>
    </div>
  );
}

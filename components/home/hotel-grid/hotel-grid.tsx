import { KeralaMap } from '@/components/shared/kerala-map/kerala-map';
import { ExternalLink } from '@/components/external-link/external-link';
import { HotelPicture } from '@/components/home/hotel-picture/hotel-picture';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings } from '@/content/pages';
import { FROM } from '@/lib/timings';

import './hotel-grid.css';

/** The map of Kerala with a lamp for every hotel, and its legend: a picture of each hotel. */
export function HotelGrid() {
  return (
    <section className="find-us on-dark overflow-clip py-section text-paper">
      <div className="gap-x-8 gap-y-12 px-edge lg:grid lg:grid-cols-[5fr_8fr] xl:gap-x-16 lg:grid-rows-[auto_1fr] lg:gap-y-8">
        <div className="lg:col-start-2">
          <h2 className="text-3xl">{headings.hotelGrid.title}</h2>
          <p className="mt-2 max-w-[56ch] text-sand md:mt-3 md:text-lg">{headings.hotelGrid.intro}</p>
        </div>
        <div className="mt-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <KeralaMap
            linkTo={({ id }) => `#place-${id}`}
            className="mx-auto max-w-72 md:max-w-96 lg:mx-0 lg:max-w-96"
          />
        </div>
        <ul className="mt-8 grid grid-cols-2 cramped:grid-cols-1 content-start gap-4 md:grid-cols-5 lg:mt-0 lg:grid-cols-2 lg:gap-y-3 xl:gap-x-8">
          {hotels.map((hotel, index) => (
            <li
              key={hotel.id}
              id={`place-${hotel.id}`}
              data-tile={index + 1}
              className="legend-tile relative lg:grid lg:grid-cols-2 lg:items-center lg:gap-4"
            >
              <HotelPicture
                name={hotel.picture}
                sizes={`${FROM.lg} 13vw, ${FROM.md} 17vw, 45vw`}
                maxWidth={540}
                className="legend-picture aspect-3/2"
              />
              <div className="pt-2 lg:pt-0">
                <p className="text-xs text-brass-light">{hotel.city}</p>
                <h3 className="text-base leading-tight lg:text-lg">{hotel.name}</h3>
                <ExternalLink
                  href={hotel.link.url}
                  context={hotel.name}
                  newTab={labels.opensInNewTab}
                  className="text-link inline-block py-2 text-sm after:absolute after:inset-0"
                >
                  {labels.visitNow}
                </ExternalLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

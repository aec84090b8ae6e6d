import { KeralaMap } from '@/components/shared/kerala-map/kerala-map';
import { ExternalLink } from '@/components/external-link/external-link';
import { Picture } from '@/components/picture/picture';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings } from '@/content/pages';
import { pictures } from '@/content/pictures';

import './hotel-grid.css';

/** Kerala with a lamp for every house, and its legend: the houses by something to remember them by. */
export function HotelGrid() {
  return (
    <section className="find-us on-dark overflow-clip py-14 text-paper">
      <div className="px-edge gap-x-16 gap-y-8 lg:grid lg:grid-cols-[9fr_14fr] lg:grid-rows-[auto_1fr]">
        <div className="relative lg:row-span-2">
          <KeralaMap linkTo={({ id }) => `#place-${id}`} className="md:max-w-104 lg:-ms-6 lg:max-w-116" />
        </div>
        <div className="absolute end-(--edge) top-14 w-[46%] text-end lg:static lg:w-auto lg:text-start">
          <h2 className="text-3xl">{headings.hotelGrid.title}</h2>
          <p className="ms-auto mt-3 max-w-[max(6.5rem,30vw)] md:max-w-72 md:text-base text-xs text-balance text-sand lg:ms-0 lg:max-w-none lg:text-lg">
            {headings.hotelGrid.intro}
          </p>
        </div>
        <ul className="mt-12 grid grid-cols-2 content-start gap-x-4 gap-y-5 md:grid-cols-5 lg:mt-0 lg:grid-cols-2 lg:gap-y-2">
          {hotels.map((hotel) => (
            <li
              key={hotel.id}
              id={`place-${hotel.id}`}
              className="legend-tile relative lg:grid lg:content-start lg:grid-cols-[6.5rem_1fr] xl:grid-cols-[8.5rem_1fr] lg:items-center lg:gap-4 lg:p-2"
            >
              <Picture
                name={hotel.detail}
                alt={pictures[hotel.detail]}
                sizes="(min-width: 992px) 136px, (min-width: 768px) 17vw, 45vw"
                maxWidth={480}
                className="aspect-3/2 lg:aspect-5/4"
              />
              <div className="pt-2 lg:pt-0">
                <p className="text-xs text-brass-light">{hotel.town}</p>
                <h3 className="text-base leading-tight lg:text-lg">{hotel.name}</h3>
                <ExternalLink
                  href={hotel.link.url}
                  context={hotel.name}
                  newTab={labels.opensInNewTab}
                  className="text-link inline-block after:absolute after:inset-0 py-1.5 text-sm"
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

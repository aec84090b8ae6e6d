import { ExternalLink } from '@/components/ui/external-link';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings } from '@/content/pages';
import { pictures } from '@/content/pictures';

/** All houses at a glance: a picture, a name, a city and the way there. */
export function HotelGrid() {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHeading {...headings.hotelGrid} />
        <ul className="hotel-grid">
          {hotels.map((hotel) => (
            <li key={hotel.id} className="hotel-tile">
              <Picture
                name={hotel.picture}
                alt={pictures[hotel.picture]}
                sizes="(min-width: 768px) 28vw, 56vw"
                maxWidth={720}
                className="hotel-tile-picture"
              />
              <p className="mt-3 text-sm text-brass-dark">{hotel.city}</p>
              <h3 className="text-lg leading-tight">{hotel.name}</h3>
              <ExternalLink
                href={hotel.link.url}
                context={hotel.name}
                newTab={labels.opensInNewTab}
                className="text-link stretched inline-block py-2.5 text-sm font-semibold"
              >
                {labels.visitNow}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

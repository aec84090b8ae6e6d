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
    <section className="py-section">
      <div className="px-edge">
        <SectionHeading {...headings.hotelGrid} />
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-5 md:gap-x-5 md:gap-y-10">
          {hotels.map((hotel) => (
            <li key={hotel.id} className="zooms relative flex min-w-0 flex-col items-start">
              <Picture
                name={hotel.picture}
                alt={pictures[hotel.picture]}
                sizes="(min-width: 768px) 28vw, 56vw"
                maxWidth={720}
                className="aspect-4/5 w-full"
              />
              <p className="mt-3 text-sm text-brass-dark">{hotel.city}</p>
              <h3 className="text-lg leading-tight">{hotel.name}</h3>
              <ExternalLink
                href={hotel.link.url}
                context={hotel.name}
                newTab={labels.opensInNewTab}
                className="text-link mt-auto inline-block py-2.5 text-sm font-semibold after:absolute after:inset-0"
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

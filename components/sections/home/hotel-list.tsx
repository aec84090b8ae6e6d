import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { headings, pages } from '@/content/pages';
import { pictures } from '@/content/pictures';
import type { Hotel } from '@/content/types';
import { asset } from '@/lib/asset';
import { addressLine, formatPriceRange, telLink } from '@/lib/format';

/** Every property with what a guest wants to know, and the way to book it. */
export function HotelList() {
  return (
    <section className="py-section bg-paper" id="hotels">
      <div className="px-edge">
        <SectionHeading {...headings.hotelList} />
        <ul className="grid gap-16">
          {hotels.map((hotel) => (
            <HotelEntry key={hotel.id} hotel={hotel} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function HotelEntry({ hotel }: { hotel: Hotel }) {
  return (
    <li
      id={`hotel-${hotel.id}`}
      className="grid break-inside-avoid items-start gap-6 md:grid-cols-[5fr_7fr] md:gap-[clamp(1.75rem,4vw,4rem)]"
    >
      <Picture
        name={hotel.picture}
        alt={pictures[hotel.picture]}
        sizes="(min-width: 768px) 40vw, 92vw"
        maxWidth={1080}
        className="aspect-3/2"
      />
      <div>
        <p className="text-xs/[1.65] font-semibold tracking-[0.14em] text-laterite uppercase">{hotel.city}</p>
        <h3 className="mt-1 text-2xl">{hotel.name}</h3>
        <p className="mt-1 text-sm text-balance">{addressLine(hotel.address)}</p>
        <p className="mt-3">{hotel.description}</p>
        <p className="mt-3">
          <a href={telLink(hotel.phone.e164)} className="text-link inline-flex items-center gap-2 py-2.5">
            <Icon name="phone" className="size-4" />
            {hotel.phone.display}
          </a>
        </p>
        <p>
          <a href={asset(`${pages.contact.path}#stay-${hotel.id}`)} className="text-link inline-block py-2.5">
            {labels.staySummary}
            <span className="sr-only">: {hotel.name}</span>
          </a>
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ExternalLink
            href={hotel.link.url}
            context={hotel.name}
            newTab={labels.opensInNewTab}
            className="button"
          >
            {labels.bookNow}
          </ExternalLink>
          {`${formatPriceRange(hotel.priceRange)} ${labels.aNight}`}
        </p>
      </div>
    </li>
  );
}

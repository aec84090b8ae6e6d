import { BookButton } from '@/components/header/book-a-room/book-button';
import { Icon } from '@/components/icon/icon';
import { hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { site } from '@/content/site';
import { telLink } from '@/lib/links';

const towns = [...new Set(hotels.map(({ town }) => town))];

/** The part of the narrow menu below the pages: a button to book, the phone, and the towns. */
export function MenuDetails() {
  return (
    <div className="menu-details">
      <p className="flex flex-wrap items-center gap-x-6">
        <BookButton />
        <a
          href={telLink(site.phone.e164)}
          className="text-link inline-flex min-h-control items-center gap-2 font-semibold"
        >
          <Icon name="phone" className="size-5" />
          {site.phone.display}
        </a>
      </p>
      <p className="mt-4 text-sm text-teak">{`${labels.menuHotels}: ${towns.join(', ')}`}</p>
    </div>
  );
}

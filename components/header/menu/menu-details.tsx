import { BookButton } from '@/components/header/book-a-room/book-button';
import { Icon } from '@/components/icon/icon';
import { hotels, nameWithoutBrand } from '@/content/hotels';
import { labels } from '@/content/labels';
import { hotelPath } from '@/content/pages';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/base-path';
import { telLink } from '@/lib/links';

/** The part of the narrow menu below the pages: the phone, and the hotels by town. */
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
      <p className="mt-6 mb-1 text-sm text-teak">{labels.menuHotels}</p>
      <ul className="menu-hotels">
        {hotels.map(({ id, name, town }) => (
          <li key={id}>
            <a href={withBasePath(hotelPath(id))}>
              <span>{nameWithoutBrand(name)}</span>
              <span className="block text-xs text-teak">{town}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

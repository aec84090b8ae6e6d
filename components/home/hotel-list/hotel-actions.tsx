import { ShareButton } from '@/components/home/hotel-list/share-button';
import { DirectionsLink } from '@/components/hotel/directions-link/directions-link';
import { HotelLink } from '@/components/hotel/hotel-link/hotel-link';
import { SpokenName } from '@/components/spoken-name/spoken-name';
import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { pages } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';
import { stayFragment } from '@/lib/fragments';
import { telLink } from '@/lib/links';

/** Two buttons: book, call. */
export function HotelActions({ hotel }: { hotel: Hotel }) {
  const { name, phone } = hotel;
  return (
    <p className="grid grid-cols-2 gap-2 text-sm lg:[grid-area:actions] cramped:grid-cols-1">
      <HotelLink hotel={hotel} layout="button" className="hotel-book hotel-button print:hidden">
        {labels.bookNow}
      </HotelLink>
      <a href={telLink(phone.e164)} className="button button-quiet hotel-button hotel-call flex-col gap-0">
        {labels.callHotel}
        <span className="text-xs leading-tight font-normal figures lg:underline lg:underline-offset-4">
          {phone.display}
        </span>
        <SpokenName name={name} />
      </a>
    </p>
  );
}

/** Links: what to know before a stay in the hotel, directions to it, and sharing it. */
export function HotelWays({ hotel }: { hotel: Hotel }) {
  const { id, name } = hotel;
  return (
    <p className="hotel-ways gap-x-4 text-sm lg:[grid-area:ways]">
      <a href={withBasePath(`${pages.contact.path}#${stayFragment(id)}`)} className="text-link row-link">
        {labels.staySummary}
        <SpokenName name={name} />
      </a>
      <DirectionsLink {...hotel} />
      <ShareButton hotel={hotel} />
    </p>
  );
}

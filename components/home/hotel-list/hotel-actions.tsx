import { DirectionsLink } from '@/components/hotel/directions-link/directions-link';
import { HotelLink } from '@/components/hotel/hotel-link/hotel-link';
import { SpokenName } from '@/components/spoken-name/spoken-name';
import { roomEnquiryOf } from '@/content/enquiries';
import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { pages } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';
import { stayFragment } from '@/lib/fragments';
import { telLink } from '@/lib/links';

/** What a guest can do: book, call, ask for a room, find the way, read what to know before a stay. */
export function HotelActions({ hotel }: { hotel: Hotel }) {
  const { id, name, phone } = hotel;
  const enquiry = roomEnquiryOf(hotel);
  return (
    <div className="hotel-actions text-sm lg:[grid-area:actions]">
      <p className="grid grid-cols-2 gap-2 lg:flex lg:flex-col lg:items-start cramped:grid-cols-1">
        <HotelLink hotel={hotel} layout="button" className="hotel-button print:hidden">
          {labels.bookNow}
        </HotelLink>
        <a
          href={telLink(phone.e164)}
          className="button button-quiet hotel-button hotel-call flex-col gap-0 lg:flex-row lg:gap-1"
        >
          {labels.callHotel}
          <span className="text-xs leading-tight font-normal figures lg:text-[length:inherit]">
            {phone.display}
          </span>
          <SpokenName name={name} />
        </a>
      </p>
      <p className="flex flex-wrap gap-x-4 lg:flex-col">
        <a href={withBasePath(`${pages.contact.path}#${enquiry.id}`)} className="text-link row-link">
          {enquiry.link}
          <SpokenName name={name} />
        </a>
        <DirectionsLink {...hotel} />
        <a href={withBasePath(`${pages.contact.path}#${stayFragment(id)}`)} className="text-link row-link">
          {labels.staySummary}
          <SpokenName name={name} />
        </a>
      </p>
    </div>
  );
}

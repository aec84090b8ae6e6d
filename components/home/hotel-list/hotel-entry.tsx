import { Summary } from '@/components/disclosure/summary';
import { HotelLinks } from '@/components/home/hotel-list/hotel-links';
import { HotelPicture } from '@/components/home/hotel-list/hotel-picture';
import { CopyAddress } from '@/components/shared/copy-address/copy-address';
import { DirectionsLink } from '@/components/shared/directions-link/directions-link';
import { HotelLink } from '@/components/shared/hotel-link/hotel-link';
import { WholeWords } from '@/components/whole-words/whole-words';
import { roomEnquiryOf } from '@/content/enquiries';
import { formatPrices, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { pages } from '@/content/pages';
import { roomsOf } from '@/content/rooms';
import { withBasePath } from '@/lib/base-path';
import { MIN_WIDTH } from '@/lib/breakpoints';
import { fillPlaceholders, formatRupees } from '@/lib/format';
import { telLink } from '@/lib/links';

/** One hotel of the list: a card on a phone, a row in a wide window. */
export function HotelEntry({ hotel }: { hotel: Hotel }) {
  const { name, town, phone, priceRange } = hotel;
  return (
    <li
      id={`hotel-${hotel.id}`}
      className="hotel-entry grid snap-start w-[min(82vw,22rem)] flex-none content-start gap-x-8 gap-y-2 lg:w-auto lg:border-t lg:border-sand lg:py-[12px]"
    >
      <HotelPicture
        name={hotel.picture}
        sizes={`${MIN_WIDTH.lg} 224px, 82vw`}
        maxWidth={780}
        className="hotel-picture aspect-3/2 lg:[grid-area:picture]"
      />
      <div className="pt-2 lg:pt-0 lg:[grid-area:name]">
        <p className="text-sm text-brass-dark">{town}</p>
        <h3 className="text-xl lg:text-lg lg:leading-tight">{name}</h3>
        <p className="figures text-sm lg:hidden">
          {fillPlaceholders(labels.fromPrice, { price: formatRupees(priceRange.from) })}
        </p>
        <p className="figures text-sm max-lg:hidden">{formatPrices(hotel)}</p>
      </div>
      <div className="hotel-actions text-sm lg:[grid-area:actions]">
        <p className="grid grid-cols-2 gap-2 cramped:grid-cols-1 lg:flex lg:flex-col lg:items-start">
          <HotelLink hotel={hotel} layout="button" className="hotel-button print:hidden">
            {labels.bookNow}
          </HotelLink>
          <a
            href={telLink(phone.e164)}
            className="button button-quiet hotel-button hotel-call flex-col gap-0 lg:flex-row lg:gap-1"
          >
            {labels.callHotel}
            <span className="figures text-xs leading-tight font-normal lg:text-[length:inherit]">
              {phone.display}
            </span>
            <span className="sr-only">{`: ${name}`}</span>
          </a>
        </p>
        <p className="flex flex-wrap gap-x-4 lg:flex-col">
          <a
            href={withBasePath(`${pages.contact.path}#${roomEnquiryOf(hotel).id}`)}
            className="text-link row-link"
          >
            {roomEnquiryOf(hotel).link}
            <span className="sr-only">{`: ${name}`}</span>
          </a>
          <DirectionsLink {...hotel} />
          <a href={withBasePath(`${pages.contact.path}#stay-${hotel.id}`)} className="text-link row-link">
            {labels.staySummary}
            <span className="sr-only">{`: ${name}`}</span>
          </a>
        </p>
      </div>
      <details className="hotel-more lg:[grid-area:more]">
        <Summary className="min-h-touch scroll-my-32 gap-2 text-sm font-semibold text-teal-dark">
          {labels.aboutTheHotel}
        </Summary>
        <p className="pt-1 text-sm lg:pt-0 xl:max-w-none">{hotel.description}</p>
        <address className="text-xs text-teak not-italic">
          <CopyAddress {...hotel} />
        </address>
        <ul className="flex flex-wrap gap-x-4 text-xs text-teak">
          {roomsOf(hotel).map(({ id, title, size }) => (
            <li key={id} className="figures">
              {[title, size].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      </details>
      {/* In a narrow window it is part of what the disclosure shows. */}
      <div className="hotel-rest lg:[grid-area:rest]">
        <p className="text-sm lg:hidden">
          <WholeWords text={hotel.amenities.join(', ')} />
        </p>
        <HotelLinks hotel={hotel} />
      </div>
    </li>
  );
}

import { Summary } from '@/components/disclosure/summary';
import { HotelActions } from '@/components/home/hotel-list/hotel-actions';
import { HotelLinks } from '@/components/home/hotel-list/hotel-links';
import { HotelPicture } from '@/components/home/hotel-list/hotel-picture';
import { CopyAddress } from '@/components/hotel/copy-address/copy-address';
import { HotelDrawingCopy } from '@/components/hotel/hotel-drawing/hotel-drawing';
import { WholeWords } from '@/components/whole-words/whole-words';
import { formatPrices, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { roomsOf } from '@/content/rooms';
import { MIN_WIDTH } from '@/lib/breakpoints';
import { fillPlaceholders, formatRupees } from '@/lib/format';
import { hotelFragment } from '@/lib/fragments';

/** One hotel of the list: a card on a phone, a row in a wide window. */
export function HotelEntry({ hotel }: { hotel: Hotel }) {
  const { name, town, priceRange } = hotel;
  return (
    <li
      id={hotelFragment(hotel.id)}
      className="hotel-entry grid w-[min(82vw,22rem)] flex-none snap-start content-start gap-x-8 gap-y-2 lg:w-auto lg:border-t lg:border-sand lg:py-[12px]"
    >
      <HotelPicture
        name={hotel.picture}
        sizes={`${MIN_WIDTH.lg} 224px, ${MIN_WIDTH.sm} 352px, 82vw`}
        maxWidth={780}
        className="aspect-3/2 lg:[grid-area:picture]"
      />
      <div className="flex items-end justify-between gap-2 pt-2 lg:pt-0 lg:[grid-area:name]">
        <div>
          <p className="text-sm text-brass-dark">{town}</p>
          <h3 className="text-xl lg:text-lg lg:leading-tight">{name}</h3>
          <p className="text-sm figures lg:hidden">
            {fillPlaceholders(labels.fromPrice, { price: formatRupees(priceRange.from) })}
          </p>
          <p className="text-sm figures max-lg:hidden">
            <WholeWords text={formatPrices(hotel)} />
          </p>
        </div>
        <HotelDrawingCopy
          hotel={hotel}
          className="flex-none text-[min(3.6px,0.9vw)] text-teal-dark lg:hidden print:hidden max-xs:text-[2px] cramped:hidden"
        />
      </div>
      <HotelActions hotel={hotel} />
      <AboutTheHotel hotel={hotel} />
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

/** What the visitor reads on request: always unfolded in wide windows and in print. */
function AboutTheHotel({ hotel }: { hotel: Hotel }) {
  return (
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
  );
}

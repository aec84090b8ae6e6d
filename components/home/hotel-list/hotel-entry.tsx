import { Summary } from '@/components/disclosure/summary';
import { HotelActions, HotelWays } from '@/components/home/hotel-list/hotel-actions';
import { HotelPicture } from '@/components/home/hotel-list/hotel-picture';
import { CopyAddress } from '@/components/hotel/copy-address/copy-address';
import { HotelDrawing } from '@/components/hotel/hotel-drawing/hotel-drawing';
import { WholeWords } from '@/components/whole-words/whole-words';
import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { roomsOf } from '@/content/rooms';
import { fillPlaceholders, formatRupees } from '@/lib/format';
import { hotelFragment } from '@/lib/fragments';

/** One hotel of the list: a card on a phone, a row in a wide window. "About the house" unfolds the rest. */
export function HotelEntry({ hotel }: { hotel: Hotel }) {
  const { name, town, priceRange, roomCount } = hotel;
  return (
    <li
      id={hotelFragment(hotel.id)}
      className="hotel-entry grid flex-none snap-start content-start gap-x-4 gap-y-2 lg:gap-y-0 lg:border-t lg:border-sand lg:py-3 xl:gap-x-8"
    >
      <div className="flex items-end justify-between gap-2 pt-2 lg:contents">
        <div className="lg:[grid-area:name]">
          <p className="text-sm text-brass-dark lg:hidden">{town}</p>
          <h3 className="text-xl">{name}</h3>
          <p className="text-sm figures">
            <span className="max-lg:hidden">{`${town}, `}</span>
            <span>{fillPlaceholders(labels.fromPrice, { price: formatRupees(priceRange.from) })}</span>
          </p>
        </div>
        <HotelDrawing
          hotel={hotel}
          className="hotel-house flex-none text-teal-dark print:hidden max-lg:cramped:hidden"
        />
      </div>
      <p className="hotel-description text-sm lg:[grid-area:description]">{hotel.description}</p>
      <HotelActions hotel={hotel} />
      <details className="hotel-more lg:[grid-area:more]">
        <Summary className="min-h-touch scroll-my-32 gap-2 text-sm font-semibold text-teal-dark lg:min-h-8">
          {labels.aboutTheHotel}
        </Summary>
      </details>
      <div className="hotel-picture lg:[grid-area:picture]">
        <HotelPicture
          name={hotel.picture}
          sizes="(min-width: 40em) 42vw, 82vw"
          maxWidth={780}
          className="aspect-3/2"
        />
      </div>
      <HotelWays hotel={hotel} />
      <div className="hotel-rest lg:[grid-area:rest]">
        <address className="text-sm not-italic">
          <CopyAddress {...hotel} />
        </address>
        <ul className="text-sm">
          {roomCount && <li className="figures">{fillPlaceholders(labels.roomCount, { n: roomCount })}</li>}
          {roomsOf(hotel).map(({ id, title, size }) => (
            <li key={id} className="figures">
              {[title, size].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
        <p className="text-sm">
          <WholeWords text={hotel.amenities.join(', ')} />
        </p>
      </div>
    </li>
  );
}

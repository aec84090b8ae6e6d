import { ExternalLink } from '@/components/external-link/external-link';
import { drawnPicture } from '@/components/hotel/hotel-drawing/draw-hotel';
import { hotels, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { hotelListPath } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';
import { fillPlaceholders, formatRupees } from '@/lib/format';

import './booking-sheet.css';

/** The id of the booking sheet, which buttons open by `popovertarget`. */
export const BOOKING_SHEET_ID = 'booking-sheet';
const TITLE_ID = 'booking-sheet-title';

/**
 * All hotels with their prices, to book one. A popover: the browser opens and closes it and needs no script.
 * A button over the rest of the window closes it: a browser would also pass a tap there on to the link below.
 * https://developer.mozilla.org/docs/Web/API/Popover_API
 */
export function BookingSheet() {
  return (
    <div
      id={BOOKING_SHEET_ID}
      popover="auto"
      role="dialog"
      aria-labelledby={TITLE_ID}
      className="booking-sheet print:hidden"
    >
      {/* For a pointer. Escape and "Close" are for everybody else. */}
      <button
        type="button"
        popoverTarget={BOOKING_SHEET_ID}
        popoverTargetAction="hide"
        className="booking-backdrop"
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className="booking-panel bg-paper p-4 text-ink md:px-6 md:py-2">
        <div className="flex items-center justify-between gap-4">
          <p id={TITLE_ID} className="font-display text-lg leading-tight">
            {labels.whereToStay}
          </p>
          <button
            type="button"
            popoverTarget={BOOKING_SHEET_ID}
            popoverTargetAction="hide"
            className="text-link min-h-touch px-2 text-sm"
          >
            {labels.closeBookingSheet}
          </button>
        </div>
        <ul role="list" className="mt-1 text-sm">
          {hotels.map((hotel) => (
            <BookingRow key={hotel.id} hotel={hotel} />
          ))}
        </ul>
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-xs">
          {labels.bookNote}
          <a
            href={withBasePath(hotelListPath)}
            className="text-link inline-flex min-h-touch items-center text-sm"
          >
            {labels.allHotels}
          </a>
        </p>
      </div>
    </div>
  );
}

/** A hotel with its drawing and its lowest price: one link. The drawing loads when the sheet opens. */
function BookingRow({ hotel }: { hotel: Hotel }) {
  const { name, town, priceRange, link } = hotel;
  return (
    <li className="border-t border-sand">
      <ExternalLink
        href={link.url}
        hasSign={false}
        className="booking-row flex min-h-touch items-center gap-3 py-2 leading-tight md:py-1"
      >
        <img
          src={drawnPicture(hotel)}
          alt=""
          width={48}
          height={36}
          loading="lazy"
          className="booking-drawing"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-display text-base leading-tight">{name}</span>
          <span className="sr-only">, </span>
          <span className="flex flex-wrap justify-between gap-x-2 text-xs text-teak figures">
            {town}
            <span className="sr-only">, </span>
            <span className="ms-auto">
              {fillPlaceholders(labels.fromPrice, { price: formatRupees(priceRange.from) })}
            </span>
          </span>
        </span>
        <span className="sr-only">, </span>
        <span className="booking-button button min-h-touch flex-none px-4 py-1">{labels.book}</span>
      </ExternalLink>
    </li>
  );
}

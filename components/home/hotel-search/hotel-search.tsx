import clsx from 'clsx';
import type { ReactNode } from 'react';

import { openOnSubmit } from '@/components/home/hotel-search/open-on-submit.inline';
import { todayByDefault } from '@/components/home/hotel-search/today-by-default.inline';
import { Chevron } from '@/components/icon/chevron';
import { InlineScript } from '@/components/startup/inline-script';
import { labels } from '@/content/labels';
import { onReturn } from '@/lib/browser/on-return';
import { toDateInputValue } from '@/lib/format';

import './hotel-search.css';

interface HotelSearchProps {
  hotels: { name: string; url: string }[];
  /** Its accessible name. */
  name?: string;
}

const input = clsx('search-input w-full min-w-0 px-3 figures outline-none max-xs:px-2');

/**
 * Chooses a hotel and opens its booking page in a new tab (open-on-submit.inline.ts). Dates and rooms are not passed
 * on.
 */
export function HotelSearch({ hotels, name = labels.searchName }: HotelSearchProps) {
  return (
    <>
      <form
        role="search"
        aria-label={name}
        // Hidden without scripts, because it needs one (hero.tsx shows links instead).
        className="search-form relative grid gap-px bg-sand p-px text-ink no-js:hidden"
        // Outside a dialog, this method sends nothing.
        method="dialog"
        noValidate
        data-opens-tab=""
        // keep-drafts.ts stores the fields for the rest of the visit.
        data-draft="search"
      >
        <SearchField id="search-hotel" label={labels.hotel} className="search-select">
          <select
            id="search-hotel"
            name="hotel"
            defaultValue=""
            autoComplete="off"
            className={`${input} pe-8 text-ellipsis max-xs:pe-8`}
          >
            <option value="">{labels.selectHotel}</option>
            {hotels.map((hotel) => (
              <option key={hotel.url} value={hotel.url}>
                {hotel.name}
              </option>
            ))}
          </select>
          <Chevron className="search-chevron" />
        </SearchField>
        <SearchField
          id="search-check-in"
          label={labels.checkIn}
          className="col-span-3 md:col-auto cramped:col-span-full"
        >
          <input id="search-check-in" type="date" name="checkin" className={input} />
        </SearchField>
        <SearchField
          id="search-check-out"
          label={labels.checkOut}
          className="col-span-3 md:col-auto cramped:col-span-full"
        >
          <input id="search-check-out" type="date" name="checkout" className={input} />
        </SearchField>
        <SearchField id="search-room" label={labels.room} className="col-span-2 md:col-auto">
          <input
            id="search-room"
            type="number"
            name="room"
            min={1}
            defaultValue={1}
            inputMode="numeric"
            className={input}
          />
        </SearchField>
        <button type="submit" className="button col-span-4 min-h-touch px-2 md:col-auto md:px-6">
          {labels.checkAvailability}
        </button>
        <p
          role="status"
          className="search-hint empty:hidden"
          data-hint={labels.searchOpened}
          data-new-tab={labels.opensInNewTab}
        />
      </form>
      <InlineScript code={`(${todayByDefault})(${toDateInputValue},${onReturn});(${openOnSubmit})()`} />
    </>
  );
}

interface SearchFieldProps {
  /** The id of the control in it. */
  id: string;
  label: string;
  className: string;
  children: ReactNode;
}

/** A cell of the search: a label above its control. */
function SearchField({ id, label, className, children }: SearchFieldProps) {
  return (
    <div
      className={clsx(
        'search-field grid min-h-touch min-w-0 grid-rows-[auto_1fr] bg-paper md:min-h-15',
        className,
      )}
    >
      <label
        className="px-3 pt-1 text-xs leading-[1.15] font-semibold text-teak md:pt-2 max-xs:px-2"
        htmlFor={id}
      >
        {label}
      </label>
      {children}
    </div>
  );
}

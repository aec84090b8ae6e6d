'use client';

import { useEffect, useId, useRef, useState, type FormEvent } from 'react';

import { useDraft } from '@/components/form/use-draft';
import { toDateInputValue } from '@/lib/format';

import './hotel-search.css';

export interface HotelSearchText {
  name: string;
  hotel: string;
  hotelPlaceholder: string;
  checkIn: string;
  checkOut: string;
  room: string;
  submit: string;
  /** 'No new tab? Open {name} here.', shown once a hotel's page was asked for. */
  openedHint: string;
  newTab: string;
}

interface HotelSearchProps {
  hotels: { name: string; url: string }[];
  text: HotelSearchText;
}

const DRAFT_FIELDS = 'hotel checkin checkout room';

/** A second press within this time is the rest of a double click, of a trembling hand or of a key held down. */
const REPEAT_MS = 1000;

/** A field's cell, its name, and the box in which its value is. */
const field = 'search-field grid min-h-11 min-w-0 grid-rows-[auto_1fr] bg-paper md:min-h-15';
const fieldName = 'px-3 pt-1 text-xs leading-[1.15] font-semibold text-teak md:pt-2';
const input = 'w-full min-w-0 px-3 text-base leading-[1.4] outline-none';

/**
 * Chooses a hotel and opens its booking page in a new tab; dates and rooms are not passed on. The fields keep their own
 * values, so that what a visitor chose before the script ran is still there.
 */
export function HotelSearch({ hotels, text }: HotelSearchProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const lastOpened = useRef({ url: '', at: -Infinity });
  const [openedUrl, setOpenedUrl] = useState('');

  useDraft(form, 'search', DRAFT_FIELDS);

  // Today is the visitor's own, and no day that was chosen or half typed before this ran is lost.
  useEffect(() => {
    for (const day of form.current!.querySelectorAll<HTMLInputElement>('[type=date]')) {
      if (!day.value && !day.validity.badInput) day.value = toDateInputValue(new Date());
    }
  }, []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const url = new FormData(form.current!).get('hotel') as string;
    if (url === '') return;
    const { url: lastUrl, at } = lastOpened.current;
    lastOpened.current = { url, at: event.timeStamp };
    if (url === lastUrl && event.timeStamp - at < REPEAT_MS) return;
    window.open(url, '_blank', 'noopener,noreferrer');
    setOpenedUrl(url);
  };
  const openedHotel = hotels.find((hotel) => hotel.url === openedUrl);

  return (
    <form
      ref={form}
      role="search"
      aria-label={text.name}
      // What only a script can do is not offered without one; while it loads, searchBeforeScripts does it (hero.tsx).
      className="relative grid never-js:hidden grid-cols-6 gap-px bg-sand p-px text-ink md:grid-cols-[1fr_1fr_0.6fr_auto] lg:grid-cols-[2fr_1fr_1fr_0.6fr_auto]"
      // Until the script runs, it stays as it is: no dialog's, it is sent nowhere. What hero.tsx adds opens the page till then.
      method="dialog"
      onSubmit={handleSubmit}
      noValidate
      // What is chosen before hydration is kept by before-hydration.ts.
      data-draft={`search ${DRAFT_FIELDS}`}
    >
      <div className={`${field} col-span-full lg:col-auto`}>
        <label className={fieldName} htmlFor={`${id}-hotel`}>
          {text.hotel}
        </label>
        <select
          id={`${id}-hotel`}
          name="hotel"
          defaultValue=""
          autoComplete="off"
          className={input}
          // Another choice has not been opened yet.
          onChange={() => setOpenedUrl('')}
        >
          <option value="">{text.hotelPlaceholder}</option>
          {hotels.map((hotel) => (
            <option key={hotel.url} value={hotel.url}>
              {hotel.name}
            </option>
          ))}
        </select>
      </div>
      <div className={`${field} col-span-3 md:col-auto`}>
        <label className={fieldName} htmlFor={`${id}-check-in`}>
          {text.checkIn}
        </label>
        <input id={`${id}-check-in`} type="date" name="checkin" className={input} />
      </div>
      <div className={`${field} col-span-3 md:col-auto`}>
        <label className={fieldName} htmlFor={`${id}-check-out`}>
          {text.checkOut}
        </label>
        <input id={`${id}-check-out`} type="date" name="checkout" className={input} />
      </div>
      <div className={`${field} col-span-2 md:col-auto`}>
        <label className={fieldName} htmlFor={`${id}-room`}>
          {text.room}
        </label>
        <input
          id={`${id}-room`}
          type="number"
          name="room"
          min={1}
          defaultValue={1}
          inputMode="numeric"
          className={input}
        />
      </div>
      <button type="submit" className="button col-span-4 min-h-11 px-2 md:col-auto md:px-6">
        {text.submit}
      </button>
      {/* The hint is over the picture above the fields: a press moves nothing from under a finger. */}
      <p
        role="status"
        className="absolute inset-x-0 bottom-full max-w-none bg-paper px-3 py-1 text-sm empty:p-0"
      >
        {openedHotel && (
          // Elements, and new ones for another hotel: a translator replaces the texts in them.
          <span key={openedUrl}>
            <span>{`${text.openedHint} `}</span>
            <a
              href={openedHotel.url}
              target="_blank"
              rel="noopener noreferrer"
              // All of the hint can be pressed.
              className="underline after:absolute after:inset-0"
            >
              <span>{openedHotel.name}</span>
              <span className="sr-only">{` ${text.newTab}`}</span>
            </a>
          </span>
        )}
      </p>
    </form>
  );
}

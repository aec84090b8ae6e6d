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
  /** 'No new tab? Open {name} here.', shown after a hotel's page was opened. */
  openedHint: string;
  newTab: string;
}

interface HotelSearchProps {
  hotels: { name: string; url: string }[];
  text: HotelSearchText;
}

const DRAFT_FIELDS = 'hotel checkin checkout room';

/** A second press within this time is ignored: a double click, a trembling hand, or a key that is held down. */
const REPEAT_MS = 1000;

/** The classes of a field's cell, its label, and the box around its value. */
const field = 'search-field grid min-h-11 min-w-0 grid-rows-[auto_1fr] bg-paper md:min-h-15';
const fieldName = 'px-3 pt-1 text-xs leading-[1.15] font-semibold text-teak md:pt-2';
const input = 'w-full min-w-0 px-3 text-base leading-[1.4] outline-none';

/**
 * Chooses a hotel and opens its booking page in a new tab. Dates and rooms are not passed on. The fields are
 * uncontrolled, so that a choice made before hydration is kept.
 */
export function HotelSearch({ hotels, text }: HotelSearchProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const lastOpened = useRef({ url: '', at: -Infinity });
  const [openedUrl, setOpenedUrl] = useState('');

  useDraft(form, 'search', DRAFT_FIELDS);

  // Today depends on the visitor's time zone. A date that was chosen or half typed before hydration must stay.
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
      // Hidden without scripts, because it needs one. While the scripts load, searchBeforeScripts does its work
      // (hero.tsx).
      className="relative grid never-js:hidden grid-cols-6 gap-px bg-sand p-px text-ink md:grid-cols-[1fr_1fr_0.6fr_auto] lg:grid-cols-[2fr_1fr_1fr_0.6fr_auto]"
      // Outside of a dialog, this method sends nothing. Until hydration, the inline script of hero.tsx opens the page.
      method="dialog"
      onSubmit={handleSubmit}
      noValidate
      // before-hydration.ts stores what is chosen before hydration.
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
          // A new choice hides the hint for the previous one.
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
      {/* The hint overlays the picture above the fields, so that it moves nothing that is being pressed. */}
      <p
        role="status"
        className="absolute inset-x-0 bottom-full max-w-none bg-paper px-3 py-1 text-sm empty:p-0"
      >
        {openedHotel && (
          // New elements for each hotel: a translator may have replaced the text nodes of the old ones.
          <span key={openedUrl}>
            <span>{`${text.openedHint} `}</span>
            <a
              href={openedHotel.url}
              target="_blank"
              rel="noopener noreferrer"
              // The whole hint is clickable.
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

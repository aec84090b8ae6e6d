'use client';

import { useId, useState, type FormEvent } from 'react';

import { useToday } from '@/hooks/use-today';

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

/** Chooses a hotel and opens its booking page in a new tab; dates and rooms are not passed on. */
export function HotelSearch({ hotels, text }: HotelSearchProps) {
  const id = useId();
  const [url, setUrl] = useState('');
  const [openedUrl, setOpenedUrl] = useState('');
  const today = useToday();
  // Undefined until the visitor chooses a day.
  const [checkIn, setCheckIn] = useState<string>();
  const [checkOut, setCheckOut] = useState<string>();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (url === '') return;
    window.open(url, '_blank', 'noopener,noreferrer');
    setOpenedUrl(url);
  };
  const openedHotel = hotels.find((hotel) => hotel.url === openedUrl);

  return (
    <form role="search" aria-label={text.name} className="search-bar" onSubmit={handleSubmit} noValidate>
      <div className="search-field search-hotel">
        <label htmlFor={`${id}-hotel`}>{text.hotel}</label>
        <select
          id={`${id}-hotel`}
          name="hotel"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          autoComplete="off"
        >
          <option value="">{text.hotelPlaceholder}</option>
          {hotels.map((hotel) => (
            <option key={hotel.url} value={hotel.url}>
              {hotel.name}
            </option>
          ))}
        </select>
      </div>
      <div className="search-field">
        <label htmlFor={`${id}-check-in`}>{text.checkIn}</label>
        <input
          id={`${id}-check-in`}
          type="date"
          name="checkin"
          value={checkIn ?? today}
          onChange={(event) => setCheckIn(event.target.value)}
        />
      </div>
      <div className="search-field">
        <label htmlFor={`${id}-check-out`}>{text.checkOut}</label>
        <input
          id={`${id}-check-out`}
          type="date"
          name="checkout"
          value={checkOut ?? today}
          onChange={(event) => setCheckOut(event.target.value)}
        />
      </div>
      <div className="search-field search-room">
        <label htmlFor={`${id}-room`}>{text.room}</label>
        <input id={`${id}-room`} type="number" name="room" min={1} defaultValue={1} inputMode="numeric" />
      </div>
      <button type="submit" className="button search-submit">
        {text.submit}
      </button>
      <p role="status" className="search-hint">
        {openedHotel && (
          <>
            {text.openedHint}{' '}
            <a href={openedHotel.url} target="_blank" rel="noopener noreferrer">
              {openedHotel.name}
              <span className="sr-only"> {text.newTab}</span>
            </a>
          </>
        )}
      </p>
    </form>
  );
}

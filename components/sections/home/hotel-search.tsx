'use client';

import { useState, type FormEvent } from 'react';

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
      <label className="search-field search-hotel">
        <span>{text.hotel}</span>
        <select name="hotel" value={url} onChange={(event) => setUrl(event.target.value)} autoComplete="off">
          <option value="">{text.hotelPlaceholder}</option>
          {hotels.map((hotel) => (
            <option key={hotel.url} value={hotel.url}>
              {hotel.name}
            </option>
          ))}
        </select>
      </label>
      <label className="search-field">
        <span>{text.checkIn}</span>
        <input
          type="date"
          name="checkin"
          value={checkIn ?? today}
          onChange={(event) => setCheckIn(event.target.value)}
        />
      </label>
      <label className="search-field">
        <span>{text.checkOut}</span>
        <input
          type="date"
          name="checkout"
          value={checkOut ?? today}
          onChange={(event) => setCheckOut(event.target.value)}
        />
      </label>
      <label className="search-field search-room">
        <span>{text.room}</span>
        <input type="number" name="room" min={1} defaultValue={1} inputMode="numeric" />
      </label>
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

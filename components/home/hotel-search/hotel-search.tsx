import { HotelSearchIsland } from '@/components/home/hotel-search/hotel-search.island';
import { openOnSubmit } from '@/components/home/hotel-search/open-on-submit';
import { todayByDefault } from '@/components/home/hotel-search/today-by-default';
import { Chevron } from '@/components/icon/chevron';
import { Island } from '@/components/islands/island';
import { slot } from '@/components/islands/slot';
import { InlineScript } from '@/components/startup/inline-script';
import { labels } from '@/content/labels';

import './hotel-search.css';

interface HotelSearchProps {
  hotels: { name: string; url: string }[];
  /** Its accessible name. */
  name?: string;
}

/** The classes of a field's cell, its label, and the box around its value. */
const field = 'search-field grid min-h-11 min-w-0 grid-rows-[auto_1fr] bg-paper md:min-h-15';
const fieldName = 'px-3 pt-1 text-xs leading-[1.15] font-semibold text-teak md:pt-2';
const input = 'w-full min-w-0 px-3 text-base leading-[1.4] outline-none';

/**
 * Chooses a hotel and opens its booking page in a new tab. Dates and rooms are not passed on. The new tab is the work of
 * open-on-submit.ts, in the press itself; the island shows a link for browsers that blocked the tab.
 */
export function HotelSearch({ hotels, name = labels.searchName }: HotelSearchProps) {
  const fields = slot(
    <>
      <div className={`${field} search-choice col-span-full min-[64em]:col-auto`}>
        <label className={fieldName} htmlFor="search-hotel">
          {labels.hotel}
        </label>
        <select
          id="search-hotel"
          name="hotel"
          defaultValue=""
          autoComplete="off"
          className={`${input} pe-8 text-ellipsis`}
        >
          <option value="">{labels.selectHotel}</option>
          {hotels.map((hotel) => (
            <option key={hotel.url} value={hotel.url}>
              {hotel.name}
            </option>
          ))}
        </select>
        <Chevron className="search-chevron" />
      </div>
      <div className={`${field} col-span-3 md:col-auto`}>
        <label className={fieldName} htmlFor="search-check-in">
          {labels.checkIn}
        </label>
        <input id="search-check-in" type="date" name="checkin" className={input} />
      </div>
      <div className={`${field} col-span-3 md:col-auto`}>
        <label className={fieldName} htmlFor="search-check-out">
          {labels.checkOut}
        </label>
        <input id="search-check-out" type="date" name="checkout" className={input} />
      </div>
      <div className={`${field} col-span-2 md:col-auto`}>
        <label className={fieldName} htmlFor="search-room">
          {labels.room}
        </label>
        <input
          id="search-room"
          type="number"
          name="room"
          min={1}
          defaultValue={1}
          inputMode="numeric"
          className={input}
        />
      </div>
      <button type="submit" className="button col-span-4 min-h-11 px-2 md:col-auto md:px-6">
        {labels.checkAvailability}
      </button>
    </>,
  );
  return (
    <>
      <Island
        name="hotel-search"
        component={HotelSearchIsland}
        props={{ fields, name, openedHint: labels.searchOpened, newTab: labels.opensInNewTab }}
      />
      <InlineScript code={`(${todayByDefault})();(${openOnSubmit})()`} />
    </>
  );
}

import type { HotelSearchText } from '@/components/home/hotel-search/hotel-search';
import { labels } from '@/content/labels';

/** The texts of the search, except its accessible name. */
export const hotelSearchText: Omit<HotelSearchText, 'name'> = {
  hotel: labels.hotel,
  hotelPlaceholder: labels.selectHotel,
  checkIn: labels.checkIn,
  checkOut: labels.checkOut,
  room: labels.room,
  submit: labels.checkAvailability,
  openedHint: labels.searchOpened,
  newTab: labels.opensInNewTab,
};

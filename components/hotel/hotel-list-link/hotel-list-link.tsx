import { labels } from '@/content/labels';
import { hotelListPath } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';

/** The link from any page to the list of hotels, where each can be booked. */
export function HotelListLink({ className }: { className?: string }) {
  return (
    <a href={withBasePath(hotelListPath)} className={className}>
      {labels.chooseHotel}
    </a>
  );
}

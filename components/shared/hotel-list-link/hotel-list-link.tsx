import { labels } from '@/content/labels';
import { pages } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';

/** The link from any page to the list of hotels, where each can be booked. */
export function HotelListLink({ className }: { className?: string }) {
  return (
    <a href={withBasePath(`${pages.home.path}#hotels`)} className={className}>
      {labels.chooseHotel}
    </a>
  );
}

import { labels } from '@/content/labels';
import { pages } from '@/content/pages';
import { asset } from '@/lib/asset';

/** The link from any page to the list of hotels, where each can be booked. */
export function HotelListLink({ className }: { className?: string }) {
  return (
    <a href={asset(`${pages.home.path}#hotels`)} className={className}>
      {labels.chooseHouse}
    </a>
  );
}

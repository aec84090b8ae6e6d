import { SpokenName } from '@/components/spoken-name/spoken-name';
import { labels } from '@/content/labels';
import { hotelListPath } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';

/**
 * The link from any page to the list of hotels, where each can be booked. Screen readers also read `context`: what the
 * link is about, if a page has several of them.
 */
export function HotelListLink({ context, className }: { context?: string; className?: string }) {
  return (
    <a href={withBasePath(hotelListPath)} className={className}>
      {labels.chooseHotel}
      {context && <SpokenName name={context} />}
    </a>
  );
}

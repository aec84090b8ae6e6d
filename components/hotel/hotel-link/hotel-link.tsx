import clsx from 'clsx';
import type { ReactNode } from 'react';

import { ExternalLink } from '@/components/external-link/external-link';
import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';

interface HotelLinkProps {
  hotel: Hotel;
  /** Hidden text for screen readers, if not the hotel's name. */
  context?: string;
  /** 'stacked': the kind of page has its own line. 'button': the same, as a button. */
  layout?: 'inline' | 'stacked' | 'button';
  className?: string;
  /** The words of the link: 'Book Now'. */
  children: ReactNode;
}

/** The kind of page that a hotel's link opens, in words. */
export const destinationOf = ({ link }: Hotel) =>
  link.kind === 'own-site' ? labels.ownSite : labels.bookingPage;

/**
 * A link to the page where a hotel is booked. In small type, it says what kind of page opens. The dot stays on a
 * line with the word before it, these words stay on one line, and one underline joins them. Where they are a line of
 * their own, only screen readers get the dot.
 */
export function HotelLink({
  hotel,
  context = hotel.name,
  layout = 'inline',
  className,
  children,
}: HotelLinkProps) {
  const destination = destinationOf(hotel);
  const isStacked = layout !== 'inline';
  return (
    <ExternalLink
      href={hotel.link.url}
      context={context}
      newTab={labels.opensInNewTab}
      className={clsx(isStacked && 'flex-col gap-0', layout === 'button' && 'button', className)}
    >
      {isStacked ? (
        <>
          {children}
          <span className="text-xs leading-tight font-normal">
            <span className="sr-only"> · </span>
            {destination}
          </span>
        </>
      ) : (
        <span>
          {children}
          <span className="text-xs font-normal">
            {'\u00a0· '}
            <span className="whitespace-nowrap">{destination}</span>
          </span>
        </span>
      )}
    </ExternalLink>
  );
}

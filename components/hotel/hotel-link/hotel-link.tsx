import clsx from 'clsx';
import type { ReactNode } from 'react';

import { ExternalLink } from '@/components/external-link/external-link';
import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';

interface HotelLinkProps {
  hotel: Hotel;
  /** Hidden text for screen readers, if not the hotel's name. */
  context?: string;
  /** 'button': also says in small type what kind of page opens. */
  layout?: 'inline' | 'button';
  className?: string;
  /** The words of the link: 'Book Now'. */
  children: ReactNode;
}

/** A link to the page where a hotel is booked: its own site, a booking engine or a marketplace. */
export function HotelLink({
  hotel,
  context = hotel.name,
  layout = 'inline',
  className,
  children,
}: HotelLinkProps) {
  const isButton = layout === 'button';
  return (
    <ExternalLink
      href={hotel.link.url}
      context={context}
      className={clsx(isButton && 'button flex-col gap-0', className)}
      note={
        isButton && (
          <span className="text-xs leading-tight font-normal">
            <span className="sr-only"> · </span>
            {hotel.link.kind === 'own-site' ? labels.ownSite : labels.bookingPage}
          </span>
        )
      }
    >
      {children}
    </ExternalLink>
  );
}

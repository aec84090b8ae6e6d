import clsx from 'clsx';

import { ExternalLink } from '@/components/external-link/external-link';
import { labels } from '@/content/labels';
import { directionsLink } from '@/lib/format';
import type { Point } from '@/lib/coordinates';

interface DirectionsLinkProps {
  /** Where the way ends, for screen readers: 'Nilavara Harbour'. */
  name: string;
  coordinates: Point;
  className?: string;
}

/** The link to the way to a hotel, which a phone opens in its own map application. Paper has the address beside it. */
export function DirectionsLink({ name, coordinates, className }: DirectionsLinkProps) {
  return (
    <ExternalLink
      href={directionsLink(coordinates)}
      context={name}
      newTab={labels.opensInNewTab}
      className={clsx('print:hidden', className)}
    >
      {labels.directions}
    </ExternalLink>
  );
}

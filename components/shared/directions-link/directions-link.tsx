import { ExternalLink } from '@/components/external-link/external-link';
import { labels } from '@/content/labels';
import type { Point } from '@/lib/coordinates';
import { directionsLink } from '@/lib/links';

interface DirectionsLinkProps {
  /** Where the way ends, for screen readers: 'Nilavara Harbour'. */
  name: string;
  coordinates: Point;
}

/** The link to the way to a hotel, which a phone opens in its own map application. Paper has the address beside it. */
export function DirectionsLink({ name, coordinates }: DirectionsLinkProps) {
  return (
    <ExternalLink
      href={directionsLink(coordinates)}
      context={name}
      newTab={labels.opensInNewTab}
      className="text-link row-link print:hidden"
    >
      {labels.directions}
    </ExternalLink>
  );
}

import { ExternalLink } from '@/components/external-link/external-link';
import { labels } from '@/content/labels';
import type { Point } from '@/lib/coordinates';
import { directionsLink } from '@/lib/links';

interface DirectionsLinkProps {
  /** The destination, for screen readers: 'Nilavara Harbour'. */
  name: string;
  coordinates: Point;
}

/**
 * A link with directions to a hotel, which a phone opens in its own map application. Not printed: the address is beside
 * it.
 */
export function DirectionsLink({ name, coordinates }: DirectionsLinkProps) {
  return (
    <ExternalLink
      href={directionsLink(coordinates)}
      context={name}
      className="text-link row-link print:hidden"
    >
      {labels.directions}
    </ExternalLink>
  );
}

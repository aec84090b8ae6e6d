import clsx from 'clsx';

import { ExternalLink } from '@/components/external-link/external-link';
import { footerLink } from '@/components/footer/footer-link';
import { headings } from '@/content/headings';
import type { Hotel } from '@/content/hotels';

/** Links to the pages where each hotel is booked: its own site, a booking engine or a marketplace. */
export function HotelSites({ hotels }: { hotels: readonly Hotel[] }) {
  return (
    <div className="print:hidden">
      <h2 className="mb-2 text-lg text-paper">{headings.usefulLinks.title}</h2>
      <ul>
        {hotels.map(({ id, name, link }) => (
          <li key={id}>
            <ExternalLink href={link.url} className={clsx('hang-sign', footerLink)}>
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

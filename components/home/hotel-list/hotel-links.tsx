import clsx from 'clsx';

import { ExternalLink } from '@/components/external-link/external-link';
import { SpokenName } from '@/components/spoken-name/spoken-name';
import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { hotelPath } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';
import { nameWithTown } from '@/lib/format';

import './hotel-links.css';

const row = clsx('flex flex-wrap items-center gap-x-4 text-sm');

/** Links of a hotel: its reviews, and its own address to share. */
export function HotelLinks({ hotel }: { hotel: Hotel }) {
  return (
    <>
      {hotel.reviews.length > 0 && (
        <p className={row}>
          <span>{`${labels.reviewsElsewhere}:`}</span>
          {hotel.reviews.map(({ name, url }) => (
            <ExternalLink
              key={url}
              href={url}
              context={hotel.name}
              newTab={labels.opensInNewTab}
              className="text-link row-link"
            >
              {name}
            </ExternalLink>
          ))}
        </p>
      )}
      <p className={row}>
        <button
          type="button"
          value={withBasePath(hotelPath(hotel.id))}
          data-share={nameWithTown(hotel)}
          className="share row-link not-served:hidden"
        >
          <span className="share-label text-link">{labels.share}</span>
          <span className="text-link" data-when="copied">
            {labels.linkCopied}
          </span>
          <SpokenName name={hotel.name} />
        </button>
      </p>
    </>
  );
}

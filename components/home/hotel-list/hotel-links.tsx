import clsx from 'clsx';

import { ExternalLink } from '@/components/external-link/external-link';
import { SpokenName } from '@/components/spoken-name/spoken-name';
import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { malayalam } from '@/content/malayalam';
import { hotelPath, pages } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';
import { nameWithTown } from '@/lib/format';
import { malayalamFragment } from '@/lib/fragments';

import './hotel-links.css';

const row = clsx('flex flex-wrap items-center gap-x-4 text-sm');

/** Links of a hotel: its reviews, its description in Malayalam, and its own address to share. */
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
        <a
          href={withBasePath(hotelPath(hotel.id))}
          data-share={nameWithTown(hotel)}
          className="share row-link"
        >
          <span className="share-label text-link">{labels.share}</span>
          <span className="text-link" data-when="copied">
            {labels.linkCopied}
          </span>
          <SpokenName name={hotel.name} />
        </a>
        {hotel.malayalam && (
          <a
            href={withBasePath(`${pages.contact.path}#${malayalamFragment(hotel.id)}`)}
            className="row-link flex-wrap gap-x-1"
          >
            <span lang="ml" className="text-link">
              {malayalam.summary}
              <SpokenName name={hotel.malayalam.name} />
            </span>
            <span className="text-link">{`(${labels.inMalayalam})`}</span>
          </a>
        )}
      </p>
    </>
  );
}

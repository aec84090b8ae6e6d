import { SpokenName } from '@/components/spoken-name/spoken-name';
import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { hotelPath } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';
import { nameWithTown } from '@/lib/format';

import './share-button.css';

/** Shares the address of a hotel on this page (share-on-click.ts). Without scripts it is hidden. */
export function ShareButton({ hotel }: { hotel: Hotel }) {
  return (
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
  );
}

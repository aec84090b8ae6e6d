import { SpokenName } from '@/components/spoken-name/spoken-name';
import type { Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { hotelPath } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';
import { nameWithTown } from '@/lib/format';

/** Shares the address of a hotel on this page (share-on-click.ts). Without scripts it is hidden. */
export function ShareButton({ hotel }: { hotel: Hotel }) {
  return (
    <button
      type="button"
      value={withBasePath(hotelPath(hotel.id))}
      data-share={nameWithTown(hotel)}
      className="group row-link no-js:hidden"
    >
      <span className="text-link group-data-result:hidden">{labels.share}</span>
      <span className="text-link" data-copied={labels.linkCopied} />
      <SpokenName name={hotel.name} />
    </button>
  );
}

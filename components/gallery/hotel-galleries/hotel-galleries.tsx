import clsx from 'clsx';

import { Picture } from '@/components/picture/picture';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { pictures } from '@/content/pictures';
import { site } from '@/content/site';
import type { GalleryPicture, Hotel } from '@/content/types';
import { asset } from '@/lib/asset';
import { largestJpeg } from '@/lib/pictures';
import { FROM } from '@/lib/timings';

import './hotel-galleries.css';

/** Nine hotels, each with its pictures. */
export function HotelGalleries() {
  return (
    <>
      <nav
        className="gallery-names top-(--header-height) z-800 border-b border-sand bg-paper print:hidden"
        aria-label={labels.galleriesOf}
        data-section-links=""
      >
        <ul className="relative flex gap-x-6 scrollbar-none overflow-x-auto px-edge lg:mx-edge lg:justify-between lg:px-0">
          {featuredHotels.map(({ id, name, city }) => (
            <li key={id} className="flex-none">
              <a href={`#gallery-${id}`} className="block border-b-3 py-2 text-xs leading-tight">
                <span className="block font-display text-base leading-tight">
                  {name.replace(`${site.shortName} `, '')}
                </span>
                {city}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="px-edge py-8">
        {featuredHotels.map((hotel) => (
          <HotelGallery key={hotel.id} hotel={hotel} />
        ))}
      </div>
    </>
  );
}

function HotelGallery({ hotel }: { hotel: Hotel }) {
  const title = `${hotel.name}, ${hotel.city}`;
  return (
    <section
      id={`gallery-${hotel.id}`}
      className="py-6 md:py-12 print:break-inside-avoid print:py-0"
      data-gallery={title}
    >
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 mb-6 text-teak print:mb-3">{hotel.tagline}</p>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-12 md:gap-3">
        {hotel.gallery.map((entry, index) => (
          <li key={entry.picture} className={cellOf(index, hotel.gallery.length)}>
            <Tile entry={entry} index={index} count={hotel.gallery.length} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On a phone the first picture has a row of its own; so has the last, where it would be alone in its row. */
function isAlone(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && count % 2 === 0);
}

/** The first picture is large, two are beside it, and the rows below come out full for 6 to 12. */
function cellOf(index: number, count: number): string {
  const phone = isAlone(index, count) && 'col-span-2';
  if (index === 0) return clsx(phone, 'md:col-span-8 md:row-span-2');
  if (count === 8 && (index === 3 || index === 4)) return clsx(phone, 'md:col-span-6');
  const isQuarter = (index >= 3 && (count === 7 || count === 11)) || (index >= 6 && count === 10);
  return clsx(phone, isQuarter ? 'md:col-span-3' : 'md:col-span-4');
}

function sizesOf(index: number, count: number): string {
  if (index === 0) return `${FROM.md} 66vw, 56vw`;
  const wide = count === 8 && (index === 3 || index === 4) ? '41vw' : '27vw';
  return `${FROM.xl} ${wide}, ${FROM.md} 33vw, ${isAlone(index, count) ? '92vw' : '46vw'}`;
}

/** Leads to the picture itself where there is no script. */
function Tile({ entry, index, count }: { entry: GalleryPicture; index: number; count: number }) {
  const shape = index === 0 ? 'md:aspect-auto md:h-full' : !isAlone(index, count) && 'max-md:aspect-square';
  return (
    <a
      href={asset(largestJpeg(entry.picture).src)}
      className={clsx('gallery-tile zooms relative block aspect-3/2 overflow-hidden', shape)}
      data-early="preview"
      aria-haspopup="dialog"
      data-caption={entry.caption}
    >
      <Picture
        name={entry.picture}
        alt={pictures[entry.picture]}
        sizes={sizesOf(index, count)}
        maxWidth={1080}
        className="h-full"
      />
    </a>
  );
}

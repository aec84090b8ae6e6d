import { GalleryLightbox } from '@/components/gallery/gallery-dialog/gallery-lightbox';
import { Picture } from '@/components/picture/picture';
import { featuredHotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { pictures } from '@/content/pictures';
import { site } from '@/content/site';
import type { GalleryPicture, Hotel } from '@/content/types';
import { asset } from '@/lib/asset';
import { largestJpeg } from '@/lib/pictures';

import './hotel-galleries.css';

/** Nine hotels, each with its pictures; a click opens the preview. */
export function HotelGalleries() {
  return (
    <GalleryLightbox
      text={{
        close: labels.closePicture,
        previous: labels.previousPicture,
        next: labels.nextPicture,
        position: labels.pictureOf,
        missing: labels.pictureMissing,
      }}
    >
      <nav className="gallery-names" aria-label={labels.galleriesOf} data-section-links="">
        <ul className="flex gap-x-6 overflow-x-auto px-edge lg:mx-edge lg:justify-between lg:px-0">
          {featuredHotels.map(({ id, name, town }) => (
            <li key={id}>
              <a href={`#gallery-${id}`}>
                <span>{name.replace(`${site.shortName} `, '')}</span>
                {town}
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
    </GalleryLightbox>
  );
}

function HotelGallery({ hotel }: { hotel: Hotel }) {
  const title = `${hotel.name}, ${hotel.city}`;
  return (
    <section id={`gallery-${hotel.id}`} className="gallery-section" data-gallery={title}>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 mb-6 text-teak">{hotel.tagline}</p>
      <ul className="gallery-grid">
        {hotel.gallery.map((entry, index) => (
          <li key={entry.picture}>
            <Tile entry={entry} sizes={sizesOf(index, hotel.gallery.length)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first picture is large; on a phone so is the last, where it would be alone in its row. */
function sizesOf(index: number, count: number): string {
  if (index === 0) return '(min-width: 768px) 66vw, 56vw';
  const isAlone = index === count - 1 && count % 2 === 0;
  return `(min-width: 1200px) 390px, (min-width: 768px) 33vw, ${isAlone ? '92vw' : '46vw'}`;
}

/** Leads to the picture itself where there is no script. */
function Tile({ entry, sizes }: { entry: GalleryPicture; sizes: string }) {
  return (
    <a
      href={asset(largestJpeg(entry.picture).src)}
      className="gallery-tile zooms"
      data-early="preview"
      aria-haspopup="dialog"
      data-caption={entry.caption}
    >
      <Picture name={entry.picture} alt={pictures[entry.picture]} sizes={sizes} maxWidth={1080} />
    </a>
  );
}

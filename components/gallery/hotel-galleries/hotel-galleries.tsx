import clsx from 'clsx';

import { CopyAddress } from '@/components/hotel/copy-address/copy-address';
import { DirectionsLink } from '@/components/hotel/directions-link/directions-link';
import { HotelDrawing } from '@/components/hotel/hotel-drawing/hotel-drawing';
import { HotelLink } from '@/components/hotel/hotel-link/hotel-link';
import { Picture } from '@/components/picture/picture';
import { altTexts } from '@/content/alt-texts';
import { featuredHotels, nameWithoutBrand, type GalleryPicture, type Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { withBasePath } from '@/lib/base-path';
import { MIN_WIDTH } from '@/lib/breakpoints';
import { fillPlaceholders, formatRupees, nameWithTown } from '@/lib/format';
import { galleryFragment } from '@/lib/fragments';
import { largestJpeg, pictureData } from '@/lib/pictures';

import './hotel-galleries.css';

/** Every featured hotel with its pictures. */
export function HotelGalleries() {
  return (
    <>
      <nav
        className="gallery-names hide-until-parsed top-(--header-height) z-section-links border-b border-sand bg-paper print:hidden"
        aria-label={labels.galleriesOf}
        data-section-links=""
      >
        <ul
          data-scroll-to-focus=""
          className="relative flex scrollbar-none gap-x-6 overflow-x-auto px-edge lg:mx-edge lg:justify-between lg:gap-x-2 lg:px-0"
        >
          {featuredHotels.map(({ id, name, town }) => (
            <li key={id} className="flex-none">
              <a
                href={`#${galleryFragment(id)}`}
                className="block border-b-3 py-2 text-center text-xs leading-tight"
              >
                <span
                  className="same-width block font-display text-base leading-tight"
                  data-text={nameWithoutBrand(name)}
                >
                  {nameWithoutBrand(name)}
                </span>
                <span className="same-width block" data-text={town}>
                  {town}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {featuredHotels.map((hotel) => (
        <HotelGallery key={hotel.id} hotel={hotel} />
      ))}
    </>
  );
}

/** Its name, drawing and booking page; below, the first picture is large, and the others are in rows. */
function HotelGallery({ hotel }: { hotel: Hotel }) {
  const title = nameWithTown(hotel);
  const [lead, ...others] = hotel.gallery;
  return (
    <section
      id={galleryFragment(hotel.id)}
      className="py-6 md:py-10 print:break-inside-avoid print:py-0"
      data-gallery={title}
    >
      <div className="hide-until-parsed mb-4 flex flex-wrap items-end gap-4 px-edge md:gap-x-8">
        <div className="gallery-drawing text-teal-dark print:hidden">
          <HotelDrawing hotel={hotel} />
        </div>
        <div className="flex-[1_1_12rem]">
          <h2 className="text-2xl">{title}</h2>
          <HotelLink hotel={hotel} className="button mt-2 figures">
            {fillPlaceholders(labels.bookFrom, { price: formatRupees(hotel.priceRange.from) })}
          </HotelLink>
        </div>
      </div>
      {lead && <Tile entry={lead} sizes="100vw" className="gallery-lead" />}
      <ul className="gallery-tiles grid md:px-edge" data-count={others.length}>
        {others.map((entry, index) => (
          <li key={entry.picture}>
            <Tile entry={entry} sizes={sizesOf(entry, index, others.length)} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 px-edge text-sm">
        <p className="max-w-none text-teak">{hotel.tagline}</p>
        <CopyAddress {...hotel}>
          <DirectionsLink {...hotel} />
        </CopyAddress>
      </div>
    </section>
  );
}

/**
 * The share of the window that a tile has, by the number of tiles in its row: from 1200 and from 768 px on. The 44 % of
 * two in a row are 42 here, so that phones held sideways choose the file of 1080 pixels.
 */
const TILE_VW = { 2: [42, 42], 3: [28, 29], 4: [21, 22] } as const;

/** How many pictures are in the row of this one, from 768 px on: hotel-galleries.css. */
function tilesInRow(index: number, count: number): keyof typeof TILE_VW {
  if (count === 5) return index < 2 ? 2 : 3;
  const fours = { 7: 3, 8: 0, 10: 6, 11: 3 }[count] ?? Infinity;
  return index >= fours ? 4 : 3;
}

/** The displayed width of a picture. On a phone, two are side by side, and the last is alone if it would be. */
function sizesOf({ picture }: GalleryPicture, index: number, count: number): string {
  const isAlone = index === count - 1 && count % 2 === 1;
  const [wide, medium] = TILE_VW[tilesInRow(index, count)];
  const { width, height } = pictureData(picture);
  // A picture wider than 3:2 is cut at its sides, and on a phone all are cut to 4:3.
  const cut = Math.max(1, width / height / 1.5);
  const vw = (share: number) => `${Math.round(share * cut)}vw`;
  return `${MIN_WIDTH.xl} ${vw(wide)}, ${MIN_WIDTH.md} ${vw(medium)}, ${isAlone ? '100vw' : '57vw'}`;
}

/** Without scripts, the link leads to the picture file. */
function Tile({ entry, sizes, className }: { entry: GalleryPicture; sizes: string; className?: string }) {
  return (
    <a
      href={withBasePath(largestJpeg(entry.picture).src)}
      className={clsx('gallery-tile block overflow-hidden', className)}
      aria-haspopup="dialog"
      data-caption={entry.caption}
    >
      <Picture name={entry.picture} alt={altTexts[entry.picture]} sizes={sizes} className="h-full" />
    </a>
  );
}

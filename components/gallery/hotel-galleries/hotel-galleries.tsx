import { CopyAddress } from '@/components/hotel/copy-address/copy-address';
import { DirectionsLink } from '@/components/hotel/directions-link/directions-link';
import { DrawingParts, HotelDrawing } from '@/components/hotel/hotel-drawing/hotel-drawing';
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
      <DrawingParts />
      <div className="px-edge py-8">
        {featuredHotels.map((hotel) => (
          <HotelGallery key={hotel.id} hotel={hotel} />
        ))}
      </div>
    </>
  );
}

function HotelGallery({ hotel }: { hotel: Hotel }) {
  const title = nameWithTown(hotel);
  return (
    <section
      id={galleryFragment(hotel.id)}
      className="py-6 md:py-12 print:break-inside-avoid print:py-0"
      data-gallery={title}
    >
      <div className="flex flex-col-reverse md:flex-row md:items-end md:justify-between md:gap-8">
        <div>
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-1 text-teak">{hotel.tagline}</p>
          <div className="mb-4 flex flex-wrap items-center gap-x-6 text-sm print:mb-3">
            <HotelLink
              hotel={hotel}
              context={hotel.town}
              className="text-link inline-flex min-h-touch flex-wrap items-center font-semibold figures"
            >
              {fillPlaceholders(labels.bookHotel, {
                name: hotel.name,
                price: formatRupees(hotel.priceRange.from),
              })}
            </HotelLink>
            <CopyAddress {...hotel}>
              <DirectionsLink {...hotel} />
            </CopyAddress>
          </div>
        </div>
        <div className="gallery-drawing mb-4 flex-none md:mb-0">
          <HotelDrawing hotel={hotel} />
        </div>
      </div>
      <ul className="gallery-tiles grid" data-count={hotel.gallery.length}>
        {hotel.gallery.map((entry, index) => (
          <li key={entry.picture}>
            <Tile entry={entry} sizes={sizesOf(entry, index, hotel.gallery.length)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The share of the window that a tile has, by the number of tiles in its row: from 1200 and from 768 px on. */
const TILE_VW = { 2: [42, 44], 3: [28, 29], 4: [21, 22] } as const;

/** How many pictures are in the row of this one, from 768 px on: hotel-galleries.css. */
function tilesInRow(index: number, count: number): keyof typeof TILE_VW {
  if (count === 8 && (index === 3 || index === 4)) return 2;
  const isFour = count === 10 ? index >= 6 : (count === 7 || count === 11) && index >= 3;
  return isFour ? 4 : 3;
}

/**
 * The displayed width of a picture. On a phone, the first picture has its own row, and so has the last if it would be
 * alone. A picture that is cut to 4:3 is 1.125 times as wide as its box.
 */
function sizesOf({ picture }: GalleryPicture, index: number, count: number): string {
  if (index === 0) return `${MIN_WIDTH.xl} 56vw, ${MIN_WIDTH.md} 60vw, 92vw`;
  const isAlone = index === count - 1 && count % 2 === 0;
  const [wide, medium] = TILE_VW[tilesInRow(index, count)];
  const { width, height } = pictureData(picture);
  // A picture wider than 3:2 is cut at its sides.
  const cut = Math.max(1, width / height / 1.5);
  const vw = (share: number) => `${Math.round(share * cut)}vw`;
  return `${MIN_WIDTH.xl} ${vw(wide)}, ${MIN_WIDTH.md} ${vw(medium)}, ${isAlone ? '92vw' : '52vw'}`;
}

/** Without scripts, the link leads to the picture file. */
function Tile({ entry, sizes }: { entry: GalleryPicture; sizes: string }) {
  return (
    <a
      href={withBasePath(largestJpeg(entry.picture).src)}
      className="gallery-tile relative block overflow-hidden"
      aria-haspopup="dialog"
      data-caption={entry.caption}
    >
      <Picture name={entry.picture} alt={altTexts[entry.picture]} sizes={sizes} className="h-full" />
    </a>
  );
}

import clsx from 'clsx';

import { HotelLink } from '@/components/hotel/hotel-link/hotel-link';
import { Picture } from '@/components/picture/picture';
import { WholeWords } from '@/components/whole-words/whole-words';
import { altTexts } from '@/content/alt-texts';
import type { FeaturedRow, Hotel } from '@/content/hotels';
import { labels } from '@/content/labels';
import { MIN_WIDTH } from '@/lib/breakpoints';

/** The three rows of a hotel. */
export function FeaturedSlide({ hotel }: { hotel: Hotel }) {
  return (
    <div className="grid grid-cols-2 content-start gap-x-1 gap-y-8 max-md:gap-y-4 md:grid-cols-1 xl:grid-cols-2 xl:gap-6 xl:px-edge print:block print:px-0 cramped:grid-cols-1">
      {hotel.rows.map((row, index) => (
        <Row
          key={row.heading}
          hotel={hotel}
          row={row}
          isLarge={index === 0}
          isPictureFirst={index % 2 === 0}
        />
      ))}
    </div>
  );
}

interface RowProps {
  hotel: Hotel;
  row: FeaturedRow;
  isLarge: boolean;
  isPictureFirst: boolean;
}

/** Counted from one, as in the specification: odd rows have the picture first, and the link 'Visit Us'. */
function Row({ hotel, row, isLarge, isPictureFirst }: RowProps) {
  return (
    <div className="featured-row" data-side={isPictureFirst ? 'left' : 'right'}>
      <Picture
        name={row.picture}
        alt={altTexts[row.picture]}
        sizes={
          isLarge
            ? `${MIN_WIDTH.lg} 62vw, ${MIN_WIDTH.md} 50vw, 100vw`
            : // Cut at its sides, a picture is wider than its box: 54vw from 768 px on. With 52, phones held sideways
              // choose the file of 1080 pixels.
              `${MIN_WIDTH.xl} 25vw, ${MIN_WIDTH.md} 52vw, 50vw`
        }
        className={
          isLarge
            ? 'featured-picture aspect-3/2 xl:aspect-2/1'
            : 'featured-picture aspect-4/3 md:aspect-3/2 xl:aspect-4/3'
        }
      />
      <div className="featured-text">
        <h3 className={isLarge ? 'text-2xl' : 'text-lg'}>{row.heading}</h3>
        <p className={isLarge ? 'mt-2 text-sm md:mt-4 md:text-base' : 'mt-2 text-sm md:text-base'}>
          <WholeWords text={row.text} />
        </p>
        <HotelLink
          hotel={hotel}
          context={row.heading === hotel.name ? hotel.name : `${hotel.name}: ${row.heading}`}
          className={clsx(
            'text-link inline-flex min-h-touch flex-wrap items-center font-semibold decoration-brass-light print:hidden',
            !isLarge && 'text-sm',
          )}
        >
          {isPictureFirst ? labels.visitUs : labels.learnMore}
        </HotelLink>
      </div>
    </div>
  );
}

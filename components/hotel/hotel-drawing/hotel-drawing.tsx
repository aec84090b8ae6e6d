import clsx from 'clsx';

import { drawHotel, drawnFront } from '@/components/hotel/hotel-drawing/draw-hotel';
import type { Hotel } from '@/content/hotels';

import './drawing-colors.css';
import './hotel-drawing.css';

interface HotelDrawingProps {
  hotel: Pick<Hotel, 'id'>;
  className?: string;
  /** In the first view of a page: the drawing is part of the HTML and waits for no file. */
  isFirst?: boolean;
}

/**
 * The front of a hotel as an architect's measured drawing. A metre is as long as the font size around it, so drawings
 * beside each other have one scale. It is decoration: the name of the hotel is beside it as text.
 */
export function HotelDrawing({ hotel, className, isFirst }: HotelDrawingProps) {
  const { viewBox, width, height, shapes, patterns } = drawHotel(hotel);
  const svg = {
    viewBox,
    width: `${width}em`,
    height: `${height}em`,
    className: clsx('drawing', className),
    'aria-hidden': true,
  };
  return isFirst ? (
    <svg {...svg} dangerouslySetInnerHTML={{ __html: patterns.join('') + shapes }} />
  ) : (
    <svg {...svg}>
      <use href={drawnFront(hotel)} />
    </svg>
  );
}

import { HotelDrawing } from '@/components/hotel/hotel-drawing/hotel-drawing';
import type { Hotel } from '@/content/hotels';

import './drawn-opening.css';

/** The first hotel as a large measured drawing, in place of a picture: its windows are lit, and it needs no file. */
export function DrawnOpening({ hotel }: { hotel: Pick<Hotel, 'id'> }) {
  return (
    <div className="drawn-opening">
      <HotelDrawing hotel={hotel} isFirst />
    </div>
  );
}

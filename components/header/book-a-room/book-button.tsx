import clsx from 'clsx';

import { BOOKING_SHEET_ID } from '@/components/header/book-a-room/booking-sheet';
import { labels } from '@/content/labels';
import { hotelListPath } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';

import './booking-sheet.css';

/** Opens the booking sheet. A browser without popovers gets a link to the list of hotels instead. */
export function BookButton({ className }: { className?: string }) {
  const classes = clsx('button min-h-touch px-3 py-1 text-sm print:hidden', className);
  return (
    <>
      <button type="button" popoverTarget={BOOKING_SHEET_ID} className={clsx('book-opens-sheet', classes)}>
        {labels.bookARoom}
      </button>
      <a href={withBasePath(hotelListPath)} className={clsx('book-opens-list', classes)}>
        {labels.bookARoom}
      </a>
    </>
  );
}

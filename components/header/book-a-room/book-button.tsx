import clsx from 'clsx';

import { BOOKING_SHEET_ID } from '@/components/header/book-a-room/booking-sheet';
import { labels } from '@/content/labels';
import { hotelListPath } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';

import './booking-sheet.css';

const look = clsx('button min-h-touch px-3 py-1 text-sm print:hidden');

/** Opens the booking sheet. Browsers without popovers do not show it. */
export function BookButton({ className }: { className?: string }) {
  return (
    <button
      type="button"
      popoverTarget={BOOKING_SHEET_ID}
      className={clsx('book-opens-sheet', look, className)}
    >
      {labels.bookARoom}
    </button>
  );
}

/** In a browser without popovers: a link to the list of hotels. */
export function BookLink({ className }: { className?: string }) {
  return (
    <a href={withBasePath(hotelListPath)} className={clsx('book-opens-list', look, className)}>
      {labels.bookARoom}
    </a>
  );
}

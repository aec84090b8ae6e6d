import clsx from 'clsx';

import { BOOK_SHEET_ID } from '@/components/header/book-a-room/book-sheet';
import { labels } from '@/content/labels';
import { pages } from '@/content/pages';
import { withBasePath } from '@/lib/base-path';

import './book-sheet.css';

/** Opens the sheet with all hotels. A browser without popovers gets a link to the list of hotels instead. */
export function BookButton({ className }: { className?: string }) {
  const classes = clsx('button min-h-[44px] px-3 py-1 text-sm print:hidden', className);
  return (
    <>
      <button type="button" popoverTarget={BOOK_SHEET_ID} className={clsx('book-opens-sheet', classes)}>
        {labels.bookARoom}
      </button>
      <a href={withBasePath(`${pages.home.path}#hotels`)} className={clsx('book-opens-list', classes)}>
        {labels.bookARoom}
      </a>
    </>
  );
}

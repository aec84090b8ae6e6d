import clsx from 'clsx';

import { BookButton, BookLink } from '@/components/header/book-a-room/book-button';
import { BookingSheet } from '@/components/header/book-a-room/booking-sheet';
import { BrandLink } from '@/components/header/brand-link';
import { Menu } from '@/components/header/menu/menu';
import { TopBar } from '@/components/header/top-bar';
import { OfflineBanner } from '@/components/offline/offline-banner';

import './site-header.css';

const bookLayout = clsx(
  'header-book wide-header:order-last wide-header:ms-4 max-xs:min-w-24 max-xs:px-2 max-xs:text-xs',
);

interface SiteHeaderProps {
  /** The path of the page, if the menu has it. */
  current?: string;
  /** Whether the page begins with a picture that continues behind the header. */
  isOverPicture?: boolean;
}

/**
 * The banner of every page: dark at the top of the page, light once scrolled or while the menu is open. The element has
 * no box itself, so that the bar in it can stick to the screen.
 */
export function SiteHeader({ current, isOverPicture = false }: SiteHeaderProps) {
  return (
    <header className="contents" data-over-picture={isOverPicture || undefined}>
      <OfflineBanner />
      <TopBar />
      <div className="header-bar hide-until-parsed print:static">
        {/* Brand and button are side by side, or stacked if large text leaves no room. */}
        <div className="flex min-h-(--header-height) flex-wrap items-center justify-between gap-x-4 px-edge max-md:gap-x-2">
          <BrandLink />
          <BookButton className={bookLayout} />
          <BookLink className={bookLayout} />
          <Menu current={current} />
        </div>
      </div>
      <BookingSheet />
    </header>
  );
}

import clsx from 'clsx';

import { BookButton, BookLink } from '@/components/header/book-a-room/book-button';
import { BookingSheet } from '@/components/header/book-a-room/booking-sheet';
import { BrandLink } from '@/components/header/brand-link';
import { MenuDetails } from '@/components/header/menu/menu-details';
import { MenuLinks } from '@/components/header/menu/menu-links';
import { MenuIsland } from '@/components/header/menu/menu.island';
import { TopBar } from '@/components/header/top-bar';
import { Island } from '@/components/islands/island';
import { slot } from '@/components/islands/slot';
import { OfflineBanner } from '@/components/offline/offline-banner';
import { labels } from '@/content/labels';
import { WIDE_HEADER } from '@/lib/breakpoints';

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
          <nav aria-label={labels.mainNavigation} className="print:hidden">
            <Island
              component={MenuIsland}
              start="used"
              props={{
                id: 'site-menu',
                wideQuery: WIDE_HEADER,
                label: labels.menu,
                word: slot(labels.menu),
                title: slot(labels.menu),
                close: slot(labels.closeMenu),
                links: slot(<MenuLinks current={current} />),
                more: slot(<MenuDetails />),
              }}
            />
          </nav>
        </div>
      </div>
      <BookingSheet />
    </header>
  );
}

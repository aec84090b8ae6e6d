import { MenuDetails } from '@/components/header/menu/menu-details';
import { MenuLinks } from '@/components/header/menu/menu-links';
import { IslandIcon } from '@/components/icon/island-icon';
import { labels } from '@/content/labels';

import './menu.css';

const ID = 'site-menu';

/**
 * The menu of the header: in a wide window a row of links, in a narrow one a popover, which needs no script.
 * popovers.ts adds what a popover lacks.
 *
 * @param current the path of the page, if the menu has it
 */
export function Menu({ current }: { current?: string }) {
  return (
    <nav aria-label={labels.mainNavigation} className="print:hidden">
      <button
        type="button"
        popoverTarget={ID}
        // In pixels, so that it stays inside the window with large text too.
        className="menu-toggle -me-[12px] min-h-control items-center gap-3 px-[12px] font-semibold max-xs:-me-[8px] max-xs:px-[8px]"
        aria-controls={ID}
        aria-label={labels.menu}
      >
        <IslandIcon name="menu" className="-mx-px size-6" />
        {/* Beside the button to book, a small phone has no room for the word. */}
        <span className="max-sm:hidden">{labels.menu}</span>
      </button>
      <div id={ID} popover="auto" className="site-menu">
        <div className="menu-head">
          <span className="font-display text-xl" aria-hidden="true">
            {labels.menu}
          </span>
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            className="inline-flex min-h-control items-center gap-2 font-semibold"
          >
            <IslandIcon name="close" />
            {labels.closeMenu}
          </button>
        </div>
        <MenuLinks current={current} />
        <MenuDetails />
      </div>
    </nav>
  );
}

'use client';

import type { MouseEvent, ReactNode } from 'react';

import { useMenu } from '@/components/header/menu/use-menu';
import { IslandIcon } from '@/components/icon/island-icon';
import { closest } from '@/lib/browser/closest';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';

import './menu.css';

interface MenuProps {
  id: string;
  /** The media query of windows with room for all links. */
  wideQuery: string;
  /** The name of the button that opens the menu. */
  label: string;
  /** The same as a text beside the button's icon, and as the title of the menu. */
  word: ReactNode;
  title: ReactNode;
  close: ReactNode;
  /** The links. In a wide window they are a row in the header. */
  links: ReactNode;
  /** Content that only the menu of a narrow window shows. */
  more: ReactNode;
}

/**
 * The menu of the header. It is a popover: the browser opens and closes it, at a click outside and with Escape too,
 * also before this is hydrated and without scripts. This island adds what a popover lacks: it closes when a link in it is
 * followed, when the page is left, and when the window has room for all links. Browsers without popovers get one from
 * `data-open`. All its texts are slots, so that React replaces nothing in a translated page: the first click opens it
 * at once, and would be lost with its button.
 */
export function MenuIsland({ id, wideQuery, label, word, title, close, links, more }: MenuProps) {
  const { menu, isOpen, close: closeMenu, handlePress } = useMenu(id, wideQuery);
  // Until then, the browser itself tells assistive technology whether the popover is open.
  const isHydrated = useIsHydrated();
  // The menu covers the window, so a click on an empty part of it counts as a click outside.
  const handleMenuClick = ({ target }: MouseEvent) => {
    if (!closest(target, 'button, summary')) closeMenu();
  };

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        // In pixels, so that it stays inside the window with large text too.
        className="menu-toggle -me-[12px] min-h-control items-center gap-3 px-[12px] font-semibold max-xs:-me-[8px] max-xs:px-[8px]"
        aria-expanded={isHydrated ? isOpen : undefined}
        aria-controls={id}
        aria-label={label}
        onClick={handlePress}
      >
        <IslandIcon name="menu" className="-mx-px size-6" />
        {/* Beside the button to book, a small phone has no room for the word. */}
        <span className="max-sm:hidden">{word}</span>
      </button>
      {/* The keyboard closes it with Escape and with its button. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="site-menu"
        data-open={isOpen || undefined}
        onClick={handleMenuClick}
      >
        <div className="menu-head">
          <span className="font-display text-xl" aria-hidden="true">
            {title}
          </span>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="inline-flex min-h-control items-center gap-2 font-semibold"
            onClick={handlePress}
          >
            <IslandIcon name="close" />
            {close}
          </button>
        </div>
        {links}
        {more}
      </div>
    </>
  );
}

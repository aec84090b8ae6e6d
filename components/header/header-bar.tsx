'use client';

import clsx from 'clsx';
import { useSelectedLayoutSegment } from 'next/navigation';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { useScrolledPast } from '@/components/header/use-scrolled-past';
import { asset } from '@/lib/asset';
import { HEADER_SCROLL_THRESHOLD_PX, WIDE_HEADER } from '@/lib/timings';

import './header-bar.css';

interface HeaderBarProps {
  links: { label: string; href: string }[];
  /** Accessible name of the navigation. */
  name: string;
  /** The label of the toggle, the same for open and closed. */
  menuLabel: string;
  /** The brand's link. */
  children: ReactNode;
}

/** Brand and navigation: dark at the top of the page, light once scrolled or while the menu is open. */
export function HeaderBar({ links, name, menuLabel, children }: HeaderBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  // The canonical path of the page, also for /about/ and /about.html.
  const currentHref = `/${useSelectedLayoutSegment() ?? ''}`;
  const isReady = useIsHydrated();
  const isScrolled = useScrolledPast(HEADER_SCROLL_THRESHOLD_PX);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const handlePointer = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('pointerdown', handlePointer);
    document.addEventListener('keydown', handleKey);
    // Closes the menu when Back or Forward restores the page, and when the window has room for all links.
    const wide = window.matchMedia(WIDE_HEADER);
    addEventListener('pagehide', close);
    wide.addEventListener('change', close);
    return () => {
      removeEventListener('pagehide', close);
      wide.removeEventListener('change', close);
      document.removeEventListener('pointerdown', handlePointer);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen]);

  const isLight = isScrolled || isOpen;
  return (
    <div
      ref={bar}
      className="header-bar sticky top-0 z-900 max-lg:never-js:static print:static"
      data-theme={isLight ? 'light' : 'dark'}
      data-ready={isReady || undefined}
      data-open={isOpen || undefined}
      // Tab past the last link moves behind the open menu, so the menu closes.
      onBlur={(event) =>
        event.relatedTarget && !bar.current?.contains(event.relatedTarget) && setIsOpen(false)
      }
    >
      {/* Brand and button are side by side, or stacked if large text leaves no room. */}
      <div className="flex min-h-(--header-height) flex-wrap items-center justify-between gap-x-4 px-edge max-[24.375em]:gap-x-1 max-lg:never-js:py-2">
        {children}
        <nav aria-label={name} className="print:hidden">
          <button
            ref={toggle}
            type="button"
            // In pixels, so that it stays inside the window with large text too.
            className="menu-toggle hidden min-h-[48px] items-center gap-3 px-[12px] -me-[12px] font-semibold dropdown:inline-flex"
            data-early="menu"
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className="menu-sign w-[22px]" aria-hidden="true" />
            {menuLabel}
          </button>
          <ul
            id={menuId}
            className="site-menu flex-wrap gap-x-4 lg:flex-nowrap lg:gap-x-8 dropdown:absolute dropdown:inset-x-0 dropdown:top-full dropdown:max-h-[calc(100dvh-var(--header-height))] dropdown:flex-col dropdown:flex-nowrap dropdown:gap-0 dropdown:overflow-y-auto dropdown:bg-paper dropdown:px-(--gutter) dropdown:pt-2 dropdown:pb-6 dropdown:text-ink dropdown-columns:grid-cols-2 dropdown-columns:gap-x-8 dropdown-columns:pb-3"
          >
            {links.map(({ label, href }) => (
              <li
                key={href}
                className="border-sand dropdown:not-first:border-t dropdown-columns:nth-2:border-t-0"
              >
                <a
                  href={asset(href)}
                  // The underline is as long as the word. The clickable area is wider.
                  className={clsx(
                    'nav-link inline-flex min-h-[44px] items-center font-medium lg:relative lg:border-b-2 lg:after:absolute lg:after:-inset-x-2 lg:after:inset-y-0',
                    'max-lg:w-full max-lg:font-display dropdown:min-h-[56px] dropdown:text-lg/body dropdown-columns:min-h-[48px]',
                    href === currentHref && 'is-current',
                  )}
                  aria-current={href === currentHref ? 'page' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

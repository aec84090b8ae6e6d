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
  /** The toggle's word, the same for open and closed. */
  menuLabel: string;
  /** The brand's link. */
  children: ReactNode;
}

/** Brand and navigation: dark at the top of the page, light once scrolled or while the menu is open. */
export function HeaderBar({ links, name, menuLabel, children }: HeaderBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  // The page's own name, however its address is spelt: /about/ and /about.html are /about.
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
    // A page that comes back on Back or Forward, and a window that has room for all links, have no open menu.
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
      className="header-bar"
      data-theme={isLight ? 'light' : 'dark'}
      data-ready={isReady || undefined}
      data-open={isOpen || undefined}
      // Tab past the last link leads to the page behind the menu: the menu makes room.
      onBlur={(event) =>
        event.relatedTarget && !bar.current?.contains(event.relatedTarget) && setIsOpen(false)
      }
    >
      <div className="header-row">
        {children}
        <nav aria-label={name} className="site-nav">
          <button
            ref={toggle}
            type="button"
            className="menu-toggle"
            data-early="menu"
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className="menu-sign" aria-hidden="true" />
            {menuLabel}
          </button>
          <ul id={menuId} className="site-menu">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={asset(href)}
                  className={clsx('nav-link', href === currentHref && 'is-current')}
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

import { useCallback, useEffect, useRef, useState } from 'react';

import { hasPopovers } from '@/lib/browser/has-popovers';

/**
 * Whether the menu of the header is open. It closes when the page is left, and when the window has room for all links.
 *
 * @param id the id of the menu's element
 * @param wideQuery the media query of those windows
 * @returns `menu`, the ref of that element; `isOpen`; `close`, which closes the menu; `handlePress`, for the buttons that
 *   open and close it: a popover needs no help, and in browsers without popovers `handlePress` switches `isOpen`
 */
export function useMenu(id: string, wideQuery: string) {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The menu's element if the visitor opened it before hydration. If a browser extension has added nodes, React replaces
  // this element by a closed one, and the effect opens that one. If React keeps the element, the effect leaves it alone:
  // the visitor may have closed it since.
  const [opened] = useState(() => (hasPopovers ? document.querySelector(`#${id}:popover-open`) : null));

  const close = useCallback(() => {
    if (hasPopovers) menu.current?.hidePopover();
    else setIsOpen(false);
  }, []);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    if (opened && opened !== element) element.showPopover();
    // It can be open already.
    const handleToggle = () => setIsOpen(hasPopovers && element.matches(':popover-open'));
    handleToggle();
    const wide = window.matchMedia(wideQuery);
    element.addEventListener('toggle', handleToggle);
    wide.addEventListener('change', close);
    // Browsers without popovers: in others, close-popovers.ts closes it.
    addEventListener('pagehide', close);
    return () => {
      element.removeEventListener('toggle', handleToggle);
      wide.removeEventListener('change', close);
      removeEventListener('pagehide', close);
    };
  }, [opened, close, wideQuery]);

  const handlePress = () => {
    if (!hasPopovers) setIsOpen(!isOpen);
  };
  return { menu, isOpen, close, handlePress };
}

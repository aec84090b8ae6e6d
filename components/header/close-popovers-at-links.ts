import { closest } from '@/lib/browser/closest';

/**
 * When a link in the menu or in the booking sheet leads to a place in the page, closes them: they stay open then, and
 * would cover the place. Part of the inline script in the head, so that it also works before the menu is hydrated.
 */
export function closePopoversAtLinks(): void {
  document.addEventListener('click', ({ target }) => {
    if (!closest(target, '[popover] a[href*="#"]')) return;
    // The booking sheet can be open over the menu. Browsers without popovers have no such method.
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.();
  });
}

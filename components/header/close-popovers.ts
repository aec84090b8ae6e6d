import { closest } from '@/lib/browser/closest';

/**
 * Closes the menu and the booking sheet where they would cover what a visitor goes to: a place in the page, at a link
 * in them, and a control outside them that gets the focus, as with Tab after their last control. They are closed, too,
 * when the visitor comes back to a page that was left. Part of the inline script in the head, so that it also works
 * before the menu is hydrated, or if its script fails.
 */
export function closePopovers(): void {
  document.addEventListener('click', ({ target }) => {
    if (closest(target, '[popover] a[href*="#"]')) closeOthers(null, null);
  });
  document.addEventListener('focusin', ({ target }) => {
    const around = closest(target, '[popover]');
    // The booking sheet can be open over the menu.
    if (!around?.matches('.booking-sheet')) closeOthers(around, closest(target, '[popovertarget]'));
  });
  addEventListener('pagehide', () => closeOthers(null, null));
}

/** Closes every popover but this one, and the one that the button opens and closes itself. */
function closeOthers(kept: Element | null, button: Element | null) {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
    // Browsers without popovers have no such method.
    if (popover !== kept && popover.id !== button?.getAttribute('popovertarget')) popover.hidePopover?.();
}

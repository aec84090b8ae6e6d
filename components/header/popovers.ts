import { closest } from '@/lib/browser/closest';

/** Not Safari 16, Chrome 113 and Firefox 124. A function, because next dev also loads this file on the server. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;
const POPOVERS = '.site-menu, .booking-sheet';

/**
 * Adds to the menu and the booking sheet what popovers lack. The browser opens and closes them, with Escape and at a
 * click outside too. This closes them where they would cover what a visitor goes to:
 * - at a link to a place in the page, and at any click in the menu, which covers the window;
 * - when a control outside of them gets the focus, as with Tab after their last control;
 * - in a window that got so wide that the menu is a row of links;
 * - on a page that is left, for visitors who come back to it.
 *
 * Browsers without popovers get the menu from `data-open`. Part of the inline script in the head.
 */
export function improvePopovers(): void {
  document.addEventListener('click', ({ target }) => {
    const button = closest(target, '[popovertarget]');
    if (button && !hasPopovers()) toggle(button);
    // The keyboard closes the menu with Escape and with its button.
    if (closest(target, '.site-menu, .booking-sheet a[href*="#"]') && !closest(target, 'button, summary'))
      closeAll();
  });
  document.addEventListener('focusin', ({ target }) => {
    const around = closest(target, POPOVERS);
    // The booking sheet can be open over the menu.
    if (!around?.matches('.booking-sheet')) closeAll(around, closest(target, '[popovertarget]'));
  });
  addEventListener('keydown', ({ key }) => {
    if (hasPopovers() || key !== 'Escape' || !document.querySelector('.site-menu[data-open]')) return;
    closeAll();
    document.querySelector<HTMLElement>('.menu-toggle')?.focus();
  });
  addEventListener('resize', () => {
    if (
      document.querySelector('.site-menu[data-open]') &&
      !document.querySelector('.menu-toggle')?.clientWidth
    )
      closeAll();
  });
  addEventListener('pagehide', () => closeAll());
  // In the capture phase, because it does not bubble. An element <details> has this event too.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const popover = closest(target, POPOVERS);
      if (popover && popover === target) markOpen(popover, isOpen(popover));
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () =>
    popovers().forEach((each) => markOpen(each, isOpen(each))),
  );
}

const popovers = () => document.querySelectorAll<HTMLElement>(POPOVERS);

const isOpen = (popover: HTMLElement) =>
  hasPopovers() ? popover.matches(':popover-open') : 'open' in popover.dataset;

/** Closes every popover but this one, and the one that the button opens and closes itself. */
function closeAll(kept?: Element | null, button?: Element | null) {
  for (const popover of popovers()) {
    if (popover === kept || popover.id === button?.getAttribute('popovertarget')) continue;
    if (hasPopovers()) popover.hidePopover();
    else markOpen(popover, false);
  }
}

/** What a browser with popovers does at a click on a button. */
function toggle(button: Element) {
  const popover = document.getElementById(button.getAttribute('popovertarget')!);
  if (popover) markOpen(popover, !isOpen(popover));
}

/** For styles and assistive technology. */
function markOpen(popover: HTMLElement, isShown: boolean) {
  popover.toggleAttribute('data-open', isShown);
  for (const button of document.querySelectorAll(`[popovertarget=${popover.id}]:not([popovertargetaction])`))
    button.setAttribute('aria-expanded', String(isShown));
}

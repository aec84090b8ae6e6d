/**
 * When the booking sheet closes and the menu below it stays open, moves the focus back to the button in the menu.
 * Browsers return the focus only from the first of several open popovers:
 * https://html.spec.whatwg.org/multipage/popover.html#show-popover
 */
export function returnFocusToMenu(): void {
  const sheet = document.querySelector('.booking-sheet');
  // This event also comes before it opens, but then the focus is not in it.
  sheet?.addEventListener('beforetoggle', () => {
    if (sheet.contains(document.activeElement))
      document.querySelector<HTMLElement>('.site-menu:popover-open .book-opens-sheet')?.focus();
  });
}

/**
 * In a wide window the street moves sideways with the page (hotel-grid.css). A browser that wants to show a house, for
 * the keyboard focus, a fragment or a word that is searched for, scrolls the street itself, and so does a swipe to the
 * side. This function undoes the scrolling of the street, and scrolls the page instead until the street is at the same
 * place.
 *
 * @param section the section with the street
 */
export function scrollStreet(section: HTMLElement): void {
  const street = section.querySelector('.street')!;
  /**
   * As in the style sheet: the share of its way through the window in which the street does not move, at the start and at
   * the end.
   */
  const STILL_SHARE = 0.256;
  /** How far the street can be scrolled to either side: as far as it moves. 0 where it does not move. */
  const reach = () => (street.scrollWidth - street.clientWidth) / 2;
  let lastY = scrollY;
  addEventListener('scroll', () => (lastY = scrollY), { passive: true });
  let isPlaced = false;
  new ResizeObserver(() => {
    // The browser may have scrolled it to the fragment of the address before: its scroll event is still to come.
    if (isPlaced || !street.scrollLeft) street.scrollLeft = reach();
    isPlaced = true;
  }).observe(street);
  // Browsers do nothing as long as a few pixels of a link are visible.
  street.addEventListener('focusin', () => {
    if (reach() > 0)
      street.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  street.addEventListener('scroll', () => {
    const moved = street.scrollLeft - reach();
    if (Math.abs(moved) < 2) return;
    street.scrollLeft = reach();
    const { top, height } = section.getBoundingClientRect();
    const sectionTop = top + scrollY;
    const way = height + innerHeight;
    const start = sectionTop - innerHeight + STILL_SHARE * way;
    const length = (1 - 2 * STILL_SHARE) * way;
    const before = Math.min(Math.max(lastY, start), start + length);
    const wanted = before + (moved / reach()) * length;
    const firstPinned = sectionTop + section.firstElementChild!.clientHeight - innerHeight;
    const lastPinned = sectionTop + height - innerHeight;
    scrollTo({ top: Math.min(Math.max(wanted, firstPinned), lastPinned), behavior: 'instant' });
  });
}

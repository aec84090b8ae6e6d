/**
 * Scrolls a hotel to the left edge of its row when the keyboard focus moves to one of its links: in the list of hotels,
 * and in the street of their drawings. Browsers do not scroll as long as a few pixels of the link are visible. It
 * becomes the text of an inline script, so it uses nothing from outside of itself.
 */
export function scrollToFocusedHotel(): void {
  document.addEventListener('focusin', ({ target }) => {
    const entry = (target as Element).closest<HTMLElement>('.hotel-entry, .street-hotel');
    if (entry && (target as Element).matches(':focus-visible'))
      entry.parentElement!.scrollLeft = entry.offsetLeft;
  });
}

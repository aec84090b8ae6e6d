/**
 * Scrolls a hotel to the left edge of the row when the keyboard focus moves to one of its links. Browsers do not scroll
 * as long as a few pixels of the link are visible. It becomes the text of an inline script, so it uses nothing from
 * outside of itself.
 */
export function showOnFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    const entry = (target as Element).closest<HTMLElement>('.hotel-entry');
    if (entry && (target as Element).matches(':focus-visible'))
      entry.parentElement!.scrollLeft = entry.offsetLeft;
  });
}

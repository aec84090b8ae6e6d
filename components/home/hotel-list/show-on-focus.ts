/**
 * Brings a hotel of the row to the left edge when a key leads to one of its links: browsers leave the row where it is as
 * long as a few pixels of the link can be seen. It runs as an inline script, written there as text, so it uses nothing
 * outside of itself.
 */
export function showOnFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    const entry = (target as Element).closest<HTMLElement>('.hotel-entry');
    if (entry && (target as Element).matches(':focus-visible'))
      entry.parentElement!.scrollLeft = entry.offsetLeft;
  });
}

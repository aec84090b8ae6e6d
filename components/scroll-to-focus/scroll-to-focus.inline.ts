/**
 * For the rows with `data-scroll-to-focus`: scrolls an entry to the left edge of its row when the keyboard focus moves
 * to a link in it. Browsers do not scroll as long as a few pixels of the link are visible. One script serves all rows
 * of a page.
 */
export function scrollToFocus(): void {
  document.addEventListener('focusin', () => {
    const entry = document
      .querySelector(':focus-visible')
      ?.closest<HTMLElement>('[data-scroll-to-focus] > li');
    if (entry?.parentElement) entry.parentElement.scrollLeft = entry.offsetLeft;
  });
}

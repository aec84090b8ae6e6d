import type { PreviewState } from '@/components/gallery/gallery-preview/history-entry';

/**
 * At a click on a picture, adds the history entry of the preview and sends an event to the island, which opens the
 * picture of the current entry. It does so in the click handler itself, because Safari's Back skips entries that were
 * added later. Before the island is ready, Back cancels the click. If the island fails, the browser follows the link.
 *
 * @param done the name of the event, ISLAND_DONE
 */
export function openOnClick(done: string): void {
  const tileOf = ({ target }: Event) =>
    target instanceof Element && target.closest<HTMLAnchorElement>('a[data-caption]');
  const stateOf = (tile: Element) => tile.closest<HTMLElement>('page-island')?.dataset.state ?? '';
  const entry = () => (history.state ?? {}) as PreviewState;
  document.addEventListener('click', (event) => {
    const tile = tileOf(event);
    if (!tile || stateOf(tile) === 'failed') return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const preview = tile.getAttribute('href')!;
    try {
      // When Back closes the picture, Chromium would go to the fragment of the address, and the focus would be lost.
      if (!entry().preview) history.scrollRestoration = 'manual';
      // Another picture was clicked before: the later click counts.
      history[entry().preview ? 'replaceState' : 'pushState']({ ...entry(), preview }, '');
    } catch {
      // Browsers limit the number of history entries per time. Then the link leads to the picture.
      history.scrollRestoration = 'auto';
      return;
    }
    event.preventDefault();
    // The tile looks busy until the preview opens.
    tile.dispatchEvent(new CustomEvent(done, { bubbles: true }));
  });
  document.addEventListener(done, (event) => {
    const tile = tileOf(event);
    if (tile && stateOf(tile) === 'failed' && entry().preview === tile.getAttribute('href'))
      location.replace(tile.href);
  });
  addEventListener('popstate', () => {
    if (entry().preview) return;
    // Chromium goes to the fragment after this event.
    setTimeout(() => (history.scrollRestoration = 'auto'));
    document
      .querySelectorAll('a[data-caption][aria-busy]')
      .forEach((tile) => tile.removeAttribute('aria-busy'));
  });
}

import type { PreviewState } from '@/components/gallery/gallery-preview/history-entry';
import { ISLAND_WANTED } from '@/components/islands/island-events';

/**
 * Starts the preview's island at once if the history entry shows a picture: after a reload, or Back from another page.
 */
export function startIfPreviewIsOpen(): void {
  const start = () => {
    if ((history.state as PreviewState | null)?.preview)
      document.querySelector('[data-gallery]')?.dispatchEvent(new Event(ISLAND_WANTED, { bubbles: true }));
  };
  start();
  addEventListener('popstate', start);
}

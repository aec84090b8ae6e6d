import type { PreviewState } from '@/components/gallery/gallery-preview/gallery-preview.island';
import { WANTED } from '@/components/islands/island-events';

/** If the history entry shows a picture (after a reload, or Back from another page), its preview is wanted at once. */
export function wakeOpenPreview(): void {
  const wake = () => {
    if ((history.state as PreviewState | null)?.preview)
      document.querySelector('[data-gallery]')?.dispatchEvent(new Event(WANTED, { bubbles: true }));
  };
  wake();
  addEventListener('popstate', wake);
}

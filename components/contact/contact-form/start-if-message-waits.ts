import { readPending } from '@/components/contact/contact-form/pending-message';
import { ISLAND_WANTED } from '@/components/islands/island-events';

/** Starts the form's island at once if a message of this visit waits for a connection or for a response. */
export function startIfMessageWaits(): void {
  const island = document.querySelector('[data-name=contact-form]');
  if (island && readPending()) island.dispatchEvent(new Event(ISLAND_WANTED, { bubbles: true }));
}

import { readPending } from '@/components/contact/contact-form/pending-message';
import { ISLAND_WANTED } from '@/components/islands/island-events';

/** Starts the form's island at once if a message of this visit waits for a connection or for a response. */
export function startIfMessageWaits(): void {
  const form = document.querySelector('.contact-form');
  if (form && readPending()) form.dispatchEvent(new Event(ISLAND_WANTED, { bubbles: true }));
}

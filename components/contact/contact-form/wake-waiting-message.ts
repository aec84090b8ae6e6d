import { readPending } from '@/components/contact/contact-form/pending-message';
import { WANTED } from '@/components/islands/island-events';

/** If a message of this visit waits for a connection or for an answer, the form is wanted at once. */
export function wakeWaitingMessage(): void {
  const form = document.querySelector('.contact-form');
  if (form && readPending()) form.dispatchEvent(new Event(WANTED, { bubbles: true }));
}

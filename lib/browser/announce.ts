/** Screen readers announce a status when its text changes, so the text comes later than the element. */
export const ANNOUNCE_DELAY_MS = 100;
/** How long the text is in the page. */
const SHOWN_MS = 2000;

/** Announces a text to screen readers, once. It is at the end of the body for a moment, invisible. */
export function announce(text: string): void {
  const status = document.body.appendChild(document.createElement('p'));
  // Firefox supports the property `role` only since version 119.
  status.setAttribute('role', 'status');
  status.className = 'sr-only';
  setTimeout(() => (status.textContent = text), ANNOUNCE_DELAY_MS);
  setTimeout(() => status.remove(), SHOWN_MS);
}

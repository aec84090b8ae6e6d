/** Dispatched on an element of an island: the island is wanted now, for example because a message waits to be sent. */
export const WANTED = 'island-wanted';

/**
 * Dispatched by an inline script that had to act in the real press of a visitor: browsers allow copying and new tabs
 * only then. The island shows the result. If it is not ready yet, early-presses.ts dispatches the event again later.
 */
export const DONE = 'island-done';

/** @param detail what was done, for the island: 'copied', the address of a new tab */
export function announceDone(target: Element, detail: unknown): void {
  target.dispatchEvent(new CustomEvent(DONE, { bubbles: true, detail }));
}

/**
 * Dispatched on an element of an island to start the island at once, for example because a message waits to be sent.
 */
export const ISLAND_WANTED = 'island-wanted';

/**
 * Dispatched by an inline script that has acted in the handler of a click: browsers allow copying and new tabs only
 * there. The island shows the result. If it is not ready yet, early-presses.ts (components/startup) dispatches the
 * event again later.
 */
export const ISLAND_DONE = 'island-done';

declare global {
  interface GlobalEventHandlersEventMap {
    [ISLAND_DONE]: CustomEvent;
  }
}

/** @param detail what was done, for the island: 'copied', the address of a new tab */
export function dispatchDone(target: Element, detail: unknown): void {
  target.dispatchEvent(new CustomEvent(ISLAND_DONE, { bubbles: true, detail }));
}

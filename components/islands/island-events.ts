/**
 * Dispatched on an element of an island to start the island at once, for example because a message waits to be sent.
 */
export const ISLAND_WANTED = 'island-wanted';

/**
 * Dispatched by an inline script on a picture of the gallery, after it has added the history entry in the handler of a
 * click: browsers allow it only there. The island opens the picture. If it is not ready yet, early-presses.ts
 * (components/startup) dispatches the event again later.
 */
export const ISLAND_DONE = 'island-done';

/** How long the service worker waits for a page before it returns the stored one. */
export const PAGE_TIMEOUT_SECONDS = 3;
/** How long it waits for the browser's storage during a request, while it starts, and while it stores a build. */
export const STORAGE_TIMEOUT_SECONDS = 1;
export const ACTIVATION_TIMEOUT_SECONDS = 10;
export const INSTALLATION_TIMEOUT_SECONDS = 300;
/**
 * How many files the service worker stores in addition to this build's pages, and for how long. The privacy notice
 * states the number of pictures and the days.
 */
export const PICTURES = { maxEntries: 120, days: 60 };
export const OTHER_BUILDS = { maxEntries: 150, days: 30 };

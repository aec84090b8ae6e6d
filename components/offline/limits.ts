/**
 * How many files the service worker stores in addition to this build's pages, and for how long. The privacy notice
 * states the same numbers.
 */
export const PICTURES = { maxEntries: 120, days: 60 };
export const OTHER_BUILDS = { maxEntries: 150, days: 30 };

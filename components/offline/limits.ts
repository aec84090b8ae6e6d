/** How long the worker keeps what it stored beside this build's pages, and how many. The privacy notice says the same. */
export const PICTURES = { maxEntries: 120, days: 60 };
export const OTHER_BUILDS = { maxEntries: 150, days: 30 };

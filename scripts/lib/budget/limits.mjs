/**
 * What a page may transfer, in KB of 1000 bytes with texts compressed by brotli, cold, on a phone, until five seconds
 * after it has loaded; `requests` is a number. JavaScript, CSS and fonts stand
 * at what we want; HTML (20 and 14), requests (22 on the others) and all (330 and 290) do not yet: their limits keep them
 * from growing until that is solved (docs/performance.md).
 * `scrolled` is everything after scrolling to the end.
 */
const home = { html: 29, js: 142, css: 12, fonts: 60, requests: 24, all: 450, scrolled: 1500 };
const others = { html: 21, js: 135, css: 12, fonts: 60, requests: 25, all: 310 };
const byRoute = { '/': home, '/gallery': { ...others, scrolled: 2500 } };

/** The limits of a page; a new page has those of the others until it is given its own. */
export function limitsFor(route) {
  return byRoute[route] ?? others;
}

/** The columns in the order they are printed, with the words for a message. */
export const columns = {
  html: 'HTML',
  js: 'JavaScript',
  css: 'CSS',
  fonts: 'fonts',
  requests: 'requests',
  all: 'all',
  scrolled: 'scrolled',
};

/**
 * What a page may transfer, in KB of 1000 bytes with texts compressed by brotli, cold, on a phone, until five seconds
 * after it has loaded; `requests` is a number. `scrolled` is everything after scrolling to the end.
 */
const home = { html: 20, js: 142, css: 12, fonts: 60, requests: 24, all: 330, scrolled: 1500 };
const others = { html: 14, js: 135, css: 12, fonts: 60, requests: 22, all: 290 };
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

/** The pages of the site, as their canonical addresses are spelt. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  gallery: '/gallery',
  facilities: '/Facilities',
} as const;

export type PageId = keyof typeof routes;
export type Route = (typeof routes)[PageId];

/**
 * The route of a pathname in any of the forms a plain file server lets through: with or without a
 * trailing slash, with `.html` or `/index.html`. Rendering the raw pathname would differ between
 * the exported HTML and the browser.
 */
export function normalisePathname(pathname: string): string {
  const path = pathname.replace(/\/index(\.html)?$/, '/').replace(/\.html$/, '');
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** The id of the page's main element, where reading starts after a change of page. */
export const CONTENT_ID = 'content';

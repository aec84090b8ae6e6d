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

/** The id of the page's main element, where the skip link leads. */
export const CONTENT_ID = 'content';

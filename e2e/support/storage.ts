import { privacy } from '@/content/privacy';

/** Runs in a page: all that its site has stored in the browser, as the privacy notice names it. */
export const storedPlaces = async () => [
  ...Object.keys({ ...localStorage }).map((key) => `localStorage ${key}`),
  ...Object.keys({ ...sessionStorage }).map((key) => `sessionStorage ${key}`),
  ...(await caches.keys()).map((key) => `caches ${key}`),
  ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
];

/** The places that the privacy notice names. */
export const namedPlaces = privacy.stored.flatMap(({ places }) => places);

/** Whether a place is one of that name; a star stands for any ending. */
export const isNamed = (place: string, name: string) =>
  name.endsWith('*') ? place.startsWith(name.slice(0, -1)) : place === name;

import { content } from '@/content/content';

/** Runs in a page: everything that its site has stored, in the terms of the privacy notice. */
export const storedPlaces = async () => [
  ...Object.keys({ ...localStorage }).map((key) => `localStorage ${key}`),
  ...Object.keys({ ...sessionStorage }).map((key) => `sessionStorage ${key}`),
  ...(await caches.keys()).map((key) => `caches ${key}`),
  ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
];

/** The storage places in the privacy notice. */
export const namedPlaces = content.privacy.stored.flatMap(({ places }) => places);

/** Whether a place matches a name. A star matches any ending. */
export const isNamed = (place: string, name: string) =>
  name.endsWith('*') ? place.startsWith(name.slice(0, -1)) : place === name;

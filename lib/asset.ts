/**
 * Address of a file or page of this site under the path it is deployed at. `next` adds the base path
 * to its own files only, never to a plain href, src or srcset. Home keeps its slash: without one, the address is outside
 * the folder, which hosts answer with a way round and the service worker not at all.
 *
 * @param path absolute within the site: '/pictures/a.avif', '/about'
 */
export function asset(path: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`;
}

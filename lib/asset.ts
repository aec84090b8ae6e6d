/**
 * Address of a file or page of this site under the path it is deployed at. `next` adds the base path
 * to its own files only, never to a plain href, src or srcset. Home keeps its slash: without it the address
 * is outside the folder, hosts redirect it, and the service worker does not answer it.
 *
 * @param path absolute within the site: '/pictures/a.avif', '/about'
 */
export function asset(path: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`;
}

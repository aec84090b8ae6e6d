/**
 * The address of a file or page under the site's base path. Next.js adds the base path to its own files only, never to
 * a plain href, src or srcset. The address of Home keeps its slash: without it, the address is outside the base path,
 * hosts redirect it, and the service worker does not handle it.
 *
 * @param path absolute within the site: '/pictures/a.avif', '/about'
 */
export function withBasePath(path: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`;
}

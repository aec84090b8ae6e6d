/**
 * The address of a file or page under the site's base path, which Next.js adds to its own files only. The address of
 * Home keeps its slash: without it, hosts redirect it, and the service worker does not handle it.
 *
 * @param path absolute within the site: '/pictures/a.avif', '/about'
 */
export function withBasePath(path: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`;
}

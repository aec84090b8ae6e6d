/**
 * Address of a file or page of this site under the path it is deployed at. `next` adds the base path
 * to its own files only, never to a plain href, src or srcset.
 *
 * @param path absolute within the site: '/pictures/a.avif', '/about'
 */
export function asset(path: string): string {
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  if (base === '') return path;
  return path === '/' ? base : `${base}${path}`;
}

import { normalisePathname, routes, type Route } from '@/lib/routes';

interface InternalTarget {
  route: Route;
  /** With its '#', or ''. */
  hash: string;
  isSamePage: boolean;
}

const knownRoutes: readonly string[] = Object.values(routes);

/**
 * The page of this site that the link under an event leads to, or null: for no link, another site,
 * another tab, a download, or an address that is no page of ours.
 */
export function internalTarget(event: Event): InternalTarget | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href');
  // By attributes, because the properties of a link in a drawing are objects.
  if (!link || !href || link.getAttribute('target') || link.hasAttribute('download')) return null;
  const url = new URL(href, document.baseURI);
  const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  if (url.origin !== location.origin || !url.pathname.startsWith(base)) return null;
  const route = normalisePathname(url.pathname.slice(base.length) || '/');
  if (!knownRoutes.includes(route)) return null;
  const current = normalisePathname(location.pathname.slice(base.length) || '/');
  return { route: route as Route, hash: url.hash, isSamePage: route === current };
}

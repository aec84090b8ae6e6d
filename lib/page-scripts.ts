import type { Route } from '@/lib/routes';

/**
 * Fetches the script files that a page has for itself, before its text names them: on a slow line that is one round trip
 * less between a tap and the page. Does nothing where the export says nothing (scripts/export/page-scripts.mjs), as in
 * development. By hand, because react-dom's preload() comes in a file of its own on every page.
 */
export function preloadPageScripts(route: Route): void {
  const data = document.getElementById('page-scripts')?.textContent;
  const scripts = data ? (JSON.parse(data) as Record<string, string[]>) : {};
  for (const file of scripts[route] ?? []) {
    if (document.querySelector(`link[href="${file}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = file;
    document.head.append(link);
  }
}

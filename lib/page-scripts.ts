import { preload } from 'react-dom';

import type { Route } from '@/lib/routes';

/**
 * Fetches the script files that a page has for itself, before its text names them: on a slow line that is one round trip
 * less between a tap and the page. Does nothing where the export says nothing (scripts/export/page-scripts.mjs), as in
 * development.
 */
export function preloadPageScripts(route: Route): void {
  const data = document.getElementById('page-scripts')?.textContent;
  const scripts = data ? (JSON.parse(data) as Record<string, string[]>) : {};
  for (const file of scripts[route] ?? []) preload(file, { as: 'script' });
}

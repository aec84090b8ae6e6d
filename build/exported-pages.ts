import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '../lib/node/list-files';

/**
 * The canonical paths of the exported pages, sorted: '/', '/Facilities', '/about'. They come from the files of the
 * export, so no list has to be maintained. The 404 page is left out.
 */
export function exportedPages(folder: string): string[] {
  // Keyed by the lower-case path. Of two spellings, the one with capitals sorts first, and it is the canonical one.
  const routes = new Map<string, string>();
  for (const file of listFiles(folder)) {
    if (!file.endsWith('.html') || file.startsWith('_next/')) continue;
    const route = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
    if (!/^\/(404|_not-found)$/.test(route) && !routes.has(route.toLowerCase()))
      routes.set(route.toLowerCase(), route);
  }
  return [...routes.values()].sort();
}

/** The build ID of an export, which each page names. Undefined when there is none. */
export function buildIdOf(folder: string): string | undefined {
  const home = path.join(folder, 'index.html');
  const meta = /<meta name="build" content="([^"]+)"/;
  return existsSync(home) ? meta.exec(readFileSync(home, 'utf8'))?.[1] : undefined;
}

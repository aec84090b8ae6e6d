import { listFiles } from './project';

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

/** The build ID of an export: the name of one of its folders. Undefined when Next.js wrote no such folder. */
export function nameOfBuild(folder: string): string | undefined {
  const manifest = /^_next\/static\/([^/]+)\/_buildManifest\.js$/m;
  return manifest.exec(listFiles(folder).join('\n'))?.[1];
}

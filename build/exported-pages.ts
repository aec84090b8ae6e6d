import { listFiles } from './project';

/**
 * The canonical paths of an export's pages, sorted: '/', '/Facilities', '/about'. They are read from its files, so that none
 * is forgotten. The page for unknown addresses is none of them.
 */
export function exportedPages(folder: string): string[] {
  // By the address in small letters; of two spellings the capitalised comes first, and is the page's own.
  const routes = new Map<string, string>();
  for (const file of listFiles(folder)) {
    if (!file.endsWith('.html') || file.startsWith('_next/')) continue;
    const route = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
    if (!/^\/(404|_not-found)$/.test(route) && !routes.has(route.toLowerCase()))
      routes.set(route.toLowerCase(), route);
  }
  return [...routes.values()].sort();
}

/** The name of the build that an export comes from: its folder has it. Undefined where Next.js wrote none. */
export function nameOfBuild(folder: string): string | undefined {
  const manifest = /^_next\/static\/([^/]+)\/_buildManifest\.js$/m;
  return manifest.exec(listFiles(folder).join('\n'))?.[1];
}

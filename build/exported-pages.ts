import { listFiles } from './project';

/** The folder that is named after the build, as Next.js names the build in every page. */
const buildFolder = /^_next\/static\/([^/]+)\/_buildManifest\.js$/;
const notFoundPages = ['/404', '/_not-found'];

/**
 * The pages of an export, read from its files, so that no page is forgotten. Left out: the copies that
 * answer the form with a slash and /facilities, and the page for unknown addresses.
 *
 * @param folder the export; an absent one has no pages
 * @returns canonical paths, sorted: '/', '/Facilities', '/about'
 */
export function exportedPages(folder: string): string[] {
  // By the address in small letters; of two spellings the capitalised comes first, and is the page's own.
  const routes = new Map<string, string>();
  for (const file of listFiles(folder)) {
    if (!file.endsWith('.html') || file.startsWith('_next/')) continue;
    const route = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
    if (!notFoundPages.includes(route) && !routes.has(route.toLowerCase()))
      routes.set(route.toLowerCase(), route);
  }
  return [...routes.values()].sort();
}

/** The name of the build that an export comes from; undefined where Next.js wrote none. */
export function nameOfBuild(folder: string): string | undefined {
  return listFiles(folder)
    .map((name) => buildFolder.exec(name)?.[1])
    .find(Boolean);
}

import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '../../lib/node/list-files';
import { scriptFolder } from '../scripts/browser-scripts';

import type { Site } from './site';

/**
 * Removes exported files that no browser requests: the RSC payloads (about.txt, about/__next….txt) and the second copy
 * of the 404 page.
 */
export function removeUnusedFiles({ outFolder, pages }: Site): void {
  for (const name of listFiles(outFolder)) {
    const isPayload = /(^|\/)__next\.[^/]*\.txt$/.test(name);
    const isPageData =
      name.endsWith('.txt') && existsSync(path.join(outFolder, name.replace(/\.txt$/, '.html')));
    if (isPayload || isPageData) rmSync(path.join(outFolder, name));
  }
  for (const name of ['_not-found.html', '_not-found']) {
    rmSync(path.join(outFolder, name), { recursive: true, force: true });
    pages.delete(name);
  }
}

/**
 * Removes the scripts and style sheets of Next.js: the styles are in the pages, and the scripts are not used. Their
 * folders go too, and those that Next.js leaves empty.
 */
export function removeNextFiles({ outFolder }: Site): void {
  for (const name of listFiles(outFolder))
    if (/^_next\/.*\.(js|css)$/.test(name) && !name.startsWith(scriptFolder))
      rmSync(path.join(outFolder, name));
  const folders = readdirSync(outFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  // The deepest first: the folders around them can then be empty too.
  for (const folder of folders.sort().reverse()) if (readdirSync(folder).length === 0) rmdirSync(folder);
}

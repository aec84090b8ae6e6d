import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../project';
import type { Site } from './site';

/**
 * Removes exported files that no browser requests: the RSC payloads (about.txt, about/__next….txt), because links load
 * whole pages, and the second copy of the 404 page.
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

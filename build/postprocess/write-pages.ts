import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

import { writeAtomically } from '../project';

import type { Site } from './site';

/** Writes each page, and the copies that some hosts need for other forms of its address. */
export function writePages({ outFolder, pages }: Site): void {
  for (const [name, html] of pages) {
    writeAtomically(path.join(outFolder, name), html);
    // If there is a folder about/, simple servers respond to /about with its index.html, so that is a copy of the page.
    if (name !== 'index.html' && name !== '404.html')
      writeAtomically(path.join(outFolder, name.replace(/\.html$/, '/index.html')), html);
  }
  copyLowerCase(outFolder);
}

/**
 * Lets /facilities show the page /Facilities on hosts without a rule for it. The copy has the page's canonical link,
 * and its script corrects the address bar (components/startup/before-first-paint.ts). A redirect would loop on a host
 * that rewrites all addresses to lower case, as Netlify does.
 */
function copyLowerCase(outFolder: string): void {
  // The file systems of macOS and Windows usually ignore case, so the copy would overwrite the page.
  if (existsSync(path.join(outFolder, 'FACILITIES.HTML'))) return;
  cpSync(path.join(outFolder, 'Facilities.html'), path.join(outFolder, 'facilities.html'));
  cpSync(path.join(outFolder, 'Facilities/index.html'), path.join(outFolder, 'facilities/index.html'));
}

import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../project';
import type { Site } from './site';

/** Writes each page, and its copies for hosts that answer other forms of its address with a file of their own. */
export function writePages({ outFolder, pages }: Site): void {
  for (const [name, html] of pages) {
    writeWhole(path.join(outFolder, name), html);
    // Plain servers answer /about with the folder about/ when there is one: its index is the page again.
    if (name !== 'index.html' && name !== '404.html')
      writeWhole(path.join(outFolder, name.replace(/\.html$/, '/index.html')), html);
  }
  copyLowerCase(outFolder);
}

/**
 * Lets /facilities show the page /Facilities on hosts without a rule for it. The page names its canonical address, and with
 * scripts shows it (components/startup/before-first-paint.ts). A redirect would go in circles where a host writes all
 * addresses in small letters, as Netlify does.
 */
function copyLowerCase(outFolder: string): void {
  // macOS and Windows usually take both spellings for one name: writing the one there would replace the other.
  if (existsSync(path.join(outFolder, 'FACILITIES.HTML'))) return;
  cpSync(path.join(outFolder, 'Facilities.html'), path.join(outFolder, 'facilities.html'));
  cpSync(path.join(outFolder, 'Facilities/index.html'), path.join(outFolder, 'facilities/index.html'));
}

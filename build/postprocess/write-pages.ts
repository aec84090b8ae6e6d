import { existsSync } from 'node:fs';
import path from 'node:path';

import { writeAtomically } from '../../lib/node/project';

import type { Site } from './site';

/** Writes each page, and the copies that some hosts need for other forms of its address. */
export function writePages({ outFolder, pages }: Site): void {
  for (const [name, html] of pages) {
    const forms = [name];
    // If there is a folder about/, simple servers respond to /about with its index.html, so that is a copy of the page.
    if (name !== 'index.html' && name !== '404.html') forms.push(name.replace(/\.html$/, '/index.html'));
    if (needsLowerCase(outFolder, name)) forms.push(...forms.map((form) => form.toLowerCase()));
    for (const form of forms) writeAtomically(path.join(outFolder, form), html);
  }
}

/**
 * Whether a page has capitals in its address: /facilities shows /Facilities on hosts without a rule for it. The copy
 * has the page's canonical link, and its script corrects the address bar
 * (components/startup/before-first-paint.inline.ts). A redirect would loop on a host that rewrites all addresses to
 * lower case, as Netlify does.
 */
function needsLowerCase(outFolder: string, name: string): boolean {
  // The file systems of macOS and Windows usually ignore case, so the copy would overwrite the page.
  return name !== name.toLowerCase() && !existsSync(path.join(outFolder, name.toUpperCase()));
}

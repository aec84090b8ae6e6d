/** The export that the postprocess steps work on: how it is read, what is removed from it, and how it is written. */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '../../lib/node/list-files';
import { writeAtomically } from '../../lib/node/project';
import { UserError } from '../../lib/node/user-error';
import { canonicalOf, elementsOf } from '../html';
import { scriptFolder, type BrowserScripts } from '../scripts/browser-scripts';

export interface ExportedSite {
  outFolder: string;
  /** For the host files that a person installs. */
  hostsFolder: string;
  /** '' or '/site' */
  basePath: string;
  /** The host name in the home page's canonical link: 'www.hotel.example'. */
  host: string;
  /** The build ID. */
  build: string;
  /** What `makeBrowserScripts` returned. */
  scripts: BrowserScripts;
  /** The HTML of each page by file name: 'about.html'. Steps change it here, and `writePages` writes it to disk. */
  pages: Map<string, string>;
}

/** @throws {UserError} when there is no export, or its canonical address is missing */
export function readSite(options: Omit<ExportedSite, 'host' | 'pages'>): ExportedSite {
  const { outFolder } = options;
  const names = listFiles(outFolder).filter((name) => name.endsWith('.html'));
  const pages = new Map(names.map((name) => [name, readFileSync(path.join(outFolder, name), 'utf8')]));
  const home = canonicalOf(elementsOf(pages.get('index.html') ?? '')) ?? '';
  if (!URL.canParse(home)) throw new UserError('The home page has no canonical address (app/page.tsx).');
  return { ...options, host: new URL(home).host, pages };
}

/**
 * Removes exported files that no browser requests: the RSC payloads (about.txt, about/__next….txt) and the second copy
 * of the 404 page.
 */
export function removePayloads({ outFolder, pages }: ExportedSite): void {
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
export function removeNextFiles({ outFolder }: ExportedSite): void {
  for (const name of listFiles(outFolder))
    if (/^_next\/.*\.(js|css)$/.test(name) && !name.startsWith(scriptFolder))
      rmSync(path.join(outFolder, name));
  const folders = readdirSync(outFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  // The deepest first: the folders around them can then be empty too.
  for (const folder of folders.sort().reverse()) if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Writes each page, and the copies that some hosts need for other forms of its address. */
export function writePages({ outFolder, pages }: ExportedSite): void {
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

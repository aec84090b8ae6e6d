import { readFileSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '../../lib/node/list-files';
import { UserError } from '../../lib/node/user-error';
import { canonicalOf, elementsOf } from '../html';
import type { BrowserScripts } from '../scripts/browser-scripts';

/** The export that the postprocess steps work on. */
export interface Site {
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

/** Thrown for HTML that a transform does not support. The message completes the sentence "about.html: it has …". */
export class UnsupportedHtml extends Error {}

export type SiteOptions = Pick<Site, 'outFolder' | 'hostsFolder' | 'basePath' | 'build' | 'scripts'>;

/** @throws {UserError} when there is no export, or its canonical address is missing */
export function readSite(options: SiteOptions): Site {
  const { outFolder } = options;
  const names = listFiles(outFolder).filter((name) => name.endsWith('.html'));
  const pages = new Map(names.map((name) => [name, readFileSync(path.join(outFolder, name), 'utf8')]));
  const home = canonicalOf(elementsOf(pages.get('index.html') ?? '')) ?? '';
  if (!URL.canParse(home)) throw new UserError('The home page has no canonical address (app/page.tsx).');
  return { ...options, host: new URL(home).host, pages };
}

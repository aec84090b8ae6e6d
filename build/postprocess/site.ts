import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nameOfBuild } from '../exported-pages';
import { canonicalOf, elementsOf } from '../html';
import { listFiles } from '../project';
import { UserError } from '../user-error';

/** The export, while the steps of the postprocess work on it. */
export interface Site {
  outFolder: string;
  /** Gets the files of hosts that read none from the export. */
  hostsFolder: string;
  /** '' or '/site' */
  basePath: string;
  /** The server's name, 'www.hotel.example', as the home page's canonical link gives it. */
  host: string;
  /** Next's name of this build. */
  build: string;
  /** Each page's HTML, by its file's name: 'about.html'. A step changes it here; `writePages` writes it. */
  pages: Map<string, string>;
}

/** Next.js wrote a page in another form than a transform knows; the message goes on "about.html: it has …". */
export class UnknownHtml extends Error {}

export type SiteOptions = Pick<Site, 'outFolder' | 'hostsFolder' | 'basePath'>;

/** @throws {UserError} when there is no export, or none that names its build and its address */
export function readSite(options: SiteOptions): Site {
  const { outFolder } = options;
  const build = nameOfBuild(outFolder);
  if (!build)
    throw new UserError(
      `${outFolder} does not say which build it is: Next.js writes _next/static/BUILD/_buildManifest.js.`,
    );
  const names = listFiles(outFolder).filter((name) => name.endsWith('.html'));
  const pages = new Map(names.map((name) => [name, readFileSync(path.join(outFolder, name), 'utf8')]));
  const home = canonicalOf(elementsOf(pages.get('index.html') ?? '')) ?? '';
  if (!URL.canParse(home)) throw new UserError('The home page has no canonical address (app/page.tsx).');
  return { ...options, host: new URL(home).host, build, pages };
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nameOfBuild } from '../exported-pages';
import { elementsOf } from '../html';
import { listFiles } from '../project';
import { UserError } from '../user-error';

/** The export, while the steps of the postprocess work on it. */
export interface Site {
  outFolder: string;
  /** Gets the files of hosts that read none from the export. */
  hostsFolder: string;
  /** '' or '/site' */
  basePath: string;
  /** The server's name, as the home page's canonical link gives it. */
  host: string;
  /** Next's name of this build, which is in every page. */
  build: string;
  /** Each page's HTML, by its file's name: 'about.html'. A step changes it here; `writePages` writes it. */
  pages: Map<string, string>;
}

/** Next.js wrote a page in another form than a transform knows; the message goes on "about.html: it has …". */
export class UnknownHtml extends Error {}

export type SiteOptions = Pick<Site, 'outFolder' | 'hostsFolder' | 'basePath'>;

/** @throws {UserError} when there is no export, or none that names its build */
export function readSite({ outFolder, hostsFolder, basePath }: SiteOptions): Site {
  if (!existsSync(path.join(outFolder, 'index.html')))
    throw new UserError(`There is no exported site in ${outFolder}: run \`npm run build\`.`);
  const build = nameOfBuild(outFolder);
  if (!build)
    throw new UserError(
      `${outFolder} does not say which build it is: Next.js writes _next/static/BUILD/_buildManifest.js.`,
    );
  const names = listFiles(outFolder).filter((name) => name.endsWith('.html'));
  const pages = names.map((name) => [name, readFileSync(path.join(outFolder, name), 'utf8')] as const);
  return { outFolder, hostsFolder, basePath, host: hostOf(outFolder), build, pages: new Map(pages) };
}

function hostOf(outFolder: string): string {
  const home = elementsOf(readFileSync(path.join(outFolder, 'index.html'), 'utf8'));
  const address = home.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href ?? '';
  return URL.canParse(address) ? new URL(address).host : 'www.example.com';
}

/** The file of the export that an address of a page names; undefined for an address of another site. */
export function fileOf({ basePath, outFolder }: Site, address: string): string | undefined {
  if (!address.startsWith(`${basePath}/`) || address.startsWith('//')) return undefined;
  const [pathname = ''] = address.slice(basePath.length).split('?');
  return path.join(outFolder, decodeURIComponent(pathname));
}

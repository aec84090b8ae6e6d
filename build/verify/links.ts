import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import type { HtmlElement } from '../html';

/** The export that is verified. */
export interface CheckedSite {
  outFolder: string;
  /** '' or '/site' */
  basePath: string;
  /** The origin in the canonical links. */
  origin: string;
  /** The elements of each page by file name: 'about.html'. */
  pages: Map<string, HtmlElement[]>;
}

/** The canonical address of a file. Its relative links are resolved against it. */
export const addressOf = ({ origin, basePath }: CheckedSite, name: string) =>
  `${origin}${basePath}/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`;

/** The problem of an address in a file; undefined if it is correct. */
export function linkProblem(site: CheckedSite, name: string, address: string): string | undefined {
  if (/^(mailto|tel|sms|data|blob):/i.test(address)) return undefined;
  const base = addressOf(site, name);
  if (!URL.canParse(address, base)) return `has the address ${address}, which is not valid`;
  const { origin, protocol, pathname, hash } = new URL(address, base);
  if (protocol === 'http:' && origin !== site.origin)
    return `leads to ${address} without encryption: use https`;
  if (origin !== site.origin) return undefined;
  if (!`${pathname}/`.startsWith(`${site.basePath}/`))
    return `points to ${address}, outside the sub-path ${site.basePath}`;
  const file = findFile(site, pathname);
  if (!file) return `points to ${address}, which does not exist`;
  const fragment = decodeURIComponent(hash.slice(1));
  if (fragment === '' || fragment === 'top') return undefined;
  const isThere = file.endsWith('.svg')
    ? readFileSync(path.join(site.outFolder, file), 'utf8').includes(`id="${fragment}"`)
    : (site.pages.get(file)?.some(({ attributes }) => attributes.id === fragment) ?? true);
  return isThere ? undefined : `points to ${address}, but ${file} has no such id`;
}

/** The file that any host returns for a path; undefined for none. Letter case must match, as on most hosts. */
function findFile({ outFolder, basePath }: CheckedSite, pathname: string): string | undefined {
  const inside = decodeURIComponent(pathname)
    .slice(basePath.length)
    .replace(/^\/|\/$/g, '');
  const choices = [inside, `${inside}.html`, path.posix.join(inside, 'index.html')];
  return choices.find((name) => statSync(path.join(outFolder, name), { throwIfNoEntry: false })?.isFile());
}

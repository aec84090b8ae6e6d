import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInlineScript, type HtmlElement } from '../html';

/** An export under check. */
export interface CheckedSite {
  outFolder: string;
  /** '' or '/site' */
  basePath: string;
  /** As the canonical links name it. */
  origin: string;
  /** Each page's elements, by its file's name: 'about.html'. */
  pages: Map<string, HtmlElement[]>;
}

/** The canonical address of a file, from which its relative links start. */
export const addressOf = ({ origin, basePath }: CheckedSite, name: string) =>
  `${origin}${basePath}/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`;

/** Every address that an element refers to. */
export function addressesIn(element: HtmlElement): string[] {
  const { rel, property, name, content, href, src, action, srcset, imagesrcset } = element.attributes;
  // Names a server, no file.
  if (rel === 'preconnect') return [];
  const candidates = [srcset, imagesrcset].flatMap((set) => set?.split(',') ?? []);
  const picture = /^(og:image|twitter:image)$/.test(property ?? name ?? '') && content;
  // The files that a script starts, or that React will ask for.
  const files = isInlineScript(element)
    ? element.content.matchAll(/"((?:\/[^"\\\s]*)?\/_next\/static\/[^"\\\s]+)"/g)
    : [];
  return [
    ...[href, src, action, picture],
    ...candidates.map((each) => each.trim().split(/\s+/)[0]),
    ...[...files].map(([, address]) => address),
  ].filter((address): address is string => Boolean(address));
}

/** What is wrong with an address that a file names; undefined for nothing. */
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

/** The file that answers a path on any host; undefined for none. Names are compared exactly, as most hosts do. */
function findFile({ outFolder, basePath }: CheckedSite, pathname: string): string | undefined {
  const inside = decodeURIComponent(pathname)
    .slice(basePath.length)
    .replace(/^\/|\/$/g, '');
  const choices = [inside, `${inside}.html`, path.posix.join(inside, 'index.html')];
  return choices.find((name) => statSync(path.join(outFolder, name), { throwIfNoEntry: false })?.isFile());
}

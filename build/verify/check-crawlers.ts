import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Report } from './check-page';
import type { CheckedSite } from './verify';

/** What a link that is shared needs; all of it on every page. */
const sharingTags = [
  ...['title', 'description', 'type', 'url', 'locale', 'site_name', 'image'].map((name) => `og:${name}`),
  ...['card', 'title', 'description', 'image'].map((name) => `twitter:${name}`),
];

/** An address without the slash at its end. */
const bare = (address = '') => address.replace(/\/$/, '');

/**
 * Whether crawlers and programs that preview links find what they need: a title and a description that no other page
 * has, the tags of shared links, structured data that can be parsed, and a sitemap of exactly these pages.
 *
 * @param indexed the pages that may be found
 */
export function checkCrawlers(site: CheckedSite, indexed: Page[], report: Report): void {
  const owners = new Map<string, string>();
  for (const { name, root, all, metadata, canonical, report: reportAt } of indexed) {
    const note = (message: string) => reportAt(root, message);
    const values = { title: all('title')[0]?.content, description: metadata('description') };
    for (const [field, value] of Object.entries(values)) {
      const owner = owners.get(`${field} ${value}`);
      if (!value) note(`has no ${field}`);
      else if (owner) note(`has the same ${field} as ${owner}`);
      owners.set(`${field} ${value}`, name);
    }
    for (const tag of sharingTags.filter((each) => !metadata(each))) note(`has no ${tag}`);
    if (metadata('og:url') !== canonical)
      note(`shares ${metadata('og:url')}, but its canonical address is ${canonical}`);
    const expected = site.origin + site.addressOf(name);
    if (canonical && bare(canonical) !== bare(expected))
      note(`names ${canonical} as its canonical address, but is ${expected}`);

    const blocks = all('script').filter(({ attributes }) => attributes.type === 'application/ld+json');
    if (blocks.length === 0) note('has no structured data');
    for (const block of blocks) {
      try {
        JSON.parse(block.content);
      } catch (error) {
        reportAt(block, `has structured data that is no JSON: ${String(error)}`);
      }
    }
  }
  checkSitemap(
    site,
    indexed.map(({ canonical }) => bare(canonical)),
    (message) => report('sitemap.xml', message),
  );
}

/** The same addresses as the pages' own, and pictures that are there. */
function checkSitemap(
  { outFolder, origin, findFile }: CheckedSite,
  addresses: string[],
  note: (message: string) => void,
) {
  const file = path.join(outFolder, 'sitemap.xml');
  if (!existsSync(file)) return note('is missing');
  const text = readFileSync(file, 'utf8');
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => bare(address));
  for (const address of addresses.filter((each) => !listed.includes(each))) note(`lacks ${address}`);
  for (const [at, address] of listed.entries())
    if (!addresses.includes(address) || listed.indexOf(address) !== at)
      note(`lists ${address}, which is no page or is listed twice`);
  for (const [, address = ''] of text.matchAll(/<image:loc>([^<]*)<\/image:loc>/g))
    if (!address.startsWith(`${origin}/`) || !findFile(new URL(address).pathname))
      note(`lists ${address}, which does not exist`);
}

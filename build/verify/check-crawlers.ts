import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Report } from './check-page';
import type { CheckedSite } from './verify';

type Say = (part: string, message: string) => void;

/** What a link that is shared needs; all of it on every page. */
const sharingTags = [
  ...['title', 'description', 'type', 'url', 'locale', 'site_name', 'image'].map((name) => `og:${name}`),
  ...['card', 'title', 'description', 'image'].map((name) => `twitter:${name}`),
];

/**
 * Whether crawlers and programs that preview links find what they need: a title and a description that no other page
 * has, the tags of shared links, structured data that can be parsed, and a sitemap of exactly these pages.
 *
 * @param indexed the pages that may be found
 */
export function checkCrawlers(site: CheckedSite, indexed: Page[], report: Report): void {
  const owners = new Map<string, string>();
  for (const page of indexed) {
    const { name, metadata, canonical } = page;
    const say = (message: string) => page.say(page.root, message);
    const title = page.all('title')[0]?.content;
    for (const [field, value] of Object.entries({ title, description: metadata('description') })) {
      const owner = owners.get(`${field} ${value}`);
      if (!value) say(`has no ${field}`);
      else if (owner) say(`has the same ${field} as ${owner}`);
      owners.set(`${field} ${value}`, name);
    }
    for (const tag of sharingTags.filter((each) => !metadata(each))) say(`has no ${tag}`);
    if (metadata('og:url') !== canonical)
      say(`shares ${metadata('og:url')}, but its canonical address is ${canonical}`);
    const size = `${metadata('og:image:width')} × ${metadata('og:image:height')}`;
    if (size !== '1200 × 630') say(`has a shared picture of ${size}, not 1200 × 630`);
    if (!page.root.attributes.lang) say('does not say its language');
    const expected = site.origin + site.addressOf(name);
    if (canonical && bare(canonical) !== bare(expected))
      say(`names ${canonical} as its canonical address, but is ${expected}`);

    const blocks = page.all('script').filter(({ attributes }) => attributes.type === 'application/ld+json');
    if (blocks.length === 0) say('has no structured data');
    for (const block of blocks) {
      try {
        JSON.parse(block.content);
      } catch (error) {
        page.say(block, `has structured data that is no JSON: ${String(error)}`);
      }
    }
  }
  const addresses = indexed.map(({ canonical }) => bare(canonical ?? ''));
  const file = path.join(site.outFolder, 'sitemap.xml');
  if (!existsSync(file)) return report('sitemap.xml:1:1', 'is missing');
  const text = readFileSync(file, 'utf8');
  checkSitemap(site, addresses, text, (part, message) => {
    const line = text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length;
    report(`sitemap.xml:${line}:1`, message);
  });
}

/** The same addresses as the pages' own, and pictures that are there. */
function checkSitemap(site: CheckedSite, addresses: string[], text: string, say: Say): void {
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => bare(address));
  for (const address of addresses.filter((each) => !listed.includes(each))) say('', `lacks ${address}`);
  for (const [at, address] of listed.entries())
    if (!addresses.includes(address) || listed.indexOf(address) !== at)
      say(address, `lists ${address}, which is no page or is listed twice`);
  for (const [, address = ''] of text.matchAll(/<image:loc>([^<]*)<\/image:loc>/g))
    if (!address.startsWith(`${site.origin}/`) || !site.findFile(new URL(address).pathname))
      say(address, `lists ${address}, which does not exist`);
}

/** An address without the slash at its end. */
function bare(address: string): string {
  return address.replace(/\/$/, '');
}

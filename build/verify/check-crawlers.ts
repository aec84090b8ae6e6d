import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import robotsParser from 'robots-parser';
import type { HtmlElement } from '../html';
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
 * has, the tags of shared links, structured data that can be read and refers to what is described (e2e judges the rest),
 * a sitemap of exactly these pages, and a robots.txt that lets them in.
 *
 * @param indexed the pages that may be found
 */
export function checkCrawlers(site: CheckedSite, indexed: Page[], report: Report): void {
  const owners = new Map<string, string>();
  const described = new Set<unknown>();
  const referred: { page: Page; block: HtmlElement; id: unknown }[] = [];
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
        visit(JSON.parse(block.content), described, (id) => referred.push({ page, block, id }));
      } catch (error) {
        page.say(block, `has structured data that is no JSON: ${String(error)}`);
      }
    }
  }
  for (const { page, block, id } of referred.filter((each) => !described.has(each.id)))
    page.say(block, `has structured data that refers to ${id}, which no page describes`);

  const addresses = indexed.map(({ canonical }) => bare(canonical ?? ''));
  const read = (name: string, check: (text: string, say: Say) => void) => {
    const file = path.join(site.outFolder, name);
    if (!existsSync(file)) return report(`${name}:1:1`, 'is missing');
    const text = readFileSync(file, 'utf8');
    check(text, (part, message) => {
      const line = text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length;
      report(`${name}:${line}:1`, message);
    });
  };
  read('sitemap.xml', (text, say) => checkSitemap(site, addresses, text, say));
  read('robots.txt', (text, say) => {
    // Read by an independent parser, as a crawler would.
    const robots = robotsParser(`${site.origin}/robots.txt`, text);
    for (const address of addresses.filter((each) => !robots.isAllowed(each, 'Googlebot')))
      say('', `keeps crawlers from ${address}`);
    const map = `${site.origin}${site.basePath}/sitemap.xml`;
    if (!robots.getSitemaps().includes(map)) say('', `does not name ${map}`);
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

/** Notes the identifiers that structured data describes, and those that it only refers to. */
function visit(value: unknown, described: Set<unknown>, refer: (id: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const id = '@id' in value ? value['@id'] : undefined;
  if (id !== undefined && Object.keys(value).length === 1) refer(id);
  else if (id !== undefined) described.add(id);
  for (const each of Object.values(value)) visit(each, described, refer);
}

/** An address without the slash at its end. */
function bare(address: string): string {
  return address.replace(/\/$/, '');
}

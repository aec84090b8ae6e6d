import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// A package of the older kind: its types name an export that its code does not have.
const readRobots = createRequire(import.meta.url)('robots-parser');

const start = { line: 1, column: 1 };

/** What a link that is shared needs; all of it on every page. */
const sharingTags = ['title', 'description', 'type', 'url', 'locale', 'site_name', 'image']
  .map((name) => `og:${name}`)
  .concat(['card', 'title', 'description', 'image'].map((name) => `twitter:${name}`));

/**
 * Whether crawlers and programs that preview links find what they need: a title and a description that no other page
 * has, the tags of shared links, structured data that can be read and refers to what is described (e2e judges the rest),
 * and a robots.txt that lets them in.
 *
 * @param {{ outFolder: string, basePath: string, origin: string }} site
 * @param {object[]} indexed the pages that may be found
 * @param {(name: string, place: { line: number, column: number }, message: string) => void} report
 */
export function checkCrawlers({ outFolder, basePath, origin }, indexed, report) {
  const owners = new Map();
  const ids = new Set();
  const referred = [];
  for (const page of indexed) {
    const { name, metadata, canonical } = page;
    for (const field of ['title', 'description']) {
      const key = `${field} ${page[field]}`;
      if (!page[field]) report(name, start, `has no ${field}`);
      else if (owners.has(key)) report(name, start, `has the same ${field} as ${owners.get(key)}`);
      owners.set(key, name);
    }
    for (const tag of sharingTags.filter((each) => !metadata.get(each))) report(name, start, `has no ${tag}`);
    const shared = metadata.get('og:url');
    if (shared && shared !== canonical)
      report(name, start, `shares ${shared}, but its canonical address is ${canonical}`);
    const size = [metadata.get('og:image:width'), metadata.get('og:image:height')].join(' × ');
    if (size !== '1200 × 630') report(name, start, `has a shared picture of ${size}, not 1200 × 630`);
    if (!page.language) report(name, start, 'does not say its language');
    if (page.structuredData.length === 0) report(name, start, 'has no structured data');
    for (const { json, place } of page.structuredData) {
      try {
        visit(JSON.parse(json), ids, (id) => referred.push({ name, place, id }));
      } catch (error) {
        report(name, place, `has structured data that is no JSON: ${error.message}`);
      }
    }
  }
  for (const { name, place, id } of referred.filter((each) => !ids.has(each.id)))
    report(name, place, `has structured data that refers to ${id}, which no page describes`);

  if (!existsSync(path.join(outFolder, 'robots.txt'))) return report('robots.txt', start, 'is missing');
  // Read by an independent parser, as a crawler would.
  const robots = readRobots(`${origin}/robots.txt`, readFileSync(path.join(outFolder, 'robots.txt'), 'utf8'));
  for (const { canonical } of indexed.filter((page) => page.canonical))
    if (!robots.isAllowed(canonical, 'Googlebot'))
      report('robots.txt', start, `keeps crawlers from ${canonical}`);
  const map = `${origin}${basePath}/sitemap.xml`;
  if (!robots.getSitemaps().includes(map)) report('robots.txt', start, `does not name ${map}`);
}

/** Notes the identifiers that structured data describes, and those that it only refers to. */
function visit(value, ids, refer) {
  if (typeof value !== 'object' || value === null) return;
  const id = value['@id'];
  if (id !== undefined && Object.keys(value).length === 1) refer(id);
  else if (id !== undefined) ids.add(id);
  for (const each of Object.values(value)) visit(each, ids, refer);
}

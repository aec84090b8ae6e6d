import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inspectStructuredData } from './structured-data.mjs';

// A package of the older kind: its types name an export that its code does not have.
const readRobots = createRequire(import.meta.url)('robots-parser');

const start = { line: 1, column: 1 };

/** What a link that is shared needs; all of it on every page. */
const sharingTags = [
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:locale',
  'og:site_name',
  'og:image',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];

/**
 * Whether crawlers and programs that preview links find what they need: a title and a description that no other page
 * has, the tags of shared links, structured data in the vocabulary of schema.org, and a robots.txt that lets them in.
 *
 * @param {{ outFolder: string, basePath: string, origin: string, pages: Map<string, object> }} site
 * @param {object[]} indexed the pages that may be found
 * @param {(name: string, place: { line: number, column: number }, message: string) => void} report
 */
export function checkCrawlers(site, indexed, report) {
  for (const field of ['title', 'description']) {
    const owners = new Map();
    for (const page of indexed) {
      const text = page[field];
      if (!text) report(page.name, start, `has no ${field}`);
      else if (owners.has(text)) report(page.name, start, `has the same ${field} as ${owners.get(text)}`);
      else owners.set(text, page.name);
    }
  }
  for (const page of indexed) checkSharing(page, report);
  checkStructuredData(indexed, report);
  checkRobots(site, indexed, report);
}

function checkSharing(page, report) {
  const { metadata, canonical } = page;
  for (const name of sharingTags.filter((each) => !metadata.get(each)))
    report(page.name, start, `has no ${name}`);
  if (metadata.get('og:url') && metadata.get('og:url') !== canonical)
    report(page.name, start, `shares ${metadata.get('og:url')}, but its canonical address is ${canonical}`);
  const size = [metadata.get('og:image:width'), metadata.get('og:image:height')].join(' × ');
  if (size !== '1200 × 630') report(page.name, start, `has a shared picture of ${size}, not 1200 × 630`);
  if (!page.language) report(page.name, start, 'does not say its language');
}

function checkStructuredData(indexed, report) {
  const defined = new Set();
  const referred = [];
  for (const page of indexed) {
    if (page.structuredData.length === 0) report(page.name, start, 'has no structured data');
    for (const { json, place } of page.structuredData) {
      const found = inspectStructuredData(json);
      for (const fault of found.faults) report(page.name, place, fault);
      for (const id of found.defined) defined.add(id);
      referred.push(...found.referred.map((id) => ({ page, place, id })));
    }
  }
  for (const { page, place, id } of referred.filter((each) => !defined.has(each.id)))
    report(page.name, place, `has structured data that refers to ${id}, which no page describes`);
}

/** Read by an independent parser, as a crawler would: robots.txt counts at the root of a domain only. */
function checkRobots({ outFolder, basePath, origin }, indexed, report) {
  const name = 'robots.txt';
  const file = path.join(outFolder, name);
  if (!existsSync(file)) return report(name, start, 'is missing');
  const robots = readRobots(`${origin}/${name}`, readFileSync(file, 'utf8'));
  for (const { canonical } of indexed) {
    if (canonical && !robots.isAllowed(canonical, 'Googlebot'))
      report(name, start, `keeps crawlers from ${canonical}`);
  }
  const map = `${origin}${basePath}/sitemap.xml`;
  if (!robots.getSitemaps().includes(map)) report(name, start, `does not name ${map}`);
}

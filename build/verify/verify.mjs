import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkCrawlers } from './crawlers.mjs';
import { inspectPage } from './inspect-page.mjs';
import { listFiles, projectRoot } from '../project.mjs';
import { UserError } from '../user-error.mjs';

// The oldest Node.js that we support cannot import this package, only require it.
const { HtmlValidate, Parser } = createRequire(import.meta.url)('html-validate');

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Checks the finished export, before anybody deploys it: valid HTML (html-validate with .htmlvalidate.json, whose
 * switched-off rules are matters of style that the renderer decides); no broken link or fragment; every picture, script,
 * style, font and icon there; sitemap, canonical links and pages agree; titles, shared links, structured data and
 * robots.txt are what crawlers expect; the security policy covers every inline script.
 *
 * @param {object} options
 * @param {string} options.outFolder
 * @param {string} [options.basePath] '' or '/site'
 * @throws {UserError} listing every problem by page, line and column
 */
export function verifyExport({ outFolder, basePath = '' }) {
  const validator = new HtmlValidate(
    JSON.parse(readFileSync(path.join(projectRoot, '.htmlvalidate.json'), 'utf8')),
  );
  const parser = new Parser(validator.getConfigForSync('page.html'));
  const problems = [];
  const report = (name, { line, column, element }, message) =>
    problems.push(`${name}:${line}:${column} ${element ? `<${element}> ` : ''}${message}`);

  const pages = new Map();
  const checked = new Map();
  for (const name of listFiles(outFolder).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(path.join(outFolder, name), 'utf8');
    // about/index.html is about.html again: one reading will do for both.
    const twin = checked.get(html);
    if (twin) {
      pages.set(name, { ...twin, isCopy: true });
      continue;
    }
    const page = inspectPage(parser, name, html);
    pages.set(name, page);
    checked.set(html, page);
    for (const problem of page.problems) report(name, problem, problem.message);
    for (const result of validator.validateStringSync(html, name).results) {
      for (const { line, column, message, ruleId } of result.messages) {
        report(name, { line, column }, `${message} (${ruleId})`);
      }
    }
  }
  if (pages.size === 0)
    throw new UserError(`There is no exported site in ${outFolder}: run \`npm run build\`.`);

  const own = [...pages.values()].filter((page) => !page.isCopy);
  const indexed = own.filter((page) => page.isIndexed && page.name !== '404.html');
  const origin = originOf(indexed[0]?.canonical);
  const site = { outFolder, basePath, origin, pages };
  let count = 0;
  for (const page of own) {
    for (const reference of page.references) {
      count += 1;
      const message = problemOf(site, page, reference);
      if (message) report(page.name, reference, message);
    }
  }
  checkStyleSheets(site, report);
  checkManifest(site, report);
  checkRoutes(site, indexed, report);
  checkCrawlers(site, indexed, report);

  if (problems.length > 0) {
    throw new UserError(`verify: ${problems.length} problems in the export.\n${problems.join('\n')}`);
  }
  console.log(`verify: ${own.length} pages and ${count} links, pictures and files are in order`);
}

/** What is wrong with one address on a page; undefined for nothing. */
function problemOf(site, page, { address, attribute }) {
  if (address === '') return attribute === 'action' ? undefined : `has an empty ${attribute}`;
  if (/^javascript:/i.test(address))
    return 'runs a script from its address, which the security policy refuses';
  if (/^(mailto|tel|sms|data|blob):/i.test(address)) return undefined;
  const base = `${site.origin}${addressOf(site, page.name)}`;
  if (!URL.canParse(address, base)) return `has the address ${address}, which nobody can read`;
  const url = new URL(address, base);
  if (url.origin !== site.origin) {
    return url.protocol === 'http:' ? `leaves for ${address} without encryption: use https` : undefined;
  }
  const pathname = decodeURIComponent(url.pathname);
  if (pathname !== site.basePath && !pathname.startsWith(`${site.basePath}/`)) {
    return `points to ${address}, outside the sub-path ${site.basePath}`;
  }
  const file = findFile(site, pathname);
  if (!file) return `points to ${address}, which does not exist`;
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (fragment === '' || fragment === 'top') return undefined;
  if (file.endsWith('.svg')) {
    const svg = readFileSync(path.join(site.outFolder, file), 'utf8');
    return svg.includes(`id="${fragment}"`)
      ? undefined
      : `points to ${address}, but ${file} has no such part`;
  }
  const target = site.pages.get(file);
  if (target && !target.ids.has(fragment)) return `points to ${address}, but ${file} has no such id`;
  return undefined;
}

/** The file that answers a path on any host; names are compared exactly, as most hosts do. */
function findFile(site, pathname) {
  const inside = pathname.slice(site.basePath.length).replace(/^\/|\/$/g, '');
  const choices = inside === '' ? ['index.html'] : [inside, `${inside}.html`, `${inside}/index.html`];
  return choices.find((choice) =>
    statSync(path.join(site.outFolder, choice), { throwIfNoEntry: false })?.isFile(),
  );
}

/** The address that a page's relative links start from. */
function addressOf(site, name) {
  return `${site.basePath}/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`;
}

function checkStyleSheets(site, report) {
  for (const name of listFiles(site.outFolder).filter((file) => file.endsWith('.css'))) {
    const css = readFileSync(path.join(site.outFolder, name), 'utf8');
    for (const match of css.matchAll(/url\(\s*(["']?)([^"')]*)\1\s*\)/g)) {
      const [, , address] = match;
      const place = { line: css.slice(0, match.index).split('\n').length, column: 1 };
      if (address.startsWith('#')) continue;
      if (/^data:/.test(address)) {
        report(
          name,
          place,
          'holds a picture in its text (data:), which the security policy refuses: use a file',
        );
        continue;
      }
      const url = new URL(address, `${site.origin}${site.basePath}/${name}`);
      const isThere = url.origin === site.origin && findFile(site, decodeURIComponent(url.pathname));
      if (!isThere) report(name, place, `points to ${address}, which does not exist`);
    }
  }
}

function checkManifest(site, report) {
  const name = 'manifest.webmanifest';
  const file = path.join(site.outFolder, name);
  if (!existsSync(file)) return;
  const { icons = [], start_url: start } = JSON.parse(readFileSync(file, 'utf8'));
  for (const address of [...icons.map(({ src }) => src), start].filter(Boolean)) {
    const url = new URL(address, `${site.origin}${site.basePath}/${name}`);
    if (!findFile(site, url.pathname))
      report(name, { line: 1, column: 1 }, `points to ${address}, which does not exist`);
  }
}

/** Pages, canonical links and sitemap name the same addresses. */
function checkRoutes(site, indexed, report) {
  const start = { line: 1, column: 1 };
  for (const page of indexed) {
    const expected = trimSlash(`${site.origin}${addressOf(site, page.name)}`);
    if (page.canonical !== undefined && trimSlash(page.canonical) !== expected) {
      report(
        page.name,
        page.canonicalPlace,
        `names ${page.canonical} as its canonical address, but is ${expected}`,
      );
    }
  }
  const file = path.join(site.outFolder, 'sitemap.xml');
  if (!existsSync(file)) return report('sitemap.xml', start, 'is missing');
  const text = readFileSync(file, 'utf8');
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => trimSlash(address));
  const canonical = indexed.map((page) => trimSlash(page.canonical ?? ''));
  for (const address of canonical.filter((each) => !listed.includes(each))) {
    report('sitemap.xml', start, `lacks ${address}`);
  }
  for (const address of listed.filter(
    (each, at) => !canonical.includes(each) || listed.indexOf(each) !== at,
  )) {
    report('sitemap.xml', lineOf(text, address), `lists ${address}, which is no page or is listed twice`);
  }
  for (const [entry] of text.matchAll(/<url>[\s\S]*?<\/url>/g)) checkOrder(text, entry, report);
  for (const [, address] of text.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)) {
    const url = new URL(address);
    if (url.origin !== site.origin || !findFile(site, decodeURIComponent(url.pathname))) {
      report('sitemap.xml', lineOf(text, address), `lists ${address}, which does not exist`);
    }
  }
}

/** The protocol's order of an entry, and its form of dates. https://www.sitemaps.org/protocol.html */
function checkOrder(text, entry, report) {
  const parts = [...entry.matchAll(/<(loc|lastmod|changefreq|priority|image:image)>/g)].map(([, tag]) => tag);
  const order = ['loc', 'lastmod', 'changefreq', 'priority', 'image:image'];
  const isOrdered = parts.every((tag, at) => at === 0 || order.indexOf(parts[at - 1]) <= order.indexOf(tag));
  if (!isOrdered) report('sitemap.xml', lineOf(text, entry), 'has an entry whose parts are out of order');
  const date = /<lastmod>([^<]*)</.exec(entry)?.[1];
  const isDate = date === undefined || /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/.test(date);
  if (!isDate || Date.parse(date) > Date.now() + DAY_MS) {
    report('sitemap.xml', lineOf(text, entry), `dates an entry ${date}, which is no date of a change`);
  }
}

function lineOf(text, part) {
  return { line: text.slice(0, text.indexOf(part)).split('\n').length, column: 1 };
}

function trimSlash(address) {
  return address.replace(/\/$/, '');
}

function originOf(canonical) {
  if (!canonical || !URL.canParse(canonical)) {
    throw new UserError(
      'verify: the first page has no absolute canonical address, so no link can be judged.',
    );
  }
  return new URL(canonical).origin;
}

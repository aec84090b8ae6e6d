import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { listFiles, projectRoot } from '../project';
import { UserError } from '../user-error';
import { checkPage, type Page, type Report } from './check-page';

/** An export under check. */
interface CheckedSite {
  outFolder: string;
  /** '' or '/site' */
  basePath: string;
  /** As the canonical links name it. */
  origin: string;
  /** The path that a file's relative links start from. */
  addressOf: (name: string) => string;
  /** The file that answers a path on any host; undefined for none. */
  findFile: (pathname: string) => string | undefined;
}

/**
 * Checks the finished export, before anybody deploys it: valid HTML (html-validate with .htmlvalidate.json, whose
 * switched-off rules are matters of style that the renderer decides); no broken link or fragment; every picture, script,
 * style, font and icon there; on every page the site's styles, a security policy and its own canonical address.
 *
 * @throws {UserError} listing every problem by page, line and column
 */
export function verifyExport({ outFolder, basePath = '' }: { outFolder: string; basePath?: string }): void {
  const rules = JSON.parse(readFileSync(path.join(projectRoot, '.htmlvalidate.json'), 'utf8'));
  const validator = new HtmlValidate(rules);
  const problems: string[] = [];
  const report: Report = (place, message) => problems.push(`${place} ${message}`);

  const files = listFiles(outFolder);
  const read = (name: string) => readFileSync(path.join(outFolder, name), 'utf8');
  const pages = new Map<string, Page>();
  // about/index.html is about.html again: one reading will do for both.
  const byText = new Map<string, Page>();
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const html = read(name);
    const page = byText.get(html) ?? checkPage(name, html, report);
    if (!byText.has(html))
      for (const { messages } of validator.validateStringSync(html, name).results)
        for (const { line, column, message, ruleId } of messages)
          report(`${name}:${line}:${column}`, `${message} (${ruleId})`);
    byText.set(html, page);
    pages.set(name, page);
  }
  if (pages.size === 0)
    throw new UserError(`There is no exported site in ${outFolder}: run \`npm run build\`.`);

  const own = [...byText.values()];
  const site = siteOf(outFolder, basePath, pages.get('index.html')?.canonical);
  const sheets = files.filter((name) => name.endsWith('.css') && read(name).includes('--color-ink:'));
  const isTokens = (href = '') => sheets.some((name) => href.endsWith(`/${name}`));
  for (const page of own) {
    if (!page.all('link').some(({ attributes: { rel, href } }) => rel === 'stylesheet' && isTokens(href)))
      page.report(
        page.root,
        'lacks the style sheet with the design tokens: app/layout.tsx imports it for all pages in it',
      );
    const expected = site.origin + site.addressOf(page.name);
    if (page.canonical && page.canonical.replace(/\/$/, '') !== expected.replace(/\/$/, ''))
      page.report(page.root, `names ${page.canonical} as its canonical address, but is ${expected}`);
    for (const { element, address } of page.references) {
      const message = problemOf(site, page.name, address, pages);
      if (message) page.report(element, message);
    }
  }
  for (const name of files.filter((file) => file.endsWith('.css')))
    checkStyleSheet(site, name, read(name), report);
  for (const name of files.filter((file) => file === 'manifest.webmanifest')) {
    const { icons = [], start_url: start } = JSON.parse(read(name)) as {
      icons?: { src: string }[];
      start_url: string;
    };
    for (const message of [start, ...icons.map(({ src }) => src)].map((address) =>
      problemOf(site, name, address),
    ))
      if (message) report(name, message);
  }

  if (problems.length > 0)
    throw new UserError(`verify: ${problems.length} problems in the export.\n${problems.join('\n')}`);
  const count = own.reduce((sum, { references }) => sum + references.length, 0);
  console.log(`verify: ${own.length} pages and ${count} links, pictures and files are in order`);
}

function siteOf(outFolder: string, basePath: string, canonical = ''): CheckedSite {
  if (!URL.canParse(canonical))
    throw new UserError('verify: the home page has no absolute canonical address, so no link can be judged.');
  return {
    outFolder,
    basePath,
    origin: new URL(canonical).origin,
    addressOf: (name) => `${basePath}/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`,
    // Names are compared exactly, as most hosts do.
    findFile(pathname) {
      const inside = decodeURIComponent(pathname)
        .slice(basePath.length)
        .replace(/^\/|\/$/g, '');
      const choices = inside === '' ? ['index.html'] : [inside, `${inside}.html`, `${inside}/index.html`];
      return choices.find((name) =>
        statSync(path.join(outFolder, name), { throwIfNoEntry: false })?.isFile(),
      );
    },
  };
}

/** What is wrong with an address that a file names; undefined for nothing. */
function problemOf(
  site: CheckedSite,
  name: string,
  address: string,
  pages?: Map<string, Page>,
): string | undefined {
  if (/^(mailto|tel|sms|data|blob):/i.test(address)) return undefined;
  const base = `${site.origin}${site.addressOf(name)}`;
  if (!URL.canParse(address, base)) return `has the address ${address}, which is not valid`;
  const { origin, protocol, pathname, hash } = new URL(address, base);
  if (protocol === 'http:' && origin !== site.origin)
    return `leads to ${address} without encryption: use https`;
  if (origin !== site.origin) return undefined;
  if (!`${pathname}/`.startsWith(`${site.basePath}/`))
    return `points to ${address}, outside the sub-path ${site.basePath}`;
  const file = site.findFile(pathname);
  if (!file) return `points to ${address}, which does not exist`;
  const fragment = decodeURIComponent(hash.slice(1));
  if (fragment === '' || fragment === 'top') return undefined;
  const isThere = file.endsWith('.svg')
    ? readFileSync(path.join(site.outFolder, file), 'utf8').includes(`id="${fragment}"`)
    : (pages?.get(file)?.ids.has(fragment) ?? true);
  return isThere ? undefined : `points to ${address}, but ${file} has no such id`;
}

function checkStyleSheet(site: CheckedSite, name: string, css: string, report: Report): void {
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?([^"')#][^"')]*)/g)) {
    const message = address.startsWith('data:')
      ? 'holds a picture in its text (data:), which the security policy refuses: use a file'
      : problemOf(site, name, address);
    if (message) report(name, message);
  }
}

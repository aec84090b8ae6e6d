import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { exportedPages } from '../exported-pages';
import { addressesIn, canonicalOf, elementsOf, type HtmlElement } from '../html';
import { projectRoot } from '../project';
import { UserError } from '../user-error';
import { addressOf, linkProblem, type CheckedSite } from './links';
import { policyProblem } from './policy';

/** Classes without a style: tests and scripts find elements by them that have no role or name of their own. */
const UNSTYLED = 'brand contact-form counter counters honeypot rotation-button skip-link'.split(' ');

/** What only Tailwind understands. It must be gone from the styles of a page. */
const TAILWIND_ONLY = /\btheme\(|--(?:alpha|spacing)\(|@(?:apply|variant|custom-variant|utility|reference)\b/;

/** The classes of an element. */
const classesOf = ({ attributes }: HtmlElement) => attributes.class?.split(/\s+/).filter(Boolean) ?? [];

/** The classes that a rule of the page or one of its scripts names. */
function styledClasses(elements: HtmlElement[]): Set<string> {
  const texts = elements
    .filter(({ name }) => name === 'style' || name === 'script')
    .map(({ content }) => content);
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name),
  );
  return new Set([...UNSTYLED, ...names.map((name) => name.replace(/\\(.)/g, '$1'))]);
}

/**
 * Checks the finished export before it is deployed. The HTML must be valid (html-validate; .htmlvalidate.json turns off
 * rules of style that the renderer decides). Every link, fragment, picture, script, style, font and icon must exist.
 * Every page must have the site's styles, a rule for each class, a security policy that blocks nothing in it, and its own
 * canonical address.
 *
 * @throws {UserError} listing every problem by page, line and column
 */
export function verifyExport({ outFolder, basePath = '' }: { outFolder: string; basePath?: string }): void {
  const rules = readFileSync(path.join(projectRoot, '.htmlvalidate.json'), 'utf8');
  const validator = new HtmlValidate(JSON.parse(rules));
  const read = (name: string) => readFileSync(path.join(outFolder, name), 'utf8');
  // The other HTML files are copies of these: about/index.html is a copy of about.html.
  const names = [...exportedPages(outFolder), '/404'].map((route) => `${route.slice(1) || 'index'}.html`);
  const pages = new Map(names.map((name) => [name, elementsOf(read(name))]));
  const { origin } = new URL(canonicalOf(pages.get('index.html')) ?? '');
  const site: CheckedSite = { outFolder, basePath, origin, pages };

  const problems: string[] = [];
  const report = (place: string, message: string | false | undefined) =>
    message && problems.push(`${place} ${message}`);
  let count = 0;
  for (const [name, elements] of pages) {
    for (const { messages } of validator.validateStringSync(read(name), name).results)
      for (const { line, column, message, ruleId } of messages)
        report(`${name}:${line}:${column}`, `${message} (${ruleId})`);
    const styled = styledClasses(elements);
    for (const element of elements) {
      const place = `${name}:${element.line}:${element.column} <${element.name}>`;
      const unstyled = classesOf(element).find((each) => !styled.has(each));
      report(
        place,
        unstyled &&
          `has the class "${unstyled}", which no style sheet of the page has: write it as in tailwind.config.ts, import the style sheet in the component, or remove the class`,
      );
      const raw = element.name === 'style' && TAILWIND_ONLY.exec(element.content)?.[0];
      report(
        place,
        raw &&
          `has ${raw} in a style, which no browser understands: begin the component's style sheet with @reference (docs/add-a-section.md)`,
      );
      const addresses = addressesIn(element);
      report(place, policyProblem(site, name, element, addresses));
      for (const address of addresses) report(place, linkProblem(site, name, address));
      count += addresses.length;
    }
    const having = (key: string, value: string) =>
      elements.map(({ attributes }) => attributes).filter((attributes) => attributes[key] === value);
    const place = `${name}:1:1 <html>`;
    const headings = elements.filter((each) => each.name === 'h1').length;
    report(place, headings !== 1 && `has ${headings} h1 headings instead of one`);
    const policies = having('http-equiv', 'Content-Security-Policy').length;
    report(place, policies !== 1 && `has ${policies} security policies instead of one`);
    const canonicals = having('rel', 'canonical').map(({ href }) => href?.replace(/\/$/, ''));
    const expected = addressOf(site, name).replace(/\/$/, '');
    const isIndexed = !having('name', 'robots').some(({ content = '' }) => content.includes('noindex'));
    if (canonicals.length !== 1 && isIndexed)
      report(place, `has ${canonicals.length} canonical links instead of one`);
    else if (canonicals.some((canonical) => canonical !== expected))
      report(place, `names ${canonicals[0]} as its canonical address, but is ${expected}`);
    const hasStyles = elements.some((each) => each.name === 'style' && each.content.includes('--color-ink:'));
    const missing = 'the style sheet with the design tokens: app/layout.tsx imports it for its pages';
    report(place, !hasStyles && `lacks ${missing}`);
  }
  const manifest = 'manifest.webmanifest';
  for (const [, address = ''] of read(manifest).matchAll(/"(?:src|start_url)": *"([^"]*)"/g))
    report(manifest, linkProblem(site, manifest, address));

  if (problems.length > 0)
    throw new UserError(`verify: ${problems.length} problems in the export.\n${problems.join('\n')}`);
  console.log(`verify: ${pages.size} pages and ${count} links, pictures and files are correct`);
}

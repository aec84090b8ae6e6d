import { readFileSync } from 'node:fs';
import path from 'node:path';

import { HtmlValidate } from 'html-validate';

import { UserError } from '../../lib/node/user-error';
import { exportedPages } from '../exported-pages';
import { addressesIn, canonicalOf, elementsOf, type HtmlElement } from '../html';

import { htmlRules } from './html-rules';
import { addressOf, linkProblem, type CheckedSite } from './links';

/** What only Tailwind understands. It must be gone from the styles of a page. */
const TAILWIND_ONLY = /\btheme\(|--(?:alpha|spacing)\(|@(?:apply|variant|custom-variant|utility|reference)\b/;

/** A placeholder of a label that a visitor would read or hear: '{n} rooms'. */
const UNFILLED = /(?<=>[^<]*|\b(?:alt|aria-label|title|placeholder)="[^"]*)\{[a-z]\w*\}/i;
const SCRIPTS_AND_STYLES = /<(script|style)\b[^]*?<\/\1>/g;

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
  return new Set(names.map((name) => name.replace(/\\(.)/g, '$1')));
}

/**
 * Checks the finished export before it is deployed. The HTML must be valid (html-rules.ts). Every link, fragment,
 * picture, script, style, font and icon must exist. Every page must have one h1, a rule for each class, a security
 * policy, its own canonical address, and no text with an unfilled placeholder. No style may have anything that only
 * Tailwind understands.
 *
 * @throws {UserError} listing every problem by page, line and column
 */
export function verifyExport({ outFolder, basePath = '' }: { outFolder: string; basePath?: string }): void {
  const validator = new HtmlValidate(htmlRules);
  const read = (name: string) => readFileSync(path.join(outFolder, name), 'utf8');
  // The other HTML files are copies of these: about/index.html is a copy of about.html.
  const names = [...exportedPages(outFolder), '/404'].map((route) => `${route.slice(1) || 'index'}.html`);
  const pages = new Map(names.map((name) => [name, elementsOf(read(name))]));
  const { origin } = new URL(canonicalOf(pages.get('index.html')) ?? '');
  const site: CheckedSite = { outFolder, basePath, origin, pages };

  const addresses = new Map([...pages.values()].flat().map((element) => [element, addressesIn(element)]));
  const problems = [...pages].flatMap(([name, elements]) => [
    ...htmlProblems(validator, name, read(name)),
    ...elementProblems(site, name, elements, addresses),
    ...pageProblems(site, name, elements).map((problem) => `${name}:1:1 <html> ${problem}`),
  ]);
  const manifest = 'manifest.webmanifest';
  for (const [, address = ''] of read(manifest).matchAll(/"(?:src|start_url)": *"([^"]*)"/g)) {
    const problem = linkProblem(site, manifest, address);
    if (problem) problems.push(`${manifest} ${problem}`);
  }
  if (problems.length > 0)
    throw new UserError(`verify: problems in the export: ${problems.length}.\n${problems.join('\n')}`);
  const count = [...addresses.values()].flat().length;
  console.log(`verify: ${pages.size} pages and ${count} links, pictures and files are correct`);
}

/** What makes the HTML of a page invalid. */
const htmlProblems = (validator: HtmlValidate, name: string, html: string): string[] =>
  validator
    .validateStringSync(html, name)
    .results.flatMap(({ messages }) => messages)
    .map(({ line, column, message, ruleId }) => `${name}:${line}:${column} ${message} (${ruleId})`);

/** The problems of single elements of a page: their classes, styles and addresses. */
function elementProblems(
  site: CheckedSite,
  name: string,
  elements: HtmlElement[],
  addresses: ReadonlyMap<HtmlElement, string[]>,
): string[] {
  const styled = styledClasses(elements);
  return elements.flatMap((element) => {
    const unstyled = classesOf(element).find((each) => !styled.has(each));
    const raw = element.name === 'style' && TAILWIND_ONLY.exec(element.content)?.[0];
    const own = addresses.get(element)!;
    return [
      unstyled &&
        `has the class "${unstyled}", which no style sheet of the page has: write it as in tailwind.config.ts, import the style sheet in the component, or remove the class`,
      raw &&
        `has ${raw} in a style, which no browser understands: begin the component's style sheet with @reference (docs/code.md)`,
      ...own.map((address) => linkProblem(site, name, address)),
    ]
      .filter(Boolean)
      .map((problem) => `${name}:${element.line}:${element.column} <${element.name}> ${problem}`);
  });
}

/** The problems of a whole page: its headings, policy, canonical address and placeholders. */
function pageProblems(site: CheckedSite, name: string, elements: HtmlElement[]): string[] {
  const having = (key: string, value: string) =>
    elements.map(({ attributes }) => attributes).filter((attributes) => attributes[key] === value);
  const headings = elements.filter((each) => each.name === 'h1').length;
  const policies = having('http-equiv', 'Content-Security-Policy').length;
  const canonicals = having('rel', 'canonical').map(({ href }) => href?.replace(/\/$/, ''));
  const expected = addressOf(site, name).replace(/\/$/, '');
  const isIndexed = !having('name', 'robots').some(({ content = '' }) => content.includes('noindex'));
  const isWrongCount = canonicals.length !== 1 && isIndexed;
  const isOther = !isWrongCount && canonicals.some((canonical) => canonical !== expected);
  const body = elements.find((each) => each.name === 'body')?.content.replace(SCRIPTS_AND_STYLES, '') ?? '';
  const unfilled = UNFILLED.exec(`>${body}`)?.[0];
  return [
    headings !== 1 && `has ${headings} h1 headings instead of one`,
    policies !== 1 && `has ${policies} security policies instead of one`,
    isWrongCount && `has ${canonicals.length} canonical links instead of one`,
    isOther && `names ${canonicals[0]} as its canonical address, but is ${expected}`,
    unfilled !== undefined &&
      `shows the placeholder ${unfilled}: fill it with fillPlaceholders (lib/format.ts)`,
  ].filter((problem) => problem !== false);
}

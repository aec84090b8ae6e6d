import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { exportedPages } from '../exported-pages';
import { elementsOf } from '../html';
import { listFiles, projectRoot } from '../project';
import { UserError } from '../user-error';
import { addressesIn, addressOf, linkProblem, type CheckedSite } from './links';

/**
 * Checks the finished export, before anybody deploys it: valid HTML (html-validate with .htmlvalidate.json, whose
 * switched-off rules are matters of style that the renderer decides); no broken link or fragment; every picture, script,
 * style, font and icon there; on every page the site's styles, a security policy and its own canonical address.
 *
 * @throws {UserError} listing every problem by page, line and column
 */
export function verifyExport({ outFolder, basePath = '' }: { outFolder: string; basePath?: string }): void {
  const validator = new HtmlValidate(
    JSON.parse(readFileSync(path.join(projectRoot, '.htmlvalidate.json'), 'utf8')),
  );
  const problems: string[] = [];
  const report = (place: string, message: string | undefined) =>
    message && problems.push(`${place} ${message}`);

  const files = listFiles(outFolder);
  if (!files.includes('index.html'))
    throw new UserError(`There is no exported site in ${outFolder}: run \`npm run build\`.`);
  const read = (name: string) => readFileSync(path.join(outFolder, name), 'utf8');
  // All other files of HTML are their copies: about/index.html is about.html again.
  const names = [...exportedPages(outFolder), '/404'].map((route) => `${route.slice(1) || 'index'}.html`);
  const pages = new Map(names.map((name) => [name, elementsOf(read(name))]));
  const home = pages.get('index.html')?.find(({ attributes }) => attributes.rel === 'canonical')
    ?.attributes.href;
  if (!home || !URL.canParse(home))
    throw new UserError('verify: the home page has no absolute canonical address, so no link can be judged.');
  const site: CheckedSite = { outFolder, basePath, origin: new URL(home).origin, pages };
  const sheets = files.filter((name) => name.endsWith('.css') && read(name).includes('--color-ink:'));

  let count = 0;
  for (const [name, elements] of pages) {
    for (const { messages } of validator.validateStringSync(read(name), name).results)
      for (const { line, column, message, ruleId } of messages)
        report(`${name}:${line}:${column}`, `${message} (${ruleId})`);
    for (const element of elements) {
      const place = `${name}:${element.line}:${element.column} <${element.name}>`;
      const handler = Object.keys(element.attributes).find((attribute) => attribute.startsWith('on'));
      if (handler) report(place, `has ${handler}, which the security policy refuses: use a script`);
      const { target, rel = '' } = element.attributes;
      if (target === '_blank' && !rel.includes('noopener'))
        report(place, 'opens a tab without rel="noopener noreferrer"');
      for (const address of addressesIn(element)) {
        report(place, linkProblem(site, name, address));
        count += 1;
      }
    }
    const having = (key: string, value: string) =>
      elements.filter(({ attributes }) => attributes[key] === value);
    const place = `${name}:1:1 <html>`;
    const headings = elements.filter((each) => each.name === 'h1').length;
    if (headings !== 1) report(place, `has ${headings} h1 headings instead of one`);
    const policies = having('http-equiv', 'Content-Security-Policy').length;
    if (policies !== 1) report(place, `has ${policies} security policies instead of one`);
    const canonicals = having('rel', 'canonical').map(({ attributes: { href = '' } }) =>
      href.replace(/\/$/, ''),
    );
    const expected = addressOf(site, name).replace(/\/$/, '');
    const isIndexed = !having('name', 'robots').some(({ attributes }) =>
      /noindex/.test(attributes.content ?? ''),
    );
    if (canonicals.length !== 1 && isIndexed)
      report(place, `has ${canonicals.length} canonical links instead of one`);
    else if (canonicals.some((canonical) => canonical !== expected))
      report(place, `names ${canonicals[0]} as its canonical address, but is ${expected}`);
    const styles = having('rel', 'stylesheet').map(({ attributes: { href = '' } }) => href);
    if (!styles.some((href) => sheets.some((sheet) => href.endsWith(`/${sheet}`))))
      report(
        place,
        'lacks the style sheet with the design tokens: app/layout.tsx imports it for all pages in it',
      );
  }
  for (const name of files.filter((file) => file.endsWith('.css')))
    for (const [, address = ''] of read(name).matchAll(/url\(\s*["']?([^"')#][^"')]*)/g))
      report(
        name,
        address.startsWith('data:')
          ? 'holds a picture in its text (data:), which the security policy refuses: use a file'
          : linkProblem(site, name, address),
      );
  const manifest = 'manifest.webmanifest';
  for (const [, address = ''] of read(manifest).matchAll(/"(?:src|start_url)": *"([^"]*)"/g))
    report(manifest, linkProblem(site, manifest, address));

  if (problems.length > 0)
    throw new UserError(`verify: ${problems.length} problems in the export.\n${problems.join('\n')}`);
  console.log(`verify: ${pages.size} pages and ${count} links, pictures and files are in order`);
}

import { createHash } from 'node:crypto';
import { addressesOf, valueOf } from './links.mjs';

/**
 * What the check needs to know of a page, and what is wrong with the page by itself.
 *
 * Written apart from the step that adds the policy, and on another parser: a mistake there must not hide here.
 * @param {import('html-validate').Parser} parser
 * @param {string} name the page's file
 * @param {string} html
 */
export function inspectPage(parser, name, html) {
  const root = parser.parseHtml({ data: html, filename: name, line: 1, column: 1, offset: 0 });
  const elements = root.querySelectorAll('*');
  const problems = [];
  const report = (element, message) => problems.push({ ...placeOf(element), message });
  const start = { line: 1, column: 1 };

  const page = {
    name,
    problems,
    ids: new Set(elements.map((element) => valueOf(element, 'id')).filter(Boolean)),
    references: [],
    isForwarding: elements.some((element) => isMeta(element, 'http-equiv', 'refresh')),
    isIndexed: !elements.some(
      (element) => isMeta(element, 'name', 'robots') && /noindex/.test(valueOf(element, 'content')),
    ),
    canonical: undefined,
    language: valueOf(elements.find((element) => element.is('html')) ?? { attributes: [] }, 'lang'),
    title: elements.find((element) => element.is('title'))?.textContent.trim(),
    description: undefined,
    /** Values of the meta elements by their name or property. */
    metadata: new Map(),
    structuredData: [],
  };

  for (const element of elements) {
    for (const reference of addressesOf(element)) page.references.push({ ...reference, ...placeOf(element) });
    if (valueOf(element, 'style') !== undefined) {
      report(element, 'has a style attribute, which the security policy refuses: use a class');
    }
    const handler = element.attributes.find(({ key }) => /^on[a-z]+$/i.test(key));
    if (handler) report(element, `has ${handler.key}, which the security policy refuses: use a script`);
    if (element.is('meta')) {
      const key = valueOf(element, 'name') ?? valueOf(element, 'property');
      if (key && !page.metadata.has(key)) page.metadata.set(key, valueOf(element, 'content') ?? '');
    }
    if (element.is('script') && valueOf(element, 'type') === 'application/ld+json') {
      page.structuredData.push({ json: textOf(element, html), place: placeOf(element) });
    }
    if (isInlineScript(element)) {
      // The files that a script starts, or that React will ask for.
      for (const [, address] of textOf(element, html).matchAll(
        /"((?:\/[^"\\\s]*)?\/_next\/static\/[^"\\\s]+)"/g,
      )) {
        page.references.push({ address, attribute: 'src', ...placeOf(element) });
      }
    }
    if (element.is('style')) report(element, 'is an inline style sheet, which the security policy refuses');
    if (valueOf(element, 'target') === '_blank' && !/\bnoopener\b/.test(valueOf(element, 'rel') ?? '')) {
      report(element, 'opens a new tab without rel="noopener"');
    }
  }

  page.description = page.metadata.get('description');

  const canonicals = elements.filter(
    (element) => element.is('link') && valueOf(element, 'rel') === 'canonical',
  );
  page.canonical = canonicals.length > 0 ? valueOf(canonicals[0], 'href') : undefined;
  page.canonicalPlace = canonicals.length > 0 ? placeOf(canonicals[0]) : start;
  const isCanonicalWrong = page.isIndexed ? canonicals.length !== 1 : canonicals.length > 1;
  if (isCanonicalWrong)
    problems.push({ ...start, message: `has ${canonicals.length} canonical links instead of one` });
  const headings = elements.filter((element) => element.is('h1'));
  if (headings.length !== 1)
    problems.push({ ...start, message: `has ${headings.length} h1 headings instead of one` });

  checkPolicy(elements, html, report, problems);
  return page;
}

function checkPolicy(elements, html, report, problems) {
  const policies = elements.filter((element) => isMeta(element, 'http-equiv', 'content-security-policy'));
  if (policies.length !== 1) {
    problems.push({ line: 1, column: 1, message: `has ${policies.length} security policies instead of one` });
    return;
  }
  const policy = valueOf(policies[0], 'content');
  const scriptSources = /(?:^|;)\s*script-src ([^;]*)/.exec(policy)?.[1].split(/\s+/) ?? [];
  if (scriptSources.some((source) => source.startsWith("'unsafe"))) {
    report(policies[0], 'allows unsafe scripts in its security policy');
  }
  for (const element of elements) {
    if (!element.is('script')) continue;
    if (elements.indexOf(element) < elements.indexOf(policies[0])) {
      report(element, 'is a script ahead of the security policy');
    }
    if (!isInlineScript(element)) continue;
    const hash = `'sha256-${createHash('sha256').update(textOf(element, html)).digest('base64')}'`;
    if (!scriptSources.includes(hash))
      report(element, 'is an inline script that the security policy does not list');
  }
  const frames = /(?:^|;)\s*frame-src ([^;]*)/.exec(policy)?.[1].split(/\s+/) ?? [];
  for (const element of elements.filter((each) => each.is('iframe'))) {
    const address = valueOf(element, 'src');
    if (address && !frames.some((source) => address.startsWith(`${source}/`))) {
      report(element, `shows ${address}, which the security policy does not allow`);
    }
  }
}

/** A script's text. The parser knows where the element starts; the text is taken from the source, untouched. */
function textOf(element, html) {
  const from = html.indexOf('>', element.location.offset) + 1;
  return html.slice(from, html.indexOf('</script', from));
}

/** Structured data is no script to a browser. */
function isInlineScript(element) {
  const isData = /json$/.test(valueOf(element, 'type') ?? '');
  return element.is('script') && valueOf(element, 'src') === undefined && !isData;
}

function isMeta(element, attribute, value) {
  return element.is('meta') && valueOf(element, attribute)?.toLowerCase() === value;
}

function placeOf(element) {
  return {
    line: element.location?.line ?? 1,
    column: element.location?.column ?? 1,
    element: element.tagName,
  };
}

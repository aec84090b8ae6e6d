import { elementsOf, isInlineScript, type HtmlElement } from '../html';

/** Takes note of a problem: where it is, 'about.html:8:3 <a>', and what it is. */
export type Report = (place: string, message: string) => void;

/** A page of the export, as far as the checks look at it. */
export interface Page {
  /** Its file's name. */
  name: string;
  report: (element: HtmlElement, message: string) => void;
  root: HtmlElement;
  all: (name: string) => HtmlElement[];
  canonical: string | undefined;
  ids: Set<string>;
  /** Every address that it refers to. */
  references: { element: HtmlElement; address: string }[];
}

/** Reads a page of the export, and reports what html-validate does not check. */
export function checkPage(name: string, html: string, report: Report): Page {
  const elements = elementsOf(html);
  const all = (tag: string) => elements.filter((each) => each.name === tag);
  const root = all('html')[0];
  if (!root) throw new Error(`${name} has no <html>`);
  const reportAt = (element: HtmlElement, message: string) =>
    report(`${name}:${element.line}:${element.column} <${element.name}>`, message);
  const isIndexed = !all('meta').some(
    ({ attributes: { name: key, content = '' } }) => key === 'robots' && content.includes('noindex'),
  );

  for (const element of elements) {
    const { target, rel = '' } = element.attributes;
    const handler = Object.keys(element.attributes).find((attribute) => attribute.startsWith('on'));
    if (handler) reportAt(element, `has ${handler}, which the security policy refuses: use a script`);
    if (target === '_blank' && !/\bnoopener\b/.test(rel))
      reportAt(element, 'opens a new tab without rel="noopener"');
  }
  const canonicals = all('link').filter(({ attributes }) => attributes.rel === 'canonical');
  const policies = all('meta').filter(
    ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
  );
  const single = { 'h1 headings': all('h1'), 'security policies': policies, 'canonical links': canonicals };
  for (const [words, { length }] of Object.entries(single)) {
    const isNeeded = isIndexed || words !== 'canonical links';
    if (length > 1 || (length === 0 && isNeeded)) reportAt(root, `has ${length} ${words} instead of one`);
  }
  return {
    ...{ name, root, all },
    report: reportAt,
    canonical: canonicals[0]?.attributes.href,
    ids: new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])),
    references: elements.flatMap((element) => addressesOf(element).map((address) => ({ element, address }))),
  };
}

/** Every address that an element refers to. */
function addressesOf(element: HtmlElement): string[] {
  const { rel, property, name, content, href, src, action, srcset, imagesrcset } = element.attributes;
  // Names a server, no file.
  if (rel === 'preconnect') return [];
  const candidates = [srcset, imagesrcset].flatMap((set) => set?.split(',') ?? []);
  const addresses = [href, src, action, ...candidates.map((each) => each.trim().split(/\s+/)[0])];
  if (/^(og:image|twitter:image)$/.test(property ?? name ?? '')) addresses.push(content);
  // The files that a script starts, or that React will ask for.
  if (isInlineScript(element))
    for (const [, address] of element.content.matchAll(/"((?:\/[^"\\\s]*)?\/_next\/static\/[^"\\\s]+)"/g))
      addresses.push(address);
  return addresses.filter((address) => address !== undefined && address !== '') as string[];
}

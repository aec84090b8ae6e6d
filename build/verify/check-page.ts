import { elementsOf, isInlineScript, type HtmlElement } from '../html';

/** Takes note of a problem: where it is, 'about.html:8:3 <a>', and what it is. */
export type Report = (place: string, message: string) => void;

/** A page of the export, as far as the checks look at it. */
export interface Page {
  /** Its file's name. */
  name: string;
  say: (element: HtmlElement, message: string) => void;
  root: HtmlElement;
  all: (name: string) => HtmlElement[];
  metadata: (key: string) => string | undefined;
  isIndexed: boolean;
  canonical: string | undefined;
  ids: Set<string>;
  /** Every address that it refers to. */
  references: { element: HtmlElement; address: string }[];
}

/** What the security policy refuses or visitors must not meet. */
const refused: { is: (element: HtmlElement) => boolean; message: string }[] = [
  {
    is: ({ attributes }) => 'style' in attributes,
    message: 'has a style attribute, which the security policy refuses: use a class',
  },
  {
    is: ({ attributes }) => attributes.href === '' || attributes.src === '',
    message: 'has an empty address',
  },
  {
    is: ({ attributes }) => /^javascript:/.test(attributes.href ?? ''),
    message: 'runs a script from its address, which the security policy refuses',
  },
  {
    is: ({ attributes }) => attributes.target === '_blank' && !hasWord(attributes.rel, 'noopener'),
    message: 'opens a new tab without rel="noopener"',
  },
];

/** A page of the export, and what is wrong with it by itself. */
export function checkPage(name: string, html: string, report: Report): Page {
  const elements = elementsOf(html);
  const all = (tag: string) => elements.filter((each) => each.name === tag);
  const root = all('html')[0];
  if (!root) throw new Error(`${name} has no <html>`);
  const say = (element: HtmlElement, message: string) =>
    report(`${name}:${element.line}:${element.column} <${element.name}>`, message);
  const metadata = (key: string) =>
    all('meta').find(({ attributes }) => attributes.name === key || attributes.property === key)?.attributes
      .content;
  const policies = all('meta').filter(
    ({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy',
  );
  const canonicals = all('link').filter(({ attributes }) => attributes.rel === 'canonical');
  const isIndexed = !/noindex/.test(metadata('robots') ?? '');

  for (const element of elements) {
    for (const { is, message } of refused) if (is(element)) say(element, message);
    const handler = Object.keys(element.attributes).find((attribute) => attribute.startsWith('on'));
    if (handler) say(element, `has ${handler}, which the security policy refuses: use a script`);
  }
  const single = { 'h1 headings': all('h1'), 'security policies': policies, 'canonical links': canonicals };
  for (const [words, { length }] of Object.entries(single)) {
    const isNeeded = isIndexed || words !== 'canonical links';
    if (length > 1 || (length === 0 && isNeeded)) say(root, `has ${length} ${words} instead of one`);
  }
  return {
    ...{ name, say, root, all, metadata, isIndexed },
    canonical: canonicals[0]?.attributes.href,
    ids: new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])),
    references: elements.flatMap((element) => addressesOf(element).map((address) => ({ element, address }))),
  };
}

/** Every address that an element refers to. */
function addressesOf(element: HtmlElement): string[] {
  const { attributes, content } = element;
  // Names a server, no file.
  if (attributes.rel === 'preconnect') return [];
  const { href, src, poster, action, srcset, imagesrcset } = attributes;
  const candidates = [srcset, imagesrcset].flatMap((set) => set?.split(',') ?? []);
  const addresses = [href, src, poster, action, ...candidates.map((each) => each.trim().split(/\s+/)[0])];
  if (/^(og:image|og:url|twitter:image)$/.test(attributes.property ?? attributes.name ?? ''))
    addresses.push(attributes.content);
  // The files that a script starts, or that React will ask for.
  if (isInlineScript(element))
    for (const [, address] of content.matchAll(/"((?:\/[^"\\\s]*)?\/_next\/static\/[^"\\\s]+)"/g))
      addresses.push(address);
  return addresses.filter((address) => address !== undefined && address !== '') as string[];
}

function hasWord(list: string | undefined, word: string): boolean {
  return list?.split(/\s+/).includes(word) ?? false;
}

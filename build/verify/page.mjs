import { JSDOM, VirtualConsole } from 'jsdom';
import { contentHash } from '../export/policy.mjs';

/** What the security policy refuses or visitors must not meet, by selector. */
const refused = {
  '[style]': 'has a style attribute, which the security policy refuses: use a class',
  '[href=""], [src=""]': 'has an empty address',
  '[href^="javascript:"]': 'runs a script from its address, which the security policy refuses',
  '[target="_blank"]:not([rel~="noopener"])': 'opens a new tab without rel="noopener"',
};
/** How often a page has what it must have once. */
const single = {
  h1: 'h1 headings',
  'meta[http-equiv="Content-Security-Policy"]': 'security policies',
  'link[rel="canonical"]': 'canonical links',
};
const sharedAddress = '[property="og:image"], [property="og:url"], [name="twitter:image"]';

/**
 * A page of the export, and what is wrong with it by itself.
 *
 * Written apart from the step that adds the policy, and on another parser: a mistake there must not hide here.
 *
 * @param {string} name the page's file
 * @param {string} html
 * @param {(place: string, message: string) => void} report
 */
export function readPage(name, html, report) {
  const dom = new JSDOM(html, { includeNodeLocations: true, virtualConsole: new VirtualConsole() });
  const { document } = dom.window;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const say = (element, message) => {
    const { startLine = 1, startCol = 1 } = dom.nodeLocation(element) ?? {};
    report(`${name}:${startLine}:${startCol} <${element.localName}>`, message);
  };
  const metadata = (key) =>
    document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content');
  const page = {
    name,
    say,
    all,
    metadata,
    root: document.documentElement,
    isIndexed: !/noindex/.test(metadata('robots')),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    ids: new Set(all('[id]').map(({ id }) => id)),
    references: all('*').flatMap((element) => addressesOf(element).map((address) => ({ element, address }))),
  };

  for (const [selector, message] of Object.entries(refused))
    for (const element of all(selector)) say(element, message);
  for (const element of all('*')) {
    const handler = element.getAttributeNames().find((attribute) => attribute.startsWith('on'));
    if (handler) say(element, `has ${handler}, which the security policy refuses: use a script`);
  }
  for (const [selector, words] of Object.entries(single)) {
    const count = all(selector).length;
    const isNeeded = page.isIndexed || !selector.startsWith('link');
    if (count > 1 || (count === 0 && isNeeded)) say(page.root, `has ${count} ${words} instead of one`);
  }
  checkPolicy(page);
  return page;
}

/** A script with its text in the page; structured data is none to a browser. */
const inlineScript = 'script:not([src]):not([type$="json"])';

function checkPolicy({ all, say }) {
  const [meta] = all('meta[http-equiv="Content-Security-Policy"]');
  if (!meta) return;
  const directives = meta.getAttribute('content').split('; ');
  const sourcesOf = (name) => directives.find((each) => each.startsWith(`${name} `))?.split(' ') ?? [];
  const scripts = sourcesOf('script-src');
  if (scripts.some((source) => source.startsWith("'unsafe")))
    say(meta, 'allows unsafe scripts in its security policy');
  for (const script of all('script')) {
    const isAhead = script.compareDocumentPosition(meta) & script.DOCUMENT_POSITION_FOLLOWING;
    if (isAhead) say(script, 'is a script ahead of the security policy');
    if (script.matches(inlineScript) && !scripts.includes(contentHash(script.textContent)))
      say(script, 'is an inline script that the security policy does not list');
  }
  for (const style of all('style'))
    if (!sourcesOf('style-src').includes(contentHash(style.textContent)))
      say(style, 'is an inline style sheet that the security policy does not list');
  for (const frame of all('iframe[src]'))
    if (!sourcesOf('frame-src').includes(new URL(frame.src).origin))
      say(frame, `shows ${frame.src}, which the security policy does not allow`);
}

/** Every address that an element refers to. */
function addressesOf(element) {
  // Names a server, no file.
  if (element.matches('[rel="preconnect"]')) return [];
  const of = (name) => element.getAttribute(name);
  const sets = [of('srcset'), of('imagesrcset')].filter(Boolean).flatMap((set) => set.split(','));
  const addresses = [of('href'), of('src'), of('poster'), of('action')].concat(
    sets.map((candidate) => candidate.trim().split(/\s+/)[0]),
  );
  if (element.matches(sharedAddress)) addresses.push(of('content'));
  // The files that a script starts, or that React will ask for.
  if (element.matches(inlineScript))
    for (const [, address] of element.textContent.matchAll(/"((?:\/[^"\\\s]*)?\/_next\/static\/[^"\\\s]+)"/g))
      addresses.push(address);
  return addresses.filter(Boolean);
}

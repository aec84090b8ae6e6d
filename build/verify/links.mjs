/** Attributes that hold one address, by element. */
const addressAttributes = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  form: ['action'],
  iframe: ['src'],
  image: ['href'],
  img: ['src'],
  input: ['src'],
  link: ['href'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  use: ['href'],
  video: ['src', 'poster'],
};

/** Metadata whose content is an address. */
const addressMetadata = new Set(['og:image', 'og:url', 'twitter:image']);

/**
 * Every address that an element refers to.
 * @param {import('html-validate').HtmlElement} element
 * @returns {{ address: string, attribute: string }[]}
 */
export function addressesOf(element) {
  const tag = element.tagName.toLowerCase();
  const found = [];
  for (const attribute of addressAttributes[tag] ?? []) {
    const address = valueOf(element, attribute);
    if (address !== undefined) found.push({ address, attribute });
  }
  for (const attribute of ['srcset', 'imagesrcset']) {
    const value = valueOf(element, attribute);
    if (value !== undefined) found.push(...addressesOfSet(value).map((address) => ({ address, attribute })));
  }
  if (tag === 'meta' && addressMetadata.has(valueOf(element, 'property') ?? valueOf(element, 'name'))) {
    found.push({ address: valueOf(element, 'content') ?? '', attribute: 'content' });
  }
  return found;
}

/** @param {string} set as in srcset: '/a.avif 360w, /b.avif 540w' */
export function addressesOfSet(set) {
  return set
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0])
    .filter((address) => address !== '');
}

/**
 * An attribute's text with its character references resolved.
 * @param {import('html-validate').HtmlElement} element
 * @param {string} attribute in lower case
 * @returns {string | undefined} undefined when absent; '' when it has no value
 */
export function valueOf(element, attribute) {
  const found = element.attributes.find(({ key }) => key.toLowerCase() === attribute);
  if (!found) return undefined;
  return String(found.value ?? '')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

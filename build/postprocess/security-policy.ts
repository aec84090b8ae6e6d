import { createHash } from 'node:crypto';

import { elementsOf, isInlineScript, type HtmlElement } from '../html';

/** What the pages can load. Scripts set styles through the CSSOM, which a policy does not restrict. */
const directives: Record<string, string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  // The contact form's e-mail service; the map, fetched to see whether it can be shown; 'self' for the site's own
  // requests.
  'connect-src': ["'self'", 'https://api.emailjs.com', 'https://www.openstreetmap.org'],
  // The map on Contact.
  'frame-src': ['https://www.openstreetmap.org'],
  'manifest-src': ["'self'"],
  // The service worker.
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
};

/** The policy for a page's own `<meta>`: with the hash of each inline script and style sheet. */
export function metaPolicy(html: string): string {
  const elements = elementsOf(html);
  const listed: Record<string, HtmlElement[]> = {
    'script-src': elements.filter(isInlineScript),
    'style-src': elements.filter(({ name }) => name === 'style'),
  };
  return Object.entries(directives)
    .map(([name, sources]) => {
      const hashes = new Set(listed[name]?.map(({ content }) => contentHash(content)));
      return [name, ...sources, ...hashes].join(' ');
    })
    .join('; ');
}

/**
 * The policy that hosts send as a header, in addition to the one in each page. It is the same for all builds, so a
 * server with settings of an older build blocks no script. It forbids other sites to frame the page, which a `<meta>`
 * cannot do. It has no rule for styles, because browsers use inline styles to show a picture or an XML file on its own.
 */
export const headerPolicy = "object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The other security headers, sent with every response. */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The source expression of a policy, "'sha256-…'", for the content of a script or style element. */
export function contentHash(content: string): string {
  // Browsers convert all line ends to line feeds before they hash.
  const text = content.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

import { createHash } from 'node:crypto';
import { elementsOf, isInlineScript, type HtmlElement } from '../html';

/** What the pages may load. Scripts set styles through the CSS object model, which no policy concerns. */
const directives: Record<string, string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  // The contact form's e-mail service; the map, fetched to see whether it can be shown; 'self' for the site's own requests.
  'connect-src': ["'self'", 'https://api.emailjs.com', 'https://www.openstreetmap.org'],
  // The map on Contact.
  'frame-src': ['https://www.openstreetmap.org'],
  'manifest-src': ["'self'"],
  // The copy of the site for visits without a connection.
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
};

/** The policy for a page's own `<meta>`: with the hash of each script and style sheet in its text. */
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
 * The policy that hosts send as a header, beside the one in each page. No build changes it, so a server that still has the
 * settings of another build refuses no script of this one. It says what a `<meta>` cannot: no site may frame the page. It
 * has no rule for styles: browsers show a picture or an XML file alone in a page with inline styles.
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

/** How long browsers may keep what they fetched. */
export const caching = {
  /** Names that carry a hash of their content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Everything else: kept, and revalidated each time. */
  revalidate: 'no-cache',
};

/** Folders whose files carry a hash in their names. */
export const hashedFolders = ['_next/static', 'pictures'];

/** The source expression of a policy, "'sha256-…'", for the content of a script or style element. */
export function contentHash(content: string): string {
  // Browsers read every kind of line end as one line feed before they hash.
  const text = content.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

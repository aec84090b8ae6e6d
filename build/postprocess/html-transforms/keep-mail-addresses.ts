import { applyEdits, elementsOf, insert } from '../../html';
import { UnknownHtml } from '../site';

/**
 * Stops Cloudflare from replacing the mail addresses of a page with links to its own script. React would find a page
 * that differs from its data and render all of it again.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function keepMailAddresses(html: string): string {
  const body = elementsOf(html).find(({ name, isClosed }) => name === 'body' && isClosed);
  if (!body) throw new UnknownHtml('it has no <body> with an end tag');
  const marks = [insert(body.contentStart, '<!--email_off-->'), insert(body.contentEnd, '<!--/email_off-->')];
  return applyEdits(html, marks);
}

import { applyEdits, elementsOf, insert } from '../../html';
import { UnknownHtml } from '../site';

/**
 * Asks Cloudflare to leave the mail addresses of a page. It would replace them by links to a script of its own, and React
 * would then render the whole page again.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function keepMailAddresses(html: string): string {
  const body = elementsOf(html).find(({ name, isClosed }) => name === 'body' && isClosed);
  if (!body) throw new UnknownHtml('it has no <body> with an end tag');
  const marks = [insert(body.contentStart, '<!--email_off-->'), insert(body.contentEnd, '<!--/email_off-->')];
  return applyEdits(html, marks);
}

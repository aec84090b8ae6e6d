import { applyEdits, elementsOf } from '../../html';
import { UnknownHtml } from '../site';

/**
 * Asks Cloudflare to leave the mail addresses of a page as they are. It would replace them by links to a script of its
 * own, and React would then render the whole page again.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function keepMailAddresses(html: string): string {
  const body = elementsOf(html).find(({ name, isClosed }) => name === 'body' && isClosed);
  if (!body) throw new UnknownHtml('it has no <body> with an end tag');
  return applyEdits(html, [
    { start: body.contentStart, end: body.contentStart, text: '<!--email_off-->' },
    { start: body.contentEnd, end: body.contentEnd, text: '<!--/email_off-->' },
  ]);
}

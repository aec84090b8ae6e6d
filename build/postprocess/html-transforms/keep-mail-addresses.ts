import { applyEdits, elementsOf, insertText } from '../../html';
import { UnsupportedHtml } from '../site';

/**
 * Stops Cloudflare from replacing the mail addresses of a page with "[email protected]" and a script that puts them
 * back: the content policy blocks that script.
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function keepMailAddresses(html: string): string {
  const body = elementsOf(html).find(({ name, isClosed }) => name === 'body' && isClosed);
  if (!body) throw new UnsupportedHtml('it has no <body> with an end tag');
  const marks = [
    insertText(body.contentStart, '<!--email_off-->'),
    insertText(body.contentEnd, '<!--/email_off-->'),
  ];
  return applyEdits(html, marks);
}

import { applyEdits, elementsOf, insertText } from '../../html';
import { metaPolicy } from '../security-policy';
import { UnsupportedHtml } from '../site';

/** Inserts the content security policy right after the charset, before everything that it applies to. */
export function addPolicy(html: string): string {
  const charset = elementsOf(html).find(({ name, attributes }) => name === 'meta' && 'charset' in attributes);
  if (!charset) throw new UnsupportedHtml('it has no <meta charset> to put the security policy after');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(html)}"/>`;
  return applyEdits(html, [insertText(charset.end, tag)]);
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { contentHash, integrityOf, metaPolicy } from './policy.mjs';

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

/**
 * The hashes of the scripts and style sheets that stand in pages' own text, each once, in their order. Data blocks
 * (structured data) are no scripts to a browser and need none.
 * @param {readonly string[]} pages HTML
 * @returns {import('./policy.mjs').InlineHashes}
 */
export function inlineHashes(...pages) {
  const scripts = new Set();
  const styles = new Set();
  for (const [, name, attributes, content] of pages.join('\n').matchAll(element)) {
    if (name.toLowerCase() === 'style') styles.add(contentHash(content));
    else if (!/\s(src=|type="application\/(ld\+)?json")/i.test(attributes)) scripts.add(contentHash(content));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * Puts the content security policy right behind the charset, ahead of everything it governs.
 * @param {string} html
 * @param {string} name the page's file, for the message
 * @throws {UserError} when the page has no charset
 */
export function withPolicy(html, name) {
  const charset = /<meta charset="[^"]*"\s*\/?>/i.exec(html);
  if (!charset)
    throw new UserError(`${name}: no <meta charset>, so there is no place for the security policy.`);
  const end = charset.index + charset[0].length;
  const policy = metaPolicy(inlineHashes(html));
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, end) + tag + html.slice(end);
}

/**
 * Adds `integrity` to the page's own script files, so that a file that was tampered with does not run, and to their
 * preloads, which browsers would not use otherwise. No `crossorigin`: files of the same origin are checked without it.
 * Style sheets stay without: a host that rewrites CSS would leave the pages bare.
 * @param {string} html
 * @param {string} outFolder
 * @param {string} basePath '' or '/site'
 */
export function withIntegrity(html, outFolder, basePath) {
  return html.replace(/<(?:script|link\b(?=[^>]*\sas="script"))\b([^>]*)>/gi, (tag, rest) => {
    const address = /\s(?:src|href)="([^"]*)"/.exec(rest)?.[1];
    if (!address?.startsWith(`${basePath}/`) || address.startsWith('//')) return tag;
    const file = path.join(outFolder, decodeURIComponent(address.slice(basePath.length).split('?')[0]));
    // Left to the check of the export, which names the page and the line.
    if (!existsSync(file)) return tag;
    const integrity = integrityOf(readFileSync(file));
    return tag.replace(/\s*\/?>$/, (end) => ` integrity="${integrity}"${end}`);
  });
}

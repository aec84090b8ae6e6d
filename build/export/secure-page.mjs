import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../user-error.mjs';
import { metaPolicy, scriptHash } from './policy.mjs';

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/**
 * The hashes of the scripts that stand in a page's own text, each once, in their order. Data blocks (structured data)
 * are no scripts to a browser and need none.
 * @param {string} html
 */
export function inlineScriptHashes(html) {
  const hashes = new Set();
  for (const [, attributes, script] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\ssrc=/i.test(attributes) || /\stype="application\/(ld\+)?json"/i.test(attributes)) continue;
    hashes.add(scriptHash(script));
  }
  return [...hashes];
}

/**
 * Puts the content security policy right behind the charset, ahead of everything it governs.
 * @param {string} html
 * @param {string} name the page's file, for the message
 * @throws {UserError} when the page has no charset
 */
export function withPolicy(html, name) {
  const clean = html.replace(policyTag, '');
  const charset = /<meta charset="[^"]*"\s*\/?>/i.exec(clean);
  if (!charset)
    throw new UserError(`${name}: no <meta charset>, so there is no place for the security policy.`);
  const end = charset.index + charset[0].length;
  const policy = metaPolicy(inlineScriptHashes(clean));
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return clean.slice(0, end) + tag + clean.slice(end);
}

/**
 * Adds `integrity` to the page's own script files, so that a file that was tampered with does not run. No `crossorigin`:
 * files of the same origin are checked without it. Their preloads need none, since late-scripts.mjs takes them out. Style
 * sheets stay without: a host that rewrites CSS would leave the pages bare.
 * @param {string} html
 * @param {string} outFolder
 * @param {string} basePath '' or '/site'
 */
export function withIntegrity(html, outFolder, basePath) {
  return html.replace(/<script\b([^>]*)>/gi, (tag, rest) => {
    const address = /\ssrc="([^"]*)"/.exec(rest)?.[1];
    if (!address?.startsWith(`${basePath}/`) || address.startsWith('//')) return tag;
    const file = path.join(outFolder, decodeURIComponent(address.slice(basePath.length).split('?')[0]));
    // Left to the check of the export, which names the page and the line.
    if (!existsSync(file)) return tag;
    const digest = createHash('sha256').update(readFileSync(file)).digest('base64');
    const bare = tag.replace(/\sintegrity="[^"]*"/, '');
    return bare.replace(/\s*\/?>$/, (end) => ` integrity="sha256-${digest}"${end}`);
  });
}

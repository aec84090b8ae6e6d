import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostHeadersFor, parseHostHeaders } from './headers-file.mjs';
import { exportedPages } from '../../build/export/pages.mjs';
import { firebase, vercel } from '../../build/export/hosts.mjs';
import { inlineScriptHashes } from '../../build/export/secure-page.mjs';

/** Limits of Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/headers/): the tightest of all. */
const limits = { lineLength: 2000, rules: 100 };

/**
 * Checks the files of hosts that cannot run here against those hosts' documented rules.
 * @param {{ outFolder: string, basePath: string, policy: string }} site
 * @returns {string[]} what is wrong
 */
export function checkHostFiles(site) {
  const { outFolder, basePath } = site;
  const problems = [];
  const read = (name) => readFileSync(path.join(outFolder, name), 'utf8');

  const headers = read('_headers');
  const rules = parseHostHeaders(headers);
  const longest = Math.max(...headers.split('\n').map((line) => line.length));
  if (longest > limits.lineLength) problems.push(`_headers has a line of ${longest} characters`);
  if (rules.length > limits.rules) problems.push(`_headers has ${rules.length} rules`);
  for (const page of exportedPages(outFolder)) {
    const html = read(page === '/' ? 'index.html' : `${page.slice(1)}.html`);
    const policy = hostHeadersFor(rules, basePath + page)['content-security-policy'] ?? '';
    const missing = inlineScriptHashes(html).filter((hash) => !policy.includes(hash));
    if (policy.includes('script-src') && missing.length > 0)
      problems.push(`_headers: ${page} lacks a script`);
    if (!policy.includes("frame-ancestors 'none'")) problems.push(`_headers: ${page} may be framed`);
  }

  const ofPictures = hostHeadersFor(rules, `${basePath}/pictures/a.jpg`)['content-security-policy'] ?? '';
  if (/style-src|default-src/.test(ofPictures))
    problems.push('_headers: a picture by itself may have no styles');

  for (const line of read('_redirects').trim().split('\n')) {
    const [from, to, status] = line.split(' ');
    // Forced (301!) Netlify would apply it to /Facilities too, for it ignores case there.
    if (status !== '301') problems.push(`_redirects: ${from} has the status ${status}`);
    if (from === to) problems.push(`_redirects: ${from} leads to itself`);
  }

  const vercelRules = JSON.parse(vercel(site)).redirects;
  const firebaseRules = JSON.parse(firebase(site)).hosting.redirects;
  for (const { source, destination } of [...vercelRules, ...firebaseRules]) {
    if (source === destination) problems.push(`a redirect leads from ${source} to itself`);
  }
  const azure = JSON.parse(read('staticwebapp.config.json'));
  if (azure.routes.some(({ redirect }) => redirect)) {
    problems.push('staticwebapp.config.json: a redirect, though Azure ignores case');
  }
  read('.nojekyll');
  return problems;
}

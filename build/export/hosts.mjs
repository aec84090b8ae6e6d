import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import mustache from 'mustache';
import { isRunDirectly, projectRoot } from '../project.mjs';
import { caching, hashedFolders, headerPolicy, policyWithoutHashes, securityHeaders } from './policy.mjs';

/** The configuration of each host, with {{tags}} for what builds differ in: https://mustache.github.io/mustache.5.html */
const templates = Object.fromEntries(
  readdirSync(path.join(projectRoot, 'deploy/templates')).map((name) => [
    name,
    readFileSync(path.join(projectRoot, 'deploy/templates', name), 'utf8'),
  ]),
);
/** Cloudflare cuts nothing: it drops a whole line of _headers that is longer. */
const MAX_HEADER_LINE = 2000;

/** In the export, by their names there. */
const inExport = {
  _headers: '_headers',
  _redirects: '_redirects',
  '.htaccess': 'apache.htaccess',
  'staticwebapp.config.json': 'staticwebapp.config.json',
};
const servers = ['nginx.conf', 'Caddyfile'];
/** What hosts that build the site themselves look for beside package.json. */
const atTheTop = ['vercel.json', 'firebase.json'];

/**
 * @typedef {object} Site
 * @property {string} basePath '' or '/site'
 * @property {string} host name of the server: 'www.hotel.example'
 * @property {string} policy content security policy for every page
 * @property {{ path: string, hashes: import('./policy.mjs').InlineHashes }[]} pages for hosts with rules per address:
 *   their paths ('/about') and the hashes of what stands in them
 */

/**
 * The text of a host's configuration file.
 * @param {string} name of a file in deploy/templates/
 * @param {Site} site
 */
export function hostFile(name, { basePath, host, policy, pages }) {
  const view = {
    ...{ basePath, host, policy, policyWithoutHashes, hashedFolders, ...caching },
    folder: basePath.slice(1),
    hashedPattern: hashedFolders.join('|'),
    // nginx reads no word of more than 4,096 characters.
    policyParts: policy.match(/.{1,3000}( |$)/g).map((part, index) => ({ part, index })),
    headers: Object.entries(securityHeaders).map(([header, value]) => ({ name: header, value })),
    forms: pages.flatMap((page) => formsOf(page, basePath)),
  };
  return mustache.render(templates[name], view, templates, { escape: String });
}

/** The addresses of a page, each with its policy; none when that is too long: the page's own <meta> holds it as well. */
function formsOf({ path: address, hashes }, basePath) {
  const policy = headerPolicy(hashes);
  if (`  Content-Security-Policy: ${policy}`.length > MAX_HEADER_LINE) return [];
  const forms = address === '/' ? ['/'] : [address, `${address}/`];
  return forms.map((form) => ({ path: basePath + form, policy }));
}

/**
 * Writes the files of all hosts: those that a host reads from the export into it, the others beside it.
 * @param {Site & { outFolder: string, hostsFolder: string }} site
 */
export function writeHostFiles({ outFolder, hostsFolder, ...site }) {
  for (const [name, template] of Object.entries(inExport)) write(outFolder, name, hostFile(template, site));
  for (const name of servers) write(hostsFolder, name, hostFile(name, site));
  // Proxies before a container take heads of 4 KB, and hosts values of as much; each page has all of its policy in itself.
  for (const name of ['container.conf', ...atTheTop])
    write(hostsFolder, name, hostFile(name, { ...site, policy: policyWithoutHashes }));
  // GitHub Pages would leave out _next/.
  write(outFolder, '.nojekyll', '');
}

/**
 * The configuration without hashes, for hosts that are not set up anew with every build: `node build/export/hosts.mjs`
 * renews deploy/ and, for hosts that look there, the project's own folder after a change of a template.
 * @param {string} root the project
 */
export function writeFilesWithoutHashes(root) {
  const site = { basePath: '', policy: policyWithoutHashes, pages: [], host: 'www.example.com' };
  for (const name of atTheTop) write(root, name, hostFile(name, site));
  for (const name of [...servers, ...Object.values(inExport)])
    write(path.join(root, 'deploy'), name, hostFile(name, site));
}

function write(folder, name, text) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

if (isRunDirectly(import.meta.url)) writeFilesWithoutHashes(projectRoot);

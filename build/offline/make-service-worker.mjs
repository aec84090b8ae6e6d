import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { isOfflineOn } from './is-offline-on.mjs';

/** Files that are no pages and are worth having without a connection. */
const extras = ['contact.vcf'];
/** What only the page for a lost line is for, first of all. */
const offlinePage = 'offline.html';

/**
 * Writes `sw.js` into a finished export: the last step, for it names the pages as they then are.
 *
 * @param {object} options
 * @param {string} options.outFolder
 * @param {boolean} [options.isOn] false writes the worker that removes an earlier one
 * @returns {{ files: number, bytes: number }} how many files it keeps, and the length of sw.js
 * @throws {Error} when the export has no page for a lost line, or a page lacks the line that says it is a copy
 */
export function makeServiceWorker({ outFolder, isOn = isOfflineOn() }) {
  const files = isOn ? filesToKeep(outFolder) : [];
  const source = isOn ? 'service-worker.mjs' : 'farewell-worker.mjs';
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari15.4'],
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', SITE_FILES: JSON.stringify(files) },
  });
  const code = outputFiles[0].contents;
  writeFileSync(path.join(outFolder, 'sw.js'), code);
  return { files: files.length, bytes: code.length };
}

/**
 * What one build of the site is made of, pictures apart, in the order in which it is fetched.
 *
 * @param {string} outFolder
 * @returns {{ url: string, revision: string | null }[]} addresses relative to the export; a revision where the name
 *   carries no hash
 */
export function filesToKeep(outFolder) {
  const read = (name) => readFileSync(path.join(outFolder, name), 'utf8');
  const pages = pagesOf(outFolder);
  if (!pages.includes(offlinePage)) throw new Error(`${outFolder} has no ${offlinePage}.`);
  const unneeded = new Set();
  for (const page of pages) {
    const html = read(page);
    if (!html.includes('<span data-copy-day')) throw new Error(`${page} cannot say that it is a copy.`);
    for (const name of scriptsOfOldBrowsers(html)) unneeded.add(name);
  }
  const ordered = [offlinePage, ...pages.filter((page) => page !== offlinePage)];
  const named = [...ordered, ...extras.filter((name) => existsSync(path.join(outFolder, name)))];
  const hashed = filesBelow(outFolder, '_next/static')
    .filter((name) => /\.(css|js|woff2)$/.test(name))
    .filter((name) => !/\/_\w+Manifest\.js$/.test(name) && !unneeded.has(path.posix.basename(name)))
    .sort((a, b) => rankOf(a) - rankOf(b));
  return [
    ...named.map((name) => ({ url: addressOf(name), revision: revisionOf(read(name)) })),
    ...hashed.map((url) => ({ url, revision: null })),
  ];
}

/** The pages at the top of the export, as files; not the one for unknown addresses, nor those that send visitors on. */
function pagesOf(outFolder) {
  return readdirSync(outFolder)
    .filter((name) => name.endsWith('.html') && !['404.html', '_not-found.html'].includes(name))
    .filter(
      (name) => !/<meta[^>]+http-equiv="refresh"/i.test(readFileSync(path.join(outFolder, name), 'utf8')),
    )
    .sort();
}

/** File names of the scripts that browsers with modules skip. */
function scriptsOfOldBrowsers(html) {
  const tags = html.match(/<script[^>]*\bnomodule\b[^>]*>/gi) ?? [];
  return tags.map((tag) => /src="[^"]*\/([^"/]+)"/.exec(tag)?.[1]).filter(Boolean);
}

/** Styles and fonts ahead of scripts: a page without scripts is whole, one without styles is not. */
function rankOf(name) {
  return ['.css', '.woff2', '.js'].indexOf(path.extname(name));
}

function addressOf(name) {
  if (name === 'index.html') return './';
  return name.replace(/\.html$/, '');
}

function revisionOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

function filesBelow(root, folder) {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}

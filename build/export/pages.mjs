import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../project.mjs';

const notFoundPages = ['/404', '/_not-found'];

/**
 * The pages of an export, read from its files, so that a page nobody thought of is found too. Left out: the copies that
 * answer the form with a slash, pages that only send the visitor on, and the page for unknown addresses.
 *
 * @param {string} dir the exported folder; none has no pages
 * @returns {string[]} canonical paths, sorted: '/', '/Facilities', '/about'
 */
export function exportedPages(dir) {
  const routes = new Set();
  for (const file of listFiles(dir)) {
    if (!file.endsWith('.html') || file.startsWith('_next/')) continue;
    const route = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
    const isForwarding = () =>
      /<meta[^>]+http-equiv="refresh"/i.test(readFileSync(path.join(dir, file), 'utf8'));
    if (!notFoundPages.includes(route) && !isForwarding()) routes.add(route);
  }
  return [...routes].sort();
}

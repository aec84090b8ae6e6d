import { statSync } from 'node:fs';
import path from 'node:path';

const text = (type) => ({ type: `${type}; charset=utf-8`, isText: true });
const types = {
  '.avif': { type: 'image/avif' },
  '.css': text('text/css'),
  '.gif': { type: 'image/gif' },
  '.html': text('text/html'),
  '.ico': { type: 'image/x-icon' },
  '.jpeg': { type: 'image/jpeg' },
  '.jpg': { type: 'image/jpeg' },
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.mjs': text('text/javascript'),
  '.pdf': { type: 'application/pdf' },
  '.png': { type: 'image/png' },
  '.svg': { type: 'image/svg+xml', isText: true },
  '.txt': text('text/plain'),
  '.vcf': text('text/vcard'),
  '.webmanifest': { type: 'application/manifest+json', isText: true },
  '.webp': { type: 'image/webp' },
  '.woff2': { type: 'font/woff2' },
  '.xml': text('application/xml'),
};

/**
 * What a file is sent as.
 *
 * @returns {{ type: string, isText?: boolean }} isText: worth compressing
 */
export function mediaType(file) {
  return types[path.extname(file).toLowerCase()] ?? { type: 'application/octet-stream' };
}

/** Names with a hash of their content never change; everything else is asked for again. */
export function cacheControl(pathname) {
  return /^\/(_next\/static|pictures)\//.test(pathname)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

/**
 * The file that answers a path: itself, with `.html` behind it, or the folder's index. `/about` and `/about/` both find
 * their page without a redirect, as they do on hosts that know no rules.
 *
 * @param {string} dir absolute
 * @param {string} pathname decoded, with a slash in front
 * @returns {string | undefined} absolute path of a file inside `dir`; undefined for nothing there and for hidden files
 */
export function findServedFile(dir, pathname) {
  if (pathname.includes('\0') || pathname.includes('\\')) return undefined;
  const segments = pathname.split('/').filter(Boolean);
  if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known')) return undefined;
  const place = path.join(dir, ...segments);
  const isFolderForm = pathname.endsWith('/');
  const choices = isFolderForm
    ? [path.join(place, 'index.html'), `${place}.html`]
    : [place, `${place}.html`, path.join(place, 'index.html')];
  return choices.find(isFile);
}

function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * The compression to use for a request.
 *
 * @param {string | undefined} acceptEncoding the request's header
 * @returns {'br' | 'gzip' | undefined}
 */
export function chooseEncoding(acceptEncoding = '') {
  const accepted = new Set();
  for (const part of acceptEncoding.split(',')) {
    const [name, quality] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    if (quality === undefined || Number(quality) > 0) accepted.add(name);
  }
  return ['br', 'gzip'].find((name) => accepted.has(name));
}

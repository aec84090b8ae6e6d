import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { isOfflineOn } from '@/build/is-offline-on';
import { filesToKeep, makeServiceWorker } from '@/build/postprocess/make-service-worker';

import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();
const page = (words: string) => `<!DOCTYPE html><html lang="en"><head>
<meta name="build" content="the-build"/><style>@font-face { src: url(/_next/static/media/c.woff2) }
p { background: url("/site/brand/ground.png") }</style></head>
<body><svg><use href="/site/brand/names.svg#kottayam"></use></svg><a href="/site/contact.vcf">Save</a>
<img src="/site/pictures/a-360.avif" alt=""/><a href="/site/about">About</a><p>The copy of <span data-copy-day="">a day</span></p><p>${words}</p>
<script>start("/_next/static/islands/a.js")</script></body></html>`;

beforeEach(() => {
  for (const name of ['index', 'about', 'offline']) folder.write(`${name}.html`, page(name));
  folder.write('about/index.html', page('about'));
  folder.write('404.html', '<!DOCTYPE html><html lang="en"></html>');
  for (const name of ['Facilities', 'facilities']) folder.write(`${name}.html`, page('Facilities'));
  folder.write('contact.vcf', 'BEGIN:VCARD');
  folder.write('pictures/a-360.avif', '');
  folder.write('robots.txt', '');
  for (const name of ['names.svg', 'ground.png', 'unnamed.svg']) folder.write(`brand/${name}`);
  folder.write('_next/static/islands/a.js', 'import("./later.js")');
  for (const name of ['islands/later.js', 'media/c.woff2']) folder.write(`_next/static/${name}`);
});

const urls = () => filesToKeep(folder.path).map(({ url }) => url);

test('every page once, then the files that pages name, fonts and scripts, without pictures', () => {
  const files = [
    'offline',
    './',
    'Facilities',
    'about',
    'brand/ground.png',
    'brand/names.svg',
    'contact.vcf',
  ];
  const hashed = ['media/c.woff2', 'islands/a.js', 'islands/later.js'].map((name) => `_next/static/${name}`);
  expect(urls()).toEqual([...files, ...hashed]);
});

test('a page has a new revision when a letter changes; a file with a hash has no revision', () => {
  const revisionOf = (url: string) => filesToKeep(folder.path).find((file) => file.url === url)?.revision;
  const before = [revisionOf('about'), revisionOf('./')];
  folder.write('about.html', page('About'));
  expect(revisionOf('about')).not.toBe(before[0]);
  expect(revisionOf('./')).toBe(before[1]);
  expect(revisionOf('_next/static/islands/a.js')).toBeNull();
});

test('an export without the offline page, and a page without banner or build ID, stop the build', () => {
  folder.write('about.html', '<!DOCTYPE html><html lang="en"></html>');
  expect(() => filesToKeep(folder.path)).toThrow('about.html has no banner for offline copies');
  folder.write('about.html', page('About').replace('the-build', ''));
  expect(() => filesToKeep(folder.path)).toThrow('about.html does not contain the build ID');
  expect(() => filesToKeep(path.join(folder.path, 'pictures'))).toThrow('has no offline.html');
});

test('sw.js is one plain script of at most 10 KB when compressed', () => {
  expect(makeServiceWorker(folder.path, true)).toBe('sw.js keeps 10 files');
  const code = readFileSync(path.join(folder.path, 'sw.js'));
  expect(gzipSync(code).length).toBeLessThan(10_000);
  expect(() => new Function(code.toString())).not.toThrow();
  expect(code.toString()).toContain('"contact.vcf"');
  expect(code.toString()).not.toMatch(/\bimportScripts\b|process\.env/);
});

test('the same export gives the same worker', () => {
  const make = () => {
    makeServiceWorker(folder.path, true);
    return readFileSync(path.join(folder.path, 'sw.js'), 'utf8');
  };
  expect(make()).toBe(make());
});

test('only SITE_OFFLINE=off makes the worker that removes everything', () => {
  expect(isOfflineOn()).toBe(true);
  process.env.SITE_OFFLINE = 'off';
  try {
    expect(makeServiceWorker(folder.path)).toMatch(/removes itself/);
  } finally {
    delete process.env.SITE_OFFLINE;
  }
  const code = readFileSync(path.join(folder.path, 'sw.js'), 'utf8');
  expect(code).toContain('unregister');
  expect(code).not.toMatch(/fetch|about/);
});

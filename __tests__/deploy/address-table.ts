import { readFileSync } from 'node:fs';
import path from 'node:path';

import { exportedPages } from '@/build/exported-pages';
import { listFiles } from '@/lib/node/list-files';

import type { Row } from './check-row';

/** Without script-src: the policy with the hashes of a page's scripts is in the page. */
const security = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /^(?!.*(script|style|default)-src).*frame-ancestors 'none'/,
};
const forever = { 'cache-control': /^public, max-age=31536000, immutable$/ };

/** Content types by file ending, and whether servers know them by default. */
const types: Record<string, [type: RegExp, isUsual: boolean]> = {
  css: [/^text\/css/, true],
  html: [/^text\/html/, true],
  js: [/^(text|application)\/javascript/, true],
  jpg: [/^image\/jpeg/, true],
  txt: [/^text\/plain/, true],
  svg: [/^image\/svg\+xml/, true],
  xml: [/^(text|application)\/xml/, true],
  avif: [/^image\/avif/, false],
  vcf: [/^text\/vcard; ?charset=utf-8$/i, false],
  woff2: [/^font\/woff2/, false],
  webmanifest: [/^application\/manifest\+json/, false],
};

/** The export that a server has, and where in it. */
interface Export {
  outFolder: string;
  /** The compressed copies. */
  copiesFolder: string;
  /** '' or '/site' */
  base: string;
}

const read = ({ outFolder }: Export, name: string) => readFileSync(path.join(outFolder, name), 'utf8');
const firstOf = (folder: string, pattern: RegExp) =>
  listFiles(folder).find((file) => pattern.test(file)) ?? '';

/** What every server does, also without our configuration. */
const always = { isForAllServers: true, isFollowed: true };

/** Each page at its address, and with a slash after it. */
function pageRows(site: Export): Row[] {
  const { outFolder, base } = site;
  return exportedPages(outFolder).flatMap((page): Row[] => {
    const text = read(site, page === '/' ? 'index.html' : `${page}.html`);
    const at = base + page;
    const isPage = { ...always, status: 200, text, headers: { 'content-type': /^text\/html/ } };
    const rows: Row[] = [
      { at, ...isPage },
      { at, headers: { ...security, 'cache-control': /^no-cache$/ } },
    ];
    if (page === '/') return base ? [...rows, { at: base, ...isPage }] : rows;
    const moved = { at: `${at}/?from=mail`, status: 308, location: `${at}?from=mail` };
    return [...rows, { at: `${at}/`, ...isPage }, moved];
  });
}

/** Facilities in small letters. */
const lowerCaseRows = (site: Export): Row[] =>
  ['/facilities', '/facilities/'].flatMap((form) => [
    { at: site.base + form, ...always, status: 200, text: read(site, 'Facilities.html') },
    { at: site.base + form, status: 308, location: `${site.base}/Facilities` },
  ]);

const unknown = ['/nothing', '/nothing/', '/about/nothing', '/_next/static/nothing.js', '/FACILITIES'];
/** Files that no visitor may get under their own address. */
const hidden = [
  ...['/404', '/404/', '/404.html', '/about.html.br', '/about.html.gz', '/.nojekyll', '/_headers'],
  ...['/.htaccess', '/.htpasswd', '/pictures', '/pictures/', '/_next/static/'],
];

/** Addresses without a page: the status 404, and the site's own page for it. */
function missingRows(site: Export): Row[] {
  const { base } = site;
  const page = {
    text: read(site, '404.html'),
    headers: { ...security, 'cache-control': /^no-cache$/ },
  };
  return [
    ...unknown.map((address) => ({ at: base + address, ...always, status: 404 })),
    ...[...unknown, ...hidden].map((address) => ({
      at: base + address,
      isFollowed: true,
      status: 404,
      ...page,
    })),
    { at: `${base}/nothing`, send: { 'accept-encoding': 'br, gzip' }, status: 404, ...page },
  ];
}

/** A file of each type that the export has. */
const typeRows = ({ outFolder, base }: Export): Row[] =>
  Object.entries(types).flatMap(([ending, [type, isUsual]]) => {
    const file = firstOf(outFolder, new RegExp(`\\.${ending}$`));
    const row = { at: `${base}/${file}`, isForAllServers: isUsual, isFollowed: true };
    return file ? [{ ...row, headers: { 'content-type': type } }] : [];
  });

/** Files with a hash in their names, which browsers keep for ever. */
const cachedRows = ({ outFolder, base }: Export): Row[] =>
  ['_next/static', 'pictures'].map((folder) => ({
    at: `${base}/${firstOf(outFolder, new RegExp(`^${folder}/`))}`,
    status: 200,
    headers: { ...forever, ...security },
  }));

/** The copies that the build made, byte for byte, with the type of their file, and a Vary for caches on the way. */
function compressedRows(site: Export): Row[] {
  const { copiesFolder, base } = site;
  const vary = /accept-encoding/i;
  const texts = ['css', 'js', 'svg', 'txt', 'xml']
    .map((ending) => firstOf(copiesFolder, new RegExp(`\\.${ending}\\.gz$`)).replace(/\.gz$/, ''))
    .filter(Boolean);
  return ['index.html', 'about.html', ...texts].flatMap((name) => {
    const at = `${base}/${name.replace(/(index)?\.html$/, '')}`;
    const type = types[path.extname(name).slice(1)]![0];
    const copies = Object.entries({ br: '.br', gzip: '.gz' }).map(([encoding, ending]) => ({
      at,
      send: { 'accept-encoding': encoding },
      body: readFileSync(path.join(copiesFolder, name + ending)),
      headers: {
        'content-encoding': new RegExp(`^${encoding}$`),
        'content-type': type,
        'content-language': /^$/,
        vary,
      },
    }));
    const refused = { 'accept-encoding': 'br;q=0, gzip; q=0.0' };
    const plain = { at, text: read(site, name), headers: { 'content-encoding': /^$/, vary } };
    return [...copies, plain, { ...plain, send: refused }];
  });
}

/** Addresses that could cause a redirect to another site. */
const hostileRows = (): Row[] =>
  ['//evil.example/', '/%5Cevil.example/', '//evil.example/about/', '/a%0d%0aX-Injected:1/'].map((at) => ({
    at,
    isForAllServers: true,
    // Parsed as in browsers, where a backslash counts as a slash.
    also: ({ headers, url }) =>
      ('x-injected' in headers || new URL(headers.location ?? '', url).hostname.includes('evil')) &&
      'leads away',
  }));

/**
 * The table of addresses with the response that every host must give.
 *
 * @param outFolder the finished export
 * @param copiesFolder its compressed copies
 * @param base '' or '/site'
 */
export function hostTable(outFolder: string, copiesFolder: string, base: string): Row[] {
  const site = { outFolder, copiesFolder, base };
  const unchanged = { at: `${base}/about`, send: { 'if-none-match': '*' }, status: 304 };
  return [
    ...pageRows(site),
    ...lowerCaseRows(site),
    ...missingRows(site),
    ...typeRows(site),
    ...cachedRows(site),
    ...compressedRows(site),
    unchanged,
    ...hostileRows(),
  ];
}

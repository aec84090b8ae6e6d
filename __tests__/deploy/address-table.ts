import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { exportedPages } from '../../build/exported-pages';
import { listFiles } from '../../lib/list-files';

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  /** As transferred. */
  body: Buffer;
  url: string;
}

/** A request to a server and the expected response. */
export interface Row {
  /** Also applies to servers without our configuration. */
  isForAllServers?: boolean;
  /** The path, including the base path. */
  at: string;
  /** Request headers. */
  send?: Record<string, string>;
  /** Whether redirects are followed first. */
  isFollowed?: boolean;
  status?: number;
  /** The target of the redirect: path and query. */
  location?: string;
  /** The whole body, decompressed. */
  text?: string;
  /** The whole body, as transferred. */
  body?: Buffer;
  headers?: Record<string, RegExp>;
  /** Another check: returns the problem. */
  also?: (answer: Answer) => string | false | undefined;
}

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

/** Addresses that could cause a redirect to another site. */
const hostile = ['//evil.example/', '/%5Cevil.example/', '//evil.example/about/', '/a%0d%0aX-Injected:1/'];

/**
 * The table of addresses with the response that every host must give.
 *
 * @param outFolder the finished export
 * @param copiesFolder its compressed copies
 * @param base '' or '/site'
 */
export function hostTable(outFolder: string, copiesFolder: string, base: string): Row[] {
  const read = (name: string) => readFileSync(path.join(outFolder, name), 'utf8');
  const firstOf = (folder: string, pattern: RegExp) =>
    listFiles(folder).find((file) => pattern.test(file)) ?? '';
  const isForAllServers = true;
  const isFollowed = true;

  const pages = exportedPages(outFolder).flatMap((page): Row[] => {
    const text = read(page === '/' ? 'index.html' : `${page}.html`);
    const at = base + page;
    const isPage = {
      isForAllServers,
      isFollowed,
      status: 200,
      text,
      headers: { 'content-type': /^text\/html/ },
    };
    const rows: Row[] = [
      { at, ...isPage },
      { at, headers: { ...security, 'cache-control': /^no-cache$/ } },
    ];
    if (page === '/') return base ? [...rows, { at: base, ...isPage }] : rows;
    const moved = { at: `${at}/?from=mail`, status: 308, location: `${at}?from=mail` };
    return [...rows, { at: `${at}/`, ...isPage }, moved];
  });

  const lowerCase = ['/facilities', '/facilities/'].flatMap((form) => [
    { at: base + form, isForAllServers, isFollowed, status: 200, text: read('Facilities.html') },
    { at: base + form, status: 308, location: `${base}/Facilities` },
  ]);

  const designed = { text: read('404.html'), headers: { ...security, 'cache-control': /^(?!.*immutable)/ } };
  const unknown = ['/nothing', '/nothing/', '/about/nothing', '/_next/static/nothing.js', '/FACILITIES'];
  const hidden = [
    '/404',
    '/404/',
    '/404.html',
    '/about.html.br',
    '/about.html.gz',
    '/.nojekyll',
    '/_headers',
  ];
  const gone = [
    ...unknown.map((address) => ({ at: base + address, isForAllServers, isFollowed, status: 404 })),
    ...[...unknown, ...hidden].map((address) => ({
      at: base + address,
      isFollowed,
      status: 404,
      ...designed,
    })),
    { at: `${base}/nothing`, send: { 'accept-encoding': 'br, gzip' }, status: 404, ...designed },
  ];

  const typed = Object.entries(types).map(([ending, [type, isUsual]]) => ({
    at: `${base}/${firstOf(outFolder, new RegExp(`\\.${ending}$`))}`,
    isForAllServers: isUsual,
    isFollowed,
    headers: { 'content-type': type },
  }));

  const cached = ['_next/static', 'pictures'].map((folder) => ({
    at: `${base}/${firstOf(outFolder, new RegExp(`^${folder}/`))}`,
    status: 200,
    headers: { ...forever, ...security },
  }));

  // The copies that the build made, byte for byte, with the type of their file, and a Vary for caches on the way.
  const vary = /accept-encoding/i;
  const texts = ['css', 'js', 'svg', 'txt', 'xml'].map((ending) =>
    firstOf(copiesFolder, new RegExp(`\\.${ending}\\.gz$`)).replace(/\.gz$/, ''),
  );
  const compressed = ['index.html', 'about.html', ...texts].flatMap((name) => {
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
    const plain = { at, text: read(name), headers: { 'content-encoding': /^$/, vary } };
    return [...copies, plain, { ...plain, send: refused }];
  });

  const unchanged = { at: `${base}/about`, send: { 'if-none-match': '*' }, status: 304 };

  const kept = hostile.map((at): Row => ({
    at,
    isForAllServers,
    // Parsed as in browsers, where a backslash counts as a slash.
    also: ({ headers, url }) =>
      ('x-injected' in headers || new URL(headers.location ?? '', url).hostname.includes('evil')) &&
      'leads away',
  }));
  return [...pages, ...lowerCase, ...gone, ...typed, ...cached, ...compressed, unchanged, ...kept];
}

/**
 * Sends one request.
 *
 * @param origin 'http://127.0.0.1:8080'
 * @returns the problems
 */
export async function askRow(
  origin: string,
  { at, send, isFollowed, status, location, text, body, headers = {}, also }: Row,
): Promise<string | undefined> {
  const target = ({ headers: { location: to = '' }, url }: Answer) => {
    const { pathname, search } = new URL(to, url);
    return pathname + search;
  };
  let answer = await ask(origin, at, send);
  for (let hops = 0; isFollowed && /^3/.test(String(answer.status)); hops += 1) {
    if (hops === 5) return 'goes in circles';
    answer = await ask(origin, target(answer), send);
  }
  if (status && status !== answer.status) return `status ${answer.status}`;
  if (location && target(answer) !== location) return `leads to ${answer.headers.location}`;
  for (const [name, pattern] of Object.entries(headers))
    if (!pattern.test(String(answer.headers[name] ?? '')))
      return `${name} is ${String(answer.headers[name] ?? 'missing')}`;
  if (body && !body.equals(answer.body)) return `has ${answer.body.length} bytes instead of ${body.length}`;
  if (text !== undefined && textOf(answer) !== text) return 'is another page';
  return also?.(answer) || undefined;
}

/** The decompressed body of a response. */
function textOf({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** One request with an HTTP client that does not normalise the address. */
function ask(origin: string, at: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  // The certificate was created for this check only.
  const options = { hostname, port, path: at, headers, timeout: 10_000, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? https : http).request(options, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body, url: origin + at });
    });
    request.on('timeout', () => request.destroy(new Error('no answer within 10 s')));
    request.on('error', reject).end();
  });
}

import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { exportedPages } from '../../build/exported-pages';
import { listFiles } from '../../build/project';

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  text: string;
  url: string;
}

/** A request to a server and the expected response. */
export interface Row {
  /** Also applies to servers without our configuration. */
  everywhere?: boolean;
  /** The path, including the base path. */
  at: string;
  /** Request headers. */
  send?: Record<string, string>;
  /** Whether redirects are followed first. */
  follow?: boolean;
  /** Any of these. */
  status?: number[];
  /** The target of the redirect: path and query. */
  location?: string;
  /** The whole body. */
  text?: string;
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
  js: [/^(text|application)\/javascript/, true],
  jpg: [/^image\/jpeg/, true],
  txt: [/^text\/plain/, true],
  svg: [/^image\/svg\+xml/, true],
  xml: [/^(text|application)\/xml/, true],
  avif: [/^image\/avif/, false],
  woff2: [/^font\/woff2/, false],
  webmanifest: [/^application\/manifest\+json/, false],
};

/** Addresses that could cause a redirect to another site. */
const hostileAddresses = [
  ...['//evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/', '/%09/evil.example/'],
  ...['/\\evil.example/', '//evil.example/about/', '/evil.example%0d%0aX-Injected:1/'],
];

/**
 * The table of addresses with the response that every host must give.
 *
 * @param outFolder the finished export
 * @param base '' or '/site'
 */
export function hostTable(outFolder: string, base: string): Row[] {
  const files = listFiles(outFolder);
  const read = (name: string) => readFileSync(path.join(outFolder, name), 'utf8');
  const fileLike = (pattern: RegExp) => `${base}/${files.find((file) => pattern.test(file))}`;
  const everywhere = true;
  const follow = true;

  const pages = exportedPages(outFolder).flatMap((page): Row[] => {
    const text = read(page === '/' ? 'index.html' : `${page}.html`);
    const at = base + page;
    const isPage = { everywhere, follow, status: [200], text, headers: { 'content-type': /^text\/html/ } };
    const rows: Row[] = [
      { at, ...isPage },
      { at, headers: { ...security, 'cache-control': /^no-cache$/ } },
    ];
    if (page === '/') return base ? [...rows, { at: base, ...isPage }] : rows;
    const moved = { at: `${at}/?from=mail`, status: [308], location: `${at}?from=mail` };
    return [...rows, { at: `${at}/`, ...isPage }, moved];
  });

  const lowerCase = ['/facilities', '/facilities/'].flatMap((form) => [
    { at: base + form, everywhere, follow, status: [200], text: read('Facilities.html') },
    { at: base + form, status: [308], location: `${base}/Facilities` },
  ]);

  const designed = { text: read('404.html'), headers: { ...security, 'cache-control': /^(?!.*immutable)/ } };
  const gone = ['/nothing', '/nothing/', '/about/nothing', '/_next/static/nothing.js', '/FACILITIES'];
  const unknown = gone.flatMap((address) => [
    { at: base + address, everywhere, follow, status: [404] },
    { at: base + address, follow, status: [404], ...designed },
  ]);
  const hidden = ['/.htaccess', '/_headers', '/_redirects', '/staticwebapp.config.json'].map((address) => ({
    at: base + address,
    status: [403, 404],
  }));

  const typed = Object.entries(types).map(([ending, [type, isUsual]]) => ({
    at: fileLike(new RegExp(`\\.${ending}$`)),
    everywhere: isUsual,
    status: [200],
    headers: { 'content-type': type },
  }));

  const cached = [/^_next\/static\//, /^pictures\//].map((folder) => ({
    at: fileLike(folder),
    status: [200],
    headers: { ...forever, ...security },
  }));
  const compressed = {
    at: `${base}/about`,
    send: { 'accept-encoding': 'gzip' },
    headers: { 'content-encoding': /^gzip$/ },
  };
  const unchanged = { at: `${base}/about`, send: { 'if-none-match': '*' }, status: [304] };

  const kept = hostileAddresses.map((at): Row => ({
    at,
    everywhere,
    // Parsed as in browsers, where a backslash counts as a slash.
    also: ({ headers, url }) =>
      ('x-injected' in headers || new URL(headers.location ?? '', url).hostname.includes('evil')) &&
      'leads away',
  }));
  return [...pages, ...lowerCase, ...unknown, ...hidden, ...typed, ...cached, compressed, unchanged, ...kept];
}

/**
 * Sends one request.
 *
 * @param origin 'http://127.0.0.1:8080'
 * @returns the problems
 */
export async function askRow(
  origin: string,
  { at, send, follow, status, location, text, headers = {}, also }: Row,
): Promise<string | undefined> {
  const target = ({ headers: { location: to = '' }, url }: Answer) => {
    const { pathname, search } = new URL(to, url);
    return pathname + search;
  };
  let answer = await ask(origin, at, send);
  for (let hops = 0; follow && /^3/.test(String(answer.status)); hops += 1) {
    if (hops === 5) return 'goes in circles';
    answer = await ask(origin, target(answer));
  }
  if (status && !status.includes(answer.status ?? 0)) return `status ${answer.status}`;
  if (location && target(answer) !== location) return `leads to ${answer.headers.location}`;
  if (text !== undefined && answer.text !== text) return 'is another page';
  for (const [name, pattern] of Object.entries(headers))
    if (!pattern.test(String(answer.headers[name] ?? '')))
      return `${name} is ${String(answer.headers[name] ?? 'missing')}`;
  return also?.(answer) || undefined;
}

/** One request with an HTTP client that does not normalise the address. */
function ask(origin: string, at: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  // The certificate was created for this check only.
  const options = { hostname, port, path: at, headers, timeout: 10_000, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? https : http).request(options, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const isPacked = response.headers['content-encoding'] === 'gzip';
      const text = (isPacked ? gunzipSync(body) : body).toString('utf8');
      resolve({ status: response.statusCode, headers: response.headers, text, url: origin + at });
    });
    request.on('timeout', () => request.destroy(new Error('no answer within 10 s')));
    request.on('error', reject).end();
  });
}

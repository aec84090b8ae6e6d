import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { exportedPages } from '../../build/export/pages.mjs';
import { inlineScriptHashes } from '../../build/export/secure-page.mjs';
import { listFiles } from '../../build/project.mjs';

/**
 * A question to a server and what its answer must be.
 *
 * @typedef {object} Row
 * @property {string} group
 * @property {boolean} [everywhere] on servers without our configuration too
 * @property {string} at path, with the sub-path
 * @property {Record<string, string>} [send] headers of the request
 * @property {boolean} [follow] whether redirects are followed first
 * @property {number | number[]} [status]
 * @property {string} [location] where it leads, path and query
 * @property {string} [text] the whole body
 * @property {Record<string, RegExp>} [headers]
 * @property {(answer: Answer) => string | undefined | false} [also] what else is wrong
 *
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string, url: string }} Answer
 */

const security = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

/**
 * The table of addresses that every host must answer rightly.
 *
 * @param {string} outFolder the finished export
 * @param {string} base '' or '/site'
 * @returns {Row[]}
 */
export function hostTable(outFolder, base) {
  const files = listFiles(outFolder);
  const read = (name) => readFileSync(path.join(outFolder, name), 'utf8');
  const rows = exportedPages(outFolder).flatMap((page) => {
    const html = read(page === '/' ? 'index.html' : `${page}.html`);
    const at = page === '/' ? `${base}/` : base + page;
    const forms = page === '/' ? [...new Set([base || '/', at])] : [at, `${at}/`];
    const from = '?from=mail';
    const lacks = ({ headers }) => {
      const policy = headers['content-security-policy'] ?? '';
      const sources = [...inlineScriptHashes(html), "frame-ancestors 'none'"];
      const missing = sources.filter((source) => !policy.includes(source));
      return missing.length > 0 && `its policy lacks ${missing}`;
    };
    return [
      ...forms.map((form) => ({
        ...{ group: 'pages', everywhere: true, at: form, follow: true, status: 200, text: html },
        headers: { 'content-type': /^text\/html/ },
      })),
      ...(page === '/'
        ? []
        : [{ group: 'redirects', at: `${at}/${from}`, status: 308, location: at + from }]),
      { group: 'headers', at, headers: { ...security, 'cache-control': /^no-cache$/ }, also: lacks },
    ];
  });

  const facilities = `${base}/Facilities`;
  const page = read('Facilities.html');
  for (const at of [`${base}/facilities`, `${base}/facilities/`]) {
    const leads = ({ text }) =>
      text !== page && !text.includes(`content="0; url=${facilities}"`) && `does not lead to ${facilities}`;
    rows.push({ group: '/facilities', everywhere: true, at, follow: true, status: 200, also: leads });
    rows.push({ group: '/facilities', at, status: 308, location: facilities });
  }

  const notFound = {
    status: 404,
    text: read('404.html'),
    headers: { ...security, 'cache-control': /^(?!.*immutable)/ },
  };
  for (const unknown of [
    '/nothing',
    '/nothing/',
    '/about/nothing',
    '/_next/static/nothing.js',
    '/FACILITIES',
  ]) {
    const at = base + unknown;
    rows.push({ group: '404', everywhere: true, at, follow: true, status: 404 });
    rows.push({ group: '404', at, follow: true, ...notFound });
  }
  for (const hidden of ['/.htaccess', '/_headers', '/_redirects', '/staticwebapp.config.json'])
    rows.push({ group: '404', at: base + hidden, status: [403, 404] });

  const types = [
    [/\.css$/, /^text\/css/, true],
    [/\.js$/, /^(text|application)\/javascript/, true],
    [/\.jpg$/, /^image\/jpeg/, true],
    [/\.txt$/, /^text\/plain/, true],
    [/\.svg$/, /^image\/svg\+xml/, true],
    [/\.xml$/, /^(text|application)\/xml/, true],
    [/\.webp$/, /^image\/webp/],
    [/\.avif$/, /^image\/avif/],
    [/\.woff2$/, /^font\/woff2/],
    [/\.webmanifest$/, /^application\/manifest\+json/],
  ];
  for (const [ending, type, everywhere] of types) {
    const at = `${base}/${files.find((file) => ending.test(file))}`;
    rows.push({ group: 'types', everywhere, at, status: 200, headers: { 'content-type': type } });
  }

  const forever = { 'cache-control': /^public, max-age=31536000, immutable$/ };
  for (const folder of ['_next/static/', 'pictures/']) {
    const at = `${base}/${files.find((file) => file.startsWith(folder))}`;
    // The browser makes a page around a picture opened by itself, with styles of its own.
    const also = ({ headers }) =>
      /style-src|default-src/.test(headers['content-security-policy'] ?? '') && 'its policy refuses styles';
    rows.push({ group: 'caching', at, status: 200, headers: { ...forever, ...security }, also });
  }
  const gzip = { send: { 'accept-encoding': 'gzip' }, headers: { 'content-encoding': /^gzip$/ } };
  rows.push({ group: 'caching', at: `${base}/about`, ...gzip });
  // An unchanged page is not sent again.
  rows.push({ group: 'caching', at: `${base}/about`, send: { 'if-none-match': '*' }, status: 304 });

  const lures = ['//evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/', '/%09/evil.example/'];
  for (const at of [...lures, '/\\evil.example/', '//evil.example/about/', '/evil.example%0d%0aX-Lure:1/']) {
    // Read as browsers do, for which a backslash is a slash.
    const also = ({ headers, url }) =>
      (headers['x-lure'] || new URL(headers.location ?? '', url).hostname.includes('evil')) && 'leads away';
    rows.push({ group: 'no way out', everywhere: true, at, also });
  }
  return rows;
}

/**
 * Asks one question.
 *
 * @param {string} origin 'http://127.0.0.1:8080'
 * @param {Row} row
 * @returns {Promise<string | undefined>} what is wrong
 */
export async function askRow(origin, row) {
  let answer = await ask(origin, row.at, row.send);
  for (let hops = 0; row.follow && answer.status >= 300 && answer.status < 400; hops += 1) {
    if (hops === 5) return 'goes in circles';
    const { pathname, search } = new URL(answer.headers.location, answer.url);
    answer = await ask(origin, pathname + search);
  }
  if (row.status && ![row.status].flat().includes(answer.status)) return `status ${answer.status}`;
  if (row.location) {
    const { pathname, search } = new URL(answer.headers.location ?? '', answer.url);
    if (pathname + search !== row.location) return `leads to ${answer.headers.location}`;
  }
  if (row.text !== undefined && answer.text !== row.text) return 'is another page';
  for (const [name, pattern] of Object.entries(row.headers ?? {}))
    if (!pattern.test(answer.headers[name] ?? '')) return `${name} is ${answer.headers[name] ?? 'missing'}`;
  return row.also?.(answer) || undefined;
}

/** One request, by a client that mends no address. @returns {Promise<Answer>} */
function ask(origin, at, headers = {}) {
  const { protocol, hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // The certificate is the one just made for this check.
    const options = {
      hostname,
      port,
      path: at,
      headers,
      agent: false,
      timeout: 10_000,
      rejectUnauthorized: false,
    };
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

/**
 *
 * `npm run hosting`: what every host must do (docs/deploy.md), asked of the installed servers with our settings. On
 * Debian, install them first: `apt-get install nginx-light libnginx-mod-http-brotli-static apache2`.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { exportedPages } from '@/build/exported-pages';
import { findFreePort } from '@/lib/node/command';
import { listFiles } from '@/lib/node/list-files';
import { sha256 } from '@/lib/node/project';

import {
  basePath,
  copiesFolder,
  host,
  isInstalled,
  launch,
  outFolder,
  serverNames,
  startServer,
} from './servers';

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  /** The hash of the decompressed body. A page as text would make the message of a failure very long. */
  hash: string;
}

/** One request, with a client that sends the address as it is. */
function ask(origin: string, at: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin);
  // The certificate was created for this check only.
  const options = {
    hostname: hostname.replace(/[[\]]/g, ''),
    port,
    path: at,
    headers,
    rejectUnauthorized: false,
  };
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? https : http).request(options);
    const read = async (response: http.IncomingMessage) => {
      const body = Buffer.concat(await response.toArray());
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
        response.headers['content-encoding'] ?? ''
      ];
      const hash = sha256(unpack ? unpack(body) : body);
      resolve({ status: response.statusCode, headers: response.headers, hash });
    };
    request.on('response', (response) => void read(response).catch(reject));
    request.setTimeout(10_000, () => request.destroy(new Error('no response within 10 s')));
    request.on('error', reject).end();
  });
}

const hashOf = (name: string) => sha256(readFileSync(path.join(outFolder, name)));
const firstOf = (folder: string, pattern: RegExp) => listFiles(folder).find((file) => pattern.test(file))!;

/** Without script-src: the policy with the hashes of a page's scripts is in the page. */
const security = {
  'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(
    /^(?!.*(script|style|default)-src).*frame-ancestors 'none'/,
  ),
};
const revalidated = { ...security, 'cache-control': 'no-cache' };

test('at least one server is installed', () => {
  expect(serverNames.some(isInstalled)).toBe(true);
});

test('a file server without settings shows every page, with a slash after its address as well', async () => {
  const port = await findFreePort();
  const settings = ['--bind', '127.0.0.1', '--directory', outFolder];
  const stop = await launch('python3', ['-m', 'http.server', `${port}`, ...settings], port);
  for (const page of exportedPages(outFolder).filter((each) => each !== '/'))
    for (const at of [page, `${page}/`]) {
      const response = await fetch(`http://127.0.0.1:${port}${at}`);
      expect([at, sha256(await response.text())]).toEqual([at, hashOf(`${page}.html`)]);
    }
  await stop();
});

describe.each(serverNames)('%s', (name) => {
  if (!isInstalled(name)) return test.skip('is not installed', () => {});
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => (server = await startServer(name)), 30_000);
  afterAll(() => server.stop());

  const get = (at: string, headers?: Record<string, string>) => ask(server.url, basePath + at, headers);
  /** The status and the address of a redirect, from this address on. */
  const redirect = async (at: string) => {
    const { status, headers } = await get(at);
    const { pathname, search } = new URL(headers.location ?? '', server.url + basePath + at);
    return [status, pathname + search];
  };
  const notFound = { status: 404, hash: hashOf('404.html'), headers: revalidated };

  test.each(exportedPages(outFolder))('%s is at its address, and a slash leads there', async (page) => {
    const hash = hashOf(page === '/' ? 'index.html' : `${page}.html`);
    const headers = { ...revalidated, 'content-type': expect.stringMatching(/^text\/html/) };
    expect(await get(page)).toMatchObject({ status: 200, hash, headers });
    if (page !== '/')
      expect(await redirect(`${page}/?from=mail`)).toEqual([308, `${basePath}${page}?from=mail`]);
  });

  test.each(['/facilities', '/facilities/'])('%s leads to /Facilities', async (at) => {
    expect(await redirect(at)).toEqual([301, `${basePath}/Facilities`]);
  });

  test.each([
    ...['/nothing', '/nothing/', '/about/nothing', '/_next/static/nothing.js', '/FACILITIES'],
    // Files that no visitor may get under their own address.
    ...['/404', '/404/', '/404.html', '/about.html.br', '/about.html.gz', '/.nojekyll', '/_headers'],
    ...['/.htaccess', '/.htpasswd', '/pictures', '/_next/static/'],
  ])("%s has the status 404, and the site's page for it", async (at) => {
    // nginx removes the slash first.
    const [status, target] = await redirect(at);
    for (const headers of [undefined, { 'accept-encoding': 'br, gzip' }])
      expect(await ask(server.url, status === 308 ? String(target) : basePath + at, headers)).toMatchObject(
        notFound,
      );
  });

  test.each(
    Object.entries({
      css: /^text\/css/,
      js: /^(text|application)\/javascript/,
      txt: /^text\/plain/,
      svg: /^image\/svg\+xml/,
      xml: /^(text|application)\/xml/,
      avif: /^image\/avif/,
      vcf: /^text\/vcard; ?charset=utf-8$/i,
      woff2: /^font\/woff2/,
      webmanifest: /^application\/manifest\+json/,
    }).filter(([ending]) => firstOf(outFolder, new RegExp(`\\.${ending}$`))),
  )('a file .%s has its type', async (ending, type) => {
    const { headers } = await get(`/${firstOf(outFolder, new RegExp(`\\.${ending}$`))}`);
    expect(headers['content-type']).toMatch(type);
  });

  test('files with a hash in their names are kept for ever, others are asked for again', async () => {
    const forever = { ...security, 'cache-control': 'public, max-age=31536000, immutable' };
    for (const folder of ['_next/static', 'pictures'])
      expect(await get(`/${firstOf(outFolder, new RegExp(`^${folder}/`))}`)).toMatchObject({
        headers: forever,
      });
    expect(await get('/about', { 'if-none-match': '*' })).toMatchObject({ status: 304 });
  });

  const texts = ['css', 'js', 'svg', 'txt', 'xml'].map((ending) =>
    firstOf(copiesFolder, new RegExp(`\\.${ending}\\.gz$`))?.replace(/\.gz$/, ''),
  );
  test.each(['', 'about', ...texts.filter(Boolean)])('/%s is sent compressed', async (at) => {
    const hash = hashOf(listFiles(outFolder).includes(at) ? at : `${at || 'index'}.html`);
    const answers = { br: 'br', gzip: 'gzip', 'br;q=0, gzip; q=0.0': undefined };
    for (const [accepted, encoding] of Object.entries(answers)) {
      const { headers, ...answer } = await get(`/${at}`, { 'accept-encoding': accepted });
      expect(answer).toEqual({ status: 200, hash });
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect([headers['content-encoding'], headers['content-language']]).toEqual([encoding, undefined]);
    }
  });

  test.each(['//evil.example/', '/%5Cevil.example/', '//evil.example/about/', '/a%0d%0aX-Injected:1/'])(
    '%s leads to no other site',
    async (at) => {
      const { headers } = await ask(server.url, at);
      // Parsed as in browsers, where a backslash counts as a slash.
      expect(new URL(headers.location ?? '', server.url + at).hostname).not.toContain('evil');
      expect(headers).not.toHaveProperty('x-injected');
    },
  );

  test('http leads to https, except for the authority that issues the certificate', async () => {
    const challenge = await ask(server.httpUrl, '/.well-known/acme-challenge/token');
    expect(challenge).toMatchObject({ status: 200, hash: sha256('the token') });
    for (const name of [host, otherHost]) {
      const { status, headers } = await ask(server.httpUrl, '/about?from=mail', { host: name });
      expect([status, headers.location]).toEqual([301, `https://${host}:${server.port}/about?from=mail`]);
    }
  });

  const otherHost = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  test('the second name leads to the first', async () => {
    const { status, headers } = await ask(server.url, '/about?from=mail', { host: otherHost });
    expect([status, headers.location]).toEqual([308, `https://${host}/about?from=mail`]);
  });

  test('IPv6 is answered as well', async () => {
    for (const url of [server.url, server.httpUrl]) {
      const { status } = await ask(url.replace('127.0.0.1', '[::1]'), '/about', { host });
      expect([200, 301]).toContain(status);
    }
  });
});

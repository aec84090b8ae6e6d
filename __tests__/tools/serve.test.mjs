/** @jest-environment node */
import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serveExport } from '../../tools/serve.mjs';
import { temporaryFolder } from '../support/temporary-folder.mjs';

const folder = temporaryFolder();
const script = 'console.log("hello");'.repeat(50);
let server;

beforeEach(async () => {
  folder.write('index.html', 'home');
  folder.write('about.html', 'about');
  folder.write('about/index.html', 'about');
  folder.write('licences.txt', 'words');
  folder.write('Facilities.html', 'facilities');
  folder.write('404.html', 'designed page');
  folder.write('_next/static/chunks/a.js', script);
  folder.write('pictures/a.avif', Buffer.from([0, 255, 1]));
  folder.write('site.webmanifest', '{}');
  folder.write('.htaccess', 'secret');
  folder.write('.well-known/security.txt', 'whom to tell');
  server = await serveExport({ dir: folder.path });
});
afterEach(() => server.close());

/** One raw request: fetch would mend addresses and unpack bodies. */
function get(path, { headers = {}, method = 'GET', port = server.port } = {}) {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path, method, headers, agent: false }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.once('error', reject).end();
  });
}

test.each([
  ['/', 200, 'home'],
  ['/?from=mail', 200, 'home'],
  ['/index.html', 200, 'home'],
  ['/about', 200, 'about'],
  ['/about/', 200, 'about'],
  ['/about.html', 200, 'about'],
  ['/Facilities', 200, 'facilities'],
  ['/Facilities/', 200, 'facilities'],
  ['/%41bout', 404, 'designed page'],
  ['/%61bout', 200, 'about'],
  ['/nothing', 404, 'designed page'],
  ['/nothing/', 404, 'designed page'],
  ['/pictures', 404, 'designed page'],
  ['/.htaccess', 404, 'designed page'],
  ['/.well-known/security.txt', 200, 'whom to tell'],
])('%s answers %i', async (path, status, body) => {
  const answer = await get(path);
  expect([answer.status, String(answer.body)]).toEqual([status, body]);
});

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/about/..%2f..%2fetc/passwd',
  '/%',
  '/a%00b',
  '/..%5cx',
])('%s never leaves the folder', async (path) => {
  expect([400, 404]).toContain((await get(path)).status);
});

test.each([
  ['/', 'text/html;charset=utf-8'],
  ['/licences.txt', 'text/plain; charset=utf-8'],
  ['/_next/static/chunks/a.js', 'text/javascript'],
  ['/pictures/a.avif', 'image/avif'],
  ['/site.webmanifest', 'application/manifest+json'],
])('the type of %s is %s', async (path, type) => {
  const { headers } = await get(path);
  expect(headers['content-type']).toBe(type);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/pictures/a.avif', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/licences.txt', 'no-cache'],
  ['/_next/static/chunks/gone.js', 'no-cache'],
])('how long %s is kept: %s', async (path, control) => {
  expect((await get(path)).headers['cache-control']).toBe(control);
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body) => body],
  [undefined, undefined, (body) => body],
])('texts are compressed as "%s" allows: %s', async (accepted, encoding, unpack) => {
  const { headers, body } = await get('/_next/static/chunks/a.js', {
    headers: accepted ? { 'accept-encoding': accepted } : {},
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(String(unpack(body))).toBe(script);
});

test('pictures are sent as they are', async () => {
  const { headers, body } = await get('/pictures/a.avif', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBeUndefined();
  expect([...body]).toEqual([0, 255, 1]);
});

test('an unchanged page is not sent twice', async () => {
  const { headers } = await get('/about');
  const second = await get('/about', { headers: { 'if-none-match': headers.etag } });
  expect([second.status, second.body.length]).toEqual([304, 0]);
});

test('HEAD sends no body; other methods are refused', async () => {
  const head = await get('/about', { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const post = await get('/about', { method: 'POST' });
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['//about', '/about'],
  ['//evil.example/', '/evil.example/'],
  ['/\\evil.example', '/evil.example'],
  ['/about//?a=b', '/about/?a=b'],
])('%s leads to %s: browsers take what follows two slashes for another site', async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers.location]).toEqual([308, location]);
});

describe('under a path', () => {
  let site;
  beforeEach(async () => {
    site = await serveExport({ dir: folder.path, basePath: '/site' });
  });
  afterEach(() => site.close());

  test.each([
    ['/site', 200],
    ['/site/', 200],
    ['/site/about', 200],
    ['/about', 404],
    ['/sites/about', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await get(path, { port: site.port })).status).toBe(status);
  });

  test('the root leads to it', async () => {
    const { status, headers } = await get('/?a=b', { port: site.port });
    expect([status, headers.location]).toEqual([307, '/site/?a=b']);
    expect(site.url).toBe(`http://localhost:${site.port}/site/`);
  });
});

describe('the headers file of the export', () => {
  beforeEach(() => folder.write('_headers', '/*\n  X-Frame-Options: DENY\n'));

  test('is followed', async () => {
    const { port, close } = await serveExport({ dir: folder.path });
    for (const address of ['/about', '/nothing'])
      expect((await get(address, { port })).headers['x-frame-options']).toBe('DENY');
    await close();
  });

  test('is left aside on request', async () => {
    const plain = await serveExport({ dir: folder.path, hostHeaders: false });
    const { headers } = await get('/about', { port: plain.port });
    await plain.close();
    expect(headers['x-frame-options']).toBeUndefined();
  });
});

test('says what to do when there is no export', async () => {
  await expect(serveExport({ dir: `${folder.path}/none` })).rejects.toThrow('run `npm run build` first');
});

test('says so when the port is taken', async () => {
  await expect(serveExport({ dir: folder.path, port: server.port })).rejects.toThrow(
    `Port ${server.port} is taken`,
  );
});

/** @jest-environment node */
import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { hostHeadersFor, serveExport } from '../../tools/serve.mjs';
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
  ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
  ['/pictures/a.avif', 'public, max-age=31536000, immutable'],
  ['/', 'no-cache'],
  ['/licences.txt', 'no-cache'],
  ['/_next/static/chunks/gone.js', 'no-cache'],
])('how long %s is kept: %s', async (path, control) => {
  expect((await get(path)).headers['cache-control']).toBe(control);
});

test('texts are compressed, pictures are not, and no type is guessed', async () => {
  const brotli = { headers: { 'accept-encoding': 'br' } };
  const { headers, body } = await get('/_next/static/chunks/a.js', brotli);
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
  expect(String(brotliDecompressSync(body))).toBe(script);
  expect((await get('/pictures/a.avif', brotli)).headers['content-encoding']).toBeUndefined();
  expect((await get('/licences.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('an unchanged page is not sent twice, and nothing can be sent here', async () => {
  const { headers } = await get('/about');
  expect((await get('/about', { headers: { 'if-none-match': headers.etag } })).status).toBe(304);
  expect(await get('/about', { method: 'POST' })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
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

test('the headers file of the export is followed, and left aside on request', async () => {
  folder.write('_headers', '/*\n  X-Frame-Options: DENY\n');
  for (const hostHeaders of [true, false]) {
    const { port, close } = await serveExport({ dir: folder.path, hostHeaders });
    for (const address of ['/about', '/nothing'])
      expect((await get(address, { port })).headers['x-frame-options']).toBe(
        hostHeaders ? 'DENY' : undefined,
      );
    await close();
  }
});

test('says what to do when there is no export', async () => {
  await expect(serveExport({ dir: `${folder.path}/none` })).rejects.toThrow('run `npm run build` first');
});

test('says so when the port is taken or is none', async () => {
  await expect(serveExport({ dir: folder.path, port: NaN })).rejects.toThrow('NaN is no port');
  await expect(serveExport({ dir: folder.path, port: server.port })).rejects.toThrow(
    `Port ${server.port} is taken`,
  );
});

const rules = `# for every page
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'none'; img-src 'self'

/pictures/*
  Cache-Control: public, max-age=31536000, immutable
/about
  X-Frame-Options: SAMEORIGIN
`;

test.each([
  ['/', { 'x-frame-options': 'DENY' }],
  ['/pictures/a.avif', { 'x-frame-options': 'DENY', 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/about', { 'x-frame-options': 'SAMEORIGIN' }],
  ['/about/', { 'x-frame-options': 'DENY' }],
])('%s', (pathname, headers) => {
  const policy = "default-src 'none'; img-src 'self'";
  expect(hostHeadersFor(rules, pathname)).toEqual({ 'content-security-policy': policy, ...headers });
});

test('signs in a path stand for themselves', () => {
  expect(hostHeadersFor('/a.b+c\n  X: y', '/a.b+c')).toEqual({ x: 'y' });
  expect(hostHeadersFor('/a.b+c\n  X: y', '/aXbbc')).toEqual({});
});

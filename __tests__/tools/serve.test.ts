/** @jest-environment node */
import http from 'node:http';
import { serveExport, type Server } from '../../tools/serve';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
let server: Server;

beforeEach(async () => {
  const files = {
    'index.html': 'home',
    'about.html': 'about',
    'about/index.html': 'about',
    'licences.txt': 'words',
    '404.html': 'designed page',
    '.htaccess': 'secret',
    '.well-known/security.txt': 'whom to tell',
    _headers: 'for hosts',
  };
  for (const [name, content] of Object.entries(files)) folder.write(name, content);
  server = await serveExport({ dir: folder.path });
});
afterEach(() => server.close());

/** One raw request: fetch would normalise addresses and unpack bodies. */
interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

function get(path: string, { headers = {}, port = server.port } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    request.once('error', reject).end();
  });
}

test.each([
  ['/', 200, 'home'],
  ['/?from=mail', 200, 'home'],
  ['/about', 200, 'about'],
  ['/about/', 200, 'about'],
  ['/about.html', 200, 'about'],
  ['/About', 404, 'designed page'],
  ['/nothing/', 404, 'designed page'],
  ['/.htaccess', 404, 'designed page'],
  ['/_headers', 404, 'designed page'],
  ['/.well-known/security.txt', 200, 'whom to tell'],
])('%s answers %i', async (path, status, body) => {
  const answer = await get(path);
  expect([answer.status, String(answer.body)]).toEqual([status, body]);
  expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
});

test.each([
  ['/site', 200],
  ['/site/', 200],
  ['/site/about', 200],
  ['/about', 404],
  ['/sites/about', 404],
  ['/?a=b', 307],
])('under a path, %s answers %i', async (path, status) => {
  const { port, url, close } = await serveExport({ dir: folder.path, basePath: '/site' });
  const answer = await get(path, { port });
  await close();
  expect(answer.status).toBe(status);
  expect(answer.headers.location).toBe(status === 307 ? '/site/?a=b' : undefined);
  expect(url).toBe(`http://localhost:${port}/site/`);
});

test('says what to do when there is no export, or the port is taken', async () => {
  await expect(serveExport({ dir: `${folder.path}/none` })).rejects.toThrow('run `npm run build` first');
  const { port } = server;
  await expect(serveExport({ dir: folder.path, port })).rejects.toThrow(`Port ${port} is taken`);
});

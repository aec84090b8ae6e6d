import type http from 'node:http';

import { readPort, serveExport } from '@/tools/serve';

import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();
const servers: http.Server[] = [];
afterEach(() =>
  servers.splice(0).forEach((server) => {
    server.close();
    // Connections of `fetch` stay open.
    server.closeAllConnections();
  }),
);

async function serve(host?: string) {
  for (const name of ['index.html', 'about.html', '404.html', '_headers']) folder.write(`out/${name}`, name);
  const { url, server } = await serveExport(0, `${folder.path}/out`, host);
  servers.push(server);
  return { origin: new URL(url).origin, server };
}

test.each<[address: string, status: number, text: string]>([
  ['/', 200, 'index.html'],
  ['/?q=a%', 200, 'index.html'],
  ['/about', 200, 'about.html'],
  ['/about/', 200, 'about.html'],
  ...['/nothing', '//', '/%', '/..%2fpackage.json', '/404', '/404.html', '/_headers'].map(
    (address): [string, number, string] => [address, 404, '404.html'],
  ),
])('%s is answered with %i and %s', async (address, status, text) => {
  const response = await fetch((await serve()).origin + address);
  expect([response.status, await response.text()]).toEqual([status, text]);
});

test.each([
  ['/', 307, '/site/'],
  ['/?q=1', 307, '/site/?q=1'],
  ['/site/', 200, null],
  ['/site', 200, null],
  ['/sites/', 404, null],
  ['/about', 404, null],
])('of a site below /site, %s is answered with %i', async (address, status, location) => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/site' });
  const response = await fetch((await serve()).origin + address, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test('only --host opens the site to other computers, at an address that this computer has', async () => {
  expect((await serve()).server.address()).toMatchObject({ address: '127.0.0.1' });
  expect((await serve('0.0.0.0')).server.address()).toMatchObject({ address: '0.0.0.0' });
  await expect(serve('203.0.113.7')).rejects.toThrow('203.0.113.7 is not an address of this computer');
});

test.each(['abc', '-1', '65536', ''])('the port "%s" is refused', (text) => {
  expect(() => readPort(text)).toThrow(`'${text}' is not a port`);
});

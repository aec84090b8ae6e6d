/** @jest-environment node */
import type http from 'node:http';
import net from 'node:net';
import os from 'node:os';

import { readPort, serveExport } from '@/tools/serve';

import { portOf, requests, statusOf } from '../support/local-requests';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();

describe('`npm start`', () => {
  const servers: http.Server[] = [];
  afterEach(() =>
    servers.splice(0).forEach((server) => {
      server.close();
      // Connections of `fetch` stay open.
      server.closeAllConnections();
    }),
  );
  const serve = async (host?: string) => {
    folder.write('out/index.html', 'home');
    folder.write('out/404.html', 'unknown');
    folder.write('out/_headers', 'settings');
    const { url, server } = await serveExport(0, `${folder.path}/out`, host);
    servers.push(server);
    return portOf(url);
  };

  test('returns an error status for a bad request, and keeps running', async () => {
    const port = await serve();
    for (const [line, status, headers] of requests)
      expect([line, headers, await statusOf(port, line, headers)]).toEqual([line, headers, status]);
  });

  test.each([
    '/_headers',
    '/%5fheaders',
    '/_headers/',
    '/_headers%3F',
    '/%5Fheaders%2F',
    '/404',
    '/404.html',
  ])('does not show %s', async (address) => {
    expect(await statusOf(await serve(), `GET ${address}`)).toBe('404');
  });

  test.each([
    ['/', 307, '/site/'],
    ['/?q=1', 307, '/site/?q=1'],
    ['/site/', 200, null],
    ['/site', 200, null],
    ['/sites/', 404, null],
    ['/about', 404, null],
  ])('of a site below /site answers %s with %i', async (address, status, location) => {
    jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/site' });
    const response = await fetch(`http://127.0.0.1:${await serve()}${address}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  const [outside] = Object.values(os.networkInterfaces())
    .flat()
    .filter((each) => each?.family === 'IPv4' && !each.internal);
  const testOutside = outside ? test : test.skip;
  const connects = (port: number) =>
    new Promise((resolve) => {
      const socket = net
        .connect(port, outside!.address, () => resolve(true))
        .on('error', () => resolve(false));
      socket.on('connect', () => socket.destroy());
    });

  testOutside('can be opened from other computers only with --host', async () => {
    expect(await connects(await serve())).toBe(false);
    const port = await serve('0.0.0.0');
    expect(await connects(port)).toBe(true);
    expect(await statusOf(port, 'GET /', { Host: `${outside!.address}:${port}` })).toBe('200');
  });

  test('names an address that this computer does not have', async () => {
    await expect(serve('203.0.113.7')).rejects.toThrow('203.0.113.7 is not an address of this computer');
  });

  test.each(['abc', '-1', '65536', ''])('refuses the port "%s"', (text) => {
    expect(() => readPort(text)).toThrow(`'${text}' is not a port`);
  });
});

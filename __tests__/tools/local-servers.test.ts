/** @jest-environment node */
import type http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import { serveEditor } from '../../editor/serve';
import { readPort, serveExport } from '../../tools/serve';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();

/** The status of a request that is sent as it is: clients of HTTP would correct it first. */
function statusOf(port: number, line: string, headers: Record<string, string> = {}): Promise<string> {
  const all = Object.entries({ Host: `localhost:${port}`, Connection: 'close', ...headers });
  const text = [`${line} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', reject).on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? answer));
  });
}

const portOf = (url: string) => Number(new URL(url).port);

/** Requests that every server on this computer treats the same. */
const requests: [string, string, Record<string, string>?][] = [
  ['GET /', '200'],
  ['HEAD /', '200'],
  ['GET /?q=a%', '200'],
  ['GET //', '404'],
  ['GET ///evil.example/', '404'],
  ['GET /nothing', '404'],
  [`GET /${'a'.repeat(9000)}`, '404'],
  ['GET /%', '400'],
  ['GET /%E0%A4%A', '400'],
  ['GET /%00', '400'],
  ['GET /..%2fpackage.json', '400'],
  ['GET /../package.json', '400'],
  ['GET /..%5cpackage.json', '400'],
  ['GET *', '400'],
  ['GET http://evil.example/', '400'],
  ['POST /', '405'],
  ['DELETE /', '405'],
  // The name of another site, which can lead to this computer.
  ['GET /', '403', { Host: 'evil.example' }],
  ['GET /', '403', { Host: 'localhost.evil.example' }],
  ['GET /', '403', { Host: 'localhost@evil.example' }],
  ['GET /', '403', { Host: '' }],
  ['GET /', '403', { Origin: 'https://evil.example' }],
  ['GET /', '403', { Origin: 'null' }],
  ['GET /', '200', { Origin: 'http://localhost:3000' }],
  // A port that was forwarded.
  ['GET /', '200', { Host: '127.0.0.1:8080' }],
  ['GET /', '200', { Host: '[::1]' }],
];

test('`npm run edit` answers bad requests and stays up', async () => {
  const { url, server } = await serveEditor(0, { repository: 'hotels/site', branch: 'content' });
  for (const [line, status, headers] of requests)
    expect([line, headers, await statusOf(portOf(url), line, headers)]).toEqual([line, headers, status]);
  server.close();
});

test('`npm run edit` names the mistake in a file that cannot be read, and stays up', async () => {
  folder.write('content/hotels/kochi.json', '{ "name": ');
  const { url, server } = await serveEditor(0, { repository: 'hotels/site', branch: 'content' }, folder.path);
  const response = await fetch(`${url}config.json`);
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/content\/hotels\/kochi\.json.*line 1 cannot be read/);
  expect(await statusOf(portOf(url), 'GET /')).toBe('200');
  server.close();
});

describe('`npm start`', () => {
  const servers: http.Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));
  const serve = async (host?: string) => {
    folder.write('out/index.html', 'home');
    folder.write('out/404.html', 'unknown');
    folder.write('out/_headers', 'settings');
    const { url, server } = await serveExport(0, `${folder.path}/out`, host);
    servers.push(server);
    return portOf(url);
  };

  test('answers bad requests and stays up', async () => {
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
    await expect(serve('203.0.113.7')).rejects.toThrow('203.0.113.7 is no address of this computer');
  });

  test.each(['abc', '-1', '65536', ''])('refuses the port "%s"', (text) => {
    expect(() => readPort(text)).toThrow(`'${text}' is not a port`);
  });
});

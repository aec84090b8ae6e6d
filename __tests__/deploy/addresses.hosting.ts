/**
 * @jest-environment node
 *
 * `npm run hosting`: serves the finished export with every installed web server, once with the server's default
 * configuration and once with ours, and sends each the same table of requests. On Debian, install them first:
 * `apt-get install nginx-light libnginx-mod-http-brotli-static apache2 python3`.
 */
import { hostTable } from './address-table';
import { checkRow, sendRequest } from './check-row';
import { finishedSite, isInstalled, servers, startServer } from './real-servers';

const finished = finishedSite(process.env.BASE_PATH);
const table = hostTable(finished.outFolder, finished.copiesFolder, finished.site.basePath);

test('at least one server is installed', () => {
  expect(servers.filter(isInstalled)).not.toEqual([]);
});

describe.each(servers)('$name', (server) => {
  if (!isInstalled(server)) return test.skip('is not installed', () => {});
  let running: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => (running = await startServer(server, finished)), 30_000);
  afterAll(() => running.stop());

  const isBrotli = ({ send }: (typeof table)[number]) => send?.['accept-encoding'] === 'br';
  const rows = table.filter(
    (row) => (row.isForAllServers || !server.isUnconfigured) && !(isBrotli(row) && server.hasNoBrotli),
  );
  test.each(rows)('$at $send', async (row) => {
    expect(await checkRow(running.url, row)).toBeUndefined();
  });

  if (server.isUnconfigured) return;
  const { host } = finished.site;
  const otherHost = host.startsWith('www.') ? host.slice(4) : `www.${host}`;

  test('http leads to https, except for the authority that issues the certificate', async () => {
    const challenge = { at: '/.well-known/acme-challenge/token', status: 200, text: 'the token' };
    expect(await checkRow(running.httpUrl, challenge)).toBeUndefined();
    for (const name of [host, otherHost]) {
      const { status, headers } = await sendRequest(running.httpUrl, '/about?from=mail', { host: name });
      expect([status, headers.location]).toEqual([301, `https://${host}:${running.port}/about?from=mail`]);
    }
  });

  test('the second name leads to the first', async () => {
    const { status, headers } = await sendRequest(running.url, '/about?from=mail', { host: otherHost });
    expect([status, headers.location]).toEqual([308, `https://${host}/about?from=mail`]);
  });

  test('IPv6 is answered as well', async () => {
    for (const url of [running.url, running.httpUrl]) {
      const { status } = await sendRequest(url.replace('127.0.0.1', '[::1]'), '/about', { host });
      expect([200, 301]).toContain(status);
    }
  });
});

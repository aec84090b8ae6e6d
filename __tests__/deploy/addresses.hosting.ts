/**
 * @jest-environment node
 *
 * `npm run hosting`: serves the finished export with every installed web server, once with the server's default
 * configuration and once with ours, and sends each the same table of requests. On Debian, install them first:
 * `apt-get install nginx-light apache2 caddy python3`.
 */
import { askRow, hostTable } from './address-table';
import { finishedSite, isInstalled, servers, startServer } from './real-servers';

const finished = finishedSite(process.env.BASE_PATH);
const table = hostTable(finished.outFolder, finished.site.basePath);

test('at least one server is installed', () => {
  expect(servers.filter(isInstalled)).not.toEqual([]);
});

describe.each(servers)('$name', (server) => {
  if (!isInstalled(server)) return test.skip('is not installed', () => {});
  let running: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => (running = await startServer(server, finished)), 30_000);
  afterAll(() => running.stop());

  const rows = table.filter(({ everywhere }) => everywhere || !server.asItComes);
  test.each(rows)('$at', async (row) => {
    expect(await askRow(running.url, row)).toBeUndefined();
  });
});

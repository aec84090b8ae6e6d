/**
 * @jest-environment node
 *
 * `npm run hosting`: serves the finished export with every web server that is installed here, once as it comes and once
 * with the configuration we ship, and asks each the same table of addresses. On Debian they come with
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

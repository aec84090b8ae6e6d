import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { settings } from './support/settings';
import { expect, test } from './support/test';
import { titleOf } from './support/visit';

const out = path.join(__dirname, '../out');

/**
 * Answers as Netlify does: all files have small letters in their names (of two that differ in case alone the one that had
 * them already stays), and an address with a capital leads to the one without.
 */
function startHost(): Promise<http.Server> {
  const files = new Map<string, string>();
  const names = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  // Capitals sort first, so that small letters have the last word.
  for (const name of names.sort())
    files.set(`${settings.basePath}/${name}`.toLowerCase(), path.join(out, name));
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.svg': 'image/svg+xml',
  };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://host');
    const small = pathname.toLowerCase();
    const file = [small, `${small}.html`, `${small.replace(/\/$/, '')}/index.html`]
      .map((name) => files.get(name))
      .find(Boolean);
    if (small !== pathname && !/\.\w+$/.test(small)) response.writeHead(301, { location: small }).end();
    else if (!file) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': types[path.extname(file)] ?? '' }).end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

test.describe('on a host that writes all addresses in small letters', () => {
  let server: http.Server;
  let address: string;

  test.beforeAll(async () => {
    server = await startHost();
    address = `http://localhost:${(server.address() as AddressInfo).port}${settings.basePath}`;
  });
  test.afterAll(() => server.close());

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled, allowedFailures: javaScriptEnabled ? [] : [/\.js failed/] });

      for (const spelling of ['/facilities', '/Facilities', '/facilities/']) {
        test(`${spelling} shows the page and stays there`, async ({ page }) => {
          let documents = 0;
          page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
          await page.goto(address + spelling);
          await expect(page).toHaveTitle(titleOf('/Facilities'));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // A page that sends its visitors on would have asked for more by the time that all of it is there.
          await page.waitForLoadState('networkidle');
          expect(documents).toBeLessThanOrEqual(2);
        });
      }
    });
  }
});

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { exploreFacilities } from '@/content/explore';

import { waitUntilFirstViewReady } from './support/island';
import { shiftsByPath } from './support/layout';
import { origin } from './support/settings';
import { expect, routes, test } from './support/test';
import { pagePath } from './support/visit';

// The page for unknown addresses is one of those tried.
test.use({ allowedConsole: [/404/], allowedFailures: [/no-such-page/] });

/** A piece, and the pause between two: several pieces per frame would hide a shift. */
const PIECE_CHARACTERS = 700;
const PAUSE_MS = 25;
/** The parts of the HTML with the first screen: the opening after the head, and the widget at the end. */
const FIRST_SCREEN_CHARACTERS = 45_000;
const LAST_PART_CHARACTERS = 12_000;

/** The pieces in which a slow connection delivers a page: small ones where the first screen is. */
function piecesOf(html: string): string[] {
  const body = html.indexOf('<body');
  const pieces = [html.slice(0, body)];
  for (let start = body; start < html.length;) {
    const isFar = start > body + FIRST_SCREEN_CHARACTERS && start < html.length - LAST_PART_CHARACTERS;
    const end = isFar ? html.length - LAST_PART_CHARACTERS : start + PIECE_CHARACTERS;
    pieces.push(html.slice(start, end));
    start = end;
  }
  return pieces;
}

/** Serves the site with each page in pieces. */
async function startSlowServer(
  split = piecesOf,
  pause = () => wait(PAUSE_MS),
): Promise<{ url: string; close: () => void }> {
  const server = http.createServer((request, response) => {
    void fetch(origin + request.url).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
      for (const piece of split(await answer.text())) {
        response.write(piece);
        await pause();
      }
      return response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

for (const [width, height] of [
  [390, 664],
  [1366, 768],
] as const) {
  test(`nothing moves in ${width} x ${height} while a page arrives in pieces`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium reports layout shifts.');
    await page.setViewportSize({ width, height });
    const server = await startSlowServer();
    const found = await shiftsByPath(page, [...routes, '/no-such-page'], async (path) => {
      await page.goto(server.url + pagePath(path));
      await waitUntilFirstViewReady(page);
    });
    // Pictures that are still loading would fail with the server.
    await page.goto('about:blank');
    server.close();
    expect(found).toEqual({});
  });
}

test('an island that is pressed before all of its HTML has arrived keeps what arrives later', async ({
  page,
}) => {
  let goOn = () => {};
  const rest = new Promise<void>((resolve) => (goOn = resolve));
  const secondPanel = /^[^]*?role="tabpanel"[^]*?role="tabpanel"/;
  const server = await startSlowServer(
    (html) => [secondPanel.exec(html)![0], html.replace(secondPanel, '')],
    () => rest,
  );
  await page.goto(`${server.url}${pagePath('/')}`, { waitUntil: 'commit' });
  const tab = page.getByRole('tab').nth(2);
  const scripts = page.waitForResponse(/islands-.*\.js/);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  await (await scripts).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  goOn();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(exploreFacilities[2]!.description)).toBeVisible();
  // Pictures that are still loading would fail with the server.
  await page.goto('about:blank');
  server.close();
});

test('nothing that waited for its last piece stays hidden', async ({ page }) => {
  for (const path of [...routes, '/no-such-page']) {
    await page.goto(pagePath(path));
    const parts = page.locator('.arrives-whole');
    expect(await parts.count(), path).toBeGreaterThan(1);
    for (const part of await parts.all()) await expect(part, path).toHaveCSS('visibility', 'visible');
  }
});

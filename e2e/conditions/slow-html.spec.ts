import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { exploreFacilities } from '@/content/explore';

import { waitUntilFirstViewReady } from '../support/island';
import { shiftsByPath } from '../support/layout';
import { last } from '../support/present';
import { origin } from '../support/settings';
import { test as base, expect, routes } from '../support/test';
import { allowUnknownAddress, letTimePass, pagePath, UNKNOWN_ADDRESS } from '../support/visit';

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

/** Serves the site with each page in pieces, and a pause after each piece. */
async function startSlowServer(split: typeof piecesOf, pause: () => Promise<unknown>): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    void fetch(origin + request.url).then(async (upstreamResponse) => {
      const type = upstreamResponse.headers.get('content-type') ?? '';
      response.writeHead(upstreamResponse.status, { 'content-type': type });
      if (!type.startsWith('text/html'))
        return response.end(Buffer.from(await upstreamResponse.arrayBuffer()));
      for (const piece of split(await upstreamResponse.text())) {
        response.write(piece);
        await pause();
      }
      return response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

const test = base.extend<{
  /** Serves the site slowly until the end of the test, and returns the server's address. */
  serveSlowly: (split?: typeof piecesOf, pause?: () => Promise<unknown>) => Promise<string>;
}>({
  serveSlowly: async ({ page }, use) => {
    const servers: http.Server[] = [];
    await use(async (split = piecesOf, pause = () => wait(PAUSE_MS)) => {
      const server = await startSlowServer(split, pause);
      servers.push(server);
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    });
    // Pictures that are still loading would fail with the server.
    await page.close();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  },
});

test.use(allowUnknownAddress);

test('nothing moves while a page arrives in pieces, on a phone and on a desktop', async ({
  context,
  page,
  browserName,
  serveSlowly,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium reports layout shifts.');
  const url = await serveSlowly();
  await page.close();
  // At once, because most of the time is the pauses.
  const found = await Promise.all(
    [
      { width: 390, height: 664, paths: routes.slice(0, 3) },
      { width: 390, height: 664, paths: [...routes.slice(3), UNKNOWN_ADDRESS] },
      // In a wide window, the pages differ from each other less.
      { width: 1366, height: 768, paths: ['/', '/gallery'] },
    ].map(async ({ paths, ...viewport }) => {
      const window = await context.newPage();
      await window.setViewportSize(viewport);
      const shifts = await shiftsByPath(window, paths, async (path) => {
        await window.goto(url + pagePath(path));
        await waitUntilFirstViewReady(window);
      });
      // Its pictures that are still loading would fail with the server.
      await window.close();
      return shifts;
    }),
  );
  expect(found).toEqual([{}, {}, {}]);
});

test('an island that is pressed before all of its HTML has arrived keeps what arrives later', async ({
  page,
  serveSlowly,
}) => {
  let goOn = () => {};
  const rest = new Promise<void>((resolve) => (goOn = resolve));
  const secondPanel = /^[^]*?role="tabpanel"[^]*?role="tabpanel"/;
  const url = await serveSlowly(
    (html) => [secondPanel.exec(html)![0], html.replace(secondPanel, '')],
    () => rest,
  );
  await page.goto(`${url}${pagePath('/')}`, { waitUntil: 'commit' });
  const tab = page.getByRole('tab').last();
  const scripts = page.waitForResponse(/islands-.*\.js/);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-busy', 'true');
  await (await scripts).finished();
  await letTimePass(page, 500);
  goOn();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(last(exploreFacilities, 'facility').description)).toBeVisible();
});

test('nothing that waited for its last piece stays hidden', async ({ sharedPage }) => {
  for (const path of [...routes, UNKNOWN_ADDRESS]) {
    const page = await sharedPage(path);
    const parts = page.locator('.hide-until-parsed');
    expect(await parts.count(), path).toBeGreaterThan(1);
    for (const part of await parts.all()) await expect(part, path).toHaveCSS('visibility', 'visible');
  }
});

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import type { Page } from '@playwright/test';

import { exploreFacilities } from '@/content/explore';

import { waitUntilFirstViewReady } from '../support/island';
import { shiftsByPath } from '../support/layout';
import { last } from '../support/present';
import { origin } from '../support/settings';
import { expect, test } from '../support/test';
import { letTimePass, pagePath, reducedMotion } from '../support/visit';

test.use(reducedMotion);

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

/** Serves the site with each page in pieces and a pause after each piece, while `use` uses its address. */
async function withSlowServer(
  page: Page,
  use: (url: string) => Promise<void>,
  split = piecesOf,
  pause: () => Promise<unknown> = () => wait(PAUSE_MS),
): Promise<void> {
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
  await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  // Pictures that are still loading would fail with the server.
  await page.close();
  server.close();
  server.closeAllConnections();
}

test('nothing moves while a page arrives in pieces, on a phone and on a desktop', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium reports layout shifts.');
  await withSlowServer(page, async (url) => {
    for (const { width, height, paths } of [
      { width: 390, height: 664, paths: ['/', '/contact', '/gallery'] },
      { width: 1366, height: 768, paths: ['/about'] },
    ]) {
      await page.setViewportSize({ width, height });
      const shifts = await shiftsByPath(page, paths, async (path) => {
        await page.goto(url + pagePath(path));
        await waitUntilFirstViewReady(page);
      });
      expect(shifts).toEqual({});
    }
  });
});

test('an island that is pressed before all of its HTML has arrived keeps what arrives later', async ({
  page,
}) => {
  let goOn = () => {};
  const rest = new Promise<void>((resolve) => (goOn = resolve));
  const secondPanel = /^[^]*?role="tabpanel"[^]*?role="tabpanel"/;
  await withSlowServer(
    page,
    async (url) => {
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
    },
    (html) => [secondPanel.exec(html)![0], html.replace(secondPanel, '')],
    () => rest,
  );
});

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { contact } from '@/content/contact';
import { headings } from '@/content/headings';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';

import { bookButton, bookingSheet } from '../support/booking-sheet';
import { replaceClipboard } from '../support/clipboard';
import { form, pressSend } from '../support/contact';
import { carouselOf, dotOf, expectTabs, hero, mapButton, nextOf, tile } from '../support/controls';
import { finalTexts } from '../support/counters';
import { islandsOf, startAllIslands, waitUntilFirstViewReady } from '../support/island';
import { expectMenu } from '../support/menu';
import { first } from '../support/present';
import { expectSlide } from '../support/rotation';
import { expect, stubOtherSites, test } from '../support/test';
import { bringIntoView, pagePath, reducedMotion, sectionOf } from '../support/visit';

/* What you see while you work is the site: `npm run dev` behaves as the export does, which all other tests look at. */

test.use({ ...reducedMotion, viewport: { width: 390, height: 664 } });

const root = path.join(__dirname, '../..');

/** Starts the development server. `output` is what it has printed so far. */
async function startServer() {
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', '0'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    detached: true,
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (address) resolve(address);
      });
    server.on('exit', () => reject(new Error(output)));
  });
  return { url, output: () => output, stop: () => server.exitCode ?? process.kill(-server.pid!) };
}

/** Runs in the page: loads all of its pictures, and returns how many it has and which of them are not shown. */
async function loadPictures(): Promise<{ count: number; broken: string[] }> {
  const images = [...document.images];
  const broken = await Promise.all(
    images.map((image) => {
      image.loading = 'eager';
      return image.decode().then(
        () => '',
        () => image.currentSrc || image.outerHTML,
      );
    }),
  );
  return { count: images.length, broken: broken.filter(Boolean) };
}

/** Opens a page, starts its islands, and expects the pictures of the exported page in `out/`. */
async function open(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address, { timeout: 120_000 });
  await waitUntilFirstViewReady(page);
  // A press before that is marked at its control, and React's development build reports the mark.
  await startAllIslands(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
  const html = readFileSync(path.join(root, 'out', file), 'utf8').replaceAll(
    /<noscript>.*?<\/noscript>/gs,
    '',
  );
  const count = html.match(/<img /g)!.length;
  expect(await page.evaluate(loadPictures)).toEqual({ count, broken: [] });
}

// The other pages have no other islands.
test('during next dev, the pages have the pictures of the export, and every island works', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await replaceClipboard(page, 'records');
  const server = await startServer();
  // The search opens another site, and the map is one.
  await stubOtherSites(page.context(), server.url);
  try {
    await open(page, server.url + pagePath('/'), 'index.html');
    await nextOf(hero(page)).click();
    await expectSlide(hero(page), 1);
    const featured = carouselOf(page, headings.featuredHotels.title);
    await dotOf(featured, 1).click();
    await expectSlide(featured, 1);
    await expectTabs(page);
    const offer = first(offers, 'offer');
    await page.getByRole('button', { name: `${labels.copy}: ${offer.title}` }).click();
    await expect(page.getByRole('status').filter({ hasText: labels.codeCopied })).toHaveCount(1);
    const figure = sectionOf(page, headings.counters.title).getByRole('img').first();
    await bringIntoView(figure);
    await expect(figure).toHaveText(first(finalTexts, 'final text'));
    const search = page.getByRole('search');
    await search.getByRole('combobox').first().selectOption({ index: 1 });
    const opened = page.context().waitForEvent('page');
    await search.getByRole('button', { name: labels.checkAvailability }).click();
    await (await opened).close();
    await expect(search.getByRole('status')).toContainText(labels.searchOpened);
    await expectMenu(page);
    await bookButton(page).first().click();
    await expect(bookingSheet(page)).toBeVisible();

    await open(page, server.url + pagePath('/contact'), 'contact.html');
    await pressSend(page);
    await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(4);
    await mapButton(page).click();
    await expect(page.locator(`iframe[title="${contact.map.title}"]`)).toBeVisible();

    await open(page, server.url + pagePath('/gallery'), 'gallery.html');
    await tile(page).click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await expect(islandsOf(page, 'gallery-preview')).toHaveAttribute('data-state', 'ready');
    // React's warnings while the server renders.
    expect(server.output()).not.toContain('https://react.dev/');
  } finally {
    server.stop();
  }
});

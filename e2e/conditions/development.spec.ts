import { spawn } from 'node:child_process';
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
import { menuButton, menuLinks } from '../support/menu';
import { first } from '../support/present';
import { expectSlide } from '../support/rotation';
import { expect, routes, test } from '../support/test';
import { bringIntoView, pagePath, reducedMotion, sectionOf } from '../support/visit';

/* What you see while you work is the site: `npm run dev` behaves as the export does. */

const phone = { width: 390, height: 664 };
test.use({ ...reducedMotion, viewport: phone });
// One server for all tests, which compiles each page when it is first opened.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** The address of the development server. */
let development = '';
let stop = () => {};

test.beforeAll(async () => {
  const root = path.join(__dirname, '../..');
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', '0'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    detached: true,
  });
  stop = () => void (server.exitCode ?? process.kill(-server.pid!));
  development = await new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (address) resolve(address);
      });
    server.on('exit', () => reject(new Error(output)));
  });
});
test.afterAll(() => stop());

/** The export, and the development server. */
const sites: Record<string, () => string> = { 'the export': () => '', 'next dev': () => development };

async function open(page: Page, site: string, route: string): Promise<void> {
  // Its pages link to other sites, which tests must not request.
  await page.context().route(
    (url) => url.hostname !== 'localhost' && url.protocol !== 'data:',
    (request) => request.fulfill({ contentType: 'text/html', body: 'Another site' }),
  );
  await page.goto(site + pagePath(route), { timeout: 120_000 });
  await waitUntilFirstViewReady(page);
}

for (const [name, site] of Object.entries(sites)) {
  test(`Home, ${name}: slides, tabs, codes, figures, search, menu and booking sheet`, async ({ page }) => {
    await replaceClipboard(page, 'records');
    await open(page, site(), '/');
    // A press before that is marked at its control, and React's development build reports the mark.
    await startAllIslands(page);
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

    await menuButton(page).click();
    await expect(menuLinks(page).first()).toBeVisible();
    await menuLinks(page)
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        // The link stays in this page: a menu closes at it, too.
        link.addEventListener('click', (event) => event.preventDefault());
        link.click();
      });
    await expect(menuLinks(page).first()).toBeHidden();
    await bookButton(page).first().click();
    await expect(bookingSheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bookingSheet(page)).toBeHidden();
  });

  test(`Contact, ${name}: the form shows its errors, and the map opens`, async ({ page }) => {
    await open(page, site(), '/contact');
    await startAllIslands(page);
    await pressSend(page);
    await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(4);
    await mapButton(page).click();
    await expect(page.locator(`iframe[title="${contact.map.title}"]`)).toBeVisible();
  });

  test(`Gallery, ${name}: a picture opens in the page`, async ({ page }) => {
    await open(page, site(), '/gallery');
    await startAllIslands(page);
    await tile(page).click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(islandsOf(page, 'gallery-preview')).toHaveAttribute('data-state', 'ready');
  });
}

/** How many pictures of a page are shown, when all islands have started. */
async function shownPictures(page: Page, site: string, route: string): Promise<number> {
  await open(page, site, route);
  await startAllIslands(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
  return page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    const loaded = await Promise.all(
      shown.map((image) => {
        image.loading = 'eager';
        return image.decode().then(
          () => true,
          () => false,
        );
      }),
    );
    return loaded.filter(Boolean).length;
  });
}

for (const route of routes)
  test(`${route} shows as many pictures during next dev as in the export`, async ({ page }) => {
    const exported = await shownPictures(page, '', route);
    expect(await shownPictures(page, development, route)).toBe(exported);
  });

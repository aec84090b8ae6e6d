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
import { menuButton, menuLinks } from '../support/menu';
import { first } from '../support/present';
import { expectSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { bringIntoView, pagePath, reducedMotion, sectionOf } from '../support/visit';

/* What you see while you work is the site: `npm run dev` behaves as the export does, which all other tests look at. */

const phone = { width: 390, height: 664 };
test.use({ ...reducedMotion, viewport: phone });
// One server for all tests, which compiles each page when it is first opened.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** The address of the development server, and what it has printed so far. */
let development = '';
let output = '';
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
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (address) resolve(address);
      });
    server.on('exit', () => reject(new Error(output)));
  });
});
test.afterAll(() => {
  stop();
  // React's warnings while the server renders.
  expect(output).not.toContain('https://react.dev/');
});

async function open(page: Page, route: string): Promise<void> {
  // Its pages link to other sites, which tests must not request.
  await page.context().route(
    (url) => url.hostname !== 'localhost' && url.protocol !== 'data:',
    (request) => request.fulfill({ contentType: 'text/html', body: 'Another site' }),
  );
  await page.goto(development + pagePath(route), { timeout: 120_000 });
  await waitUntilFirstViewReady(page);
}

/** Uses the controls of a page. */
const uses: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
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
  },
  '/contact': async (page) => {
    await pressSend(page);
    await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(4);
    await mapButton(page).click();
    await expect(page.locator(`iframe[title="${contact.map.title}"]`)).toBeVisible();
  },
  '/gallery': async (page) => {
    await tile(page).click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(islandsOf(page, 'gallery-preview')).toHaveAttribute('data-state', 'ready');
  },
};

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

/** How many pictures the exported page has. */
function exportedPictures(route: string): number {
  const file = path.join(__dirname, '../../out', route === '/' ? 'index.html' : `${route}.html`);
  return (
    readFileSync(file, 'utf8')
      .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
      .match(/<img /g)?.length ?? 0
  );
}

// The other pages have no other islands.
for (const route of Object.keys(uses))
  test(`during next dev, ${route} has the pictures of the export, and its controls work`, async ({
    page,
  }) => {
    await replaceClipboard(page, 'records');
    await open(page, route);
    // A press before that is marked at its control, and React's development build reports the mark.
    await startAllIslands(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-first-picture');
    expect(await page.evaluate(loadPictures)).toEqual({ count: exportedPictures(route), broken: [] });
    await uses[route]?.(page);
  });

import type { Page } from '@playwright/test';

import { SCRIPT_TIMEOUT_MS } from '@/components/startup/before-first-paint';

import { exploreFacilities } from '@/content/explore';
import { featuredHotels, hotels } from '@/content/hotels';
import { labels } from '@/content/labels';
import { offers } from '@/content/offers';
import { pages } from '@/content/pages';

import { openHeld } from './support/held-scripts';
import { addRules } from './support/style';
import { expect, test } from './support/test';
import { at, bringIntoView, scrollTop, visit, waitUntilReady } from './support/visit';

/** Expects all text, panels and links of Home although no script runs. */
async function expectWholeHome(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(exploreFacilities.length);
  for (const { code } of offers) await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: labels.bookNow })).toHaveCount(hotels.length);
  for (const link of await page.getByRole('banner').getByRole('link').all()) await expect(link).toBeVisible();
}

test.describe('when scripts do not load', () => {
  test.use({
    allowedConsole: [/ERR_FAILED|Failed to load|ChunkLoadError/],
    allowedFailures: [/\/_next\/static\//],
  });

  test('all of them: the page is the same as without JavaScript', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    await page.goto(at('/'));
    await expectWholeHome(page);
  });

  test('any single one of them: the page can still be read and left', async ({ context, request }) => {
    test.setTimeout(120_000);
    const html = await (await request.get(at('/'))).text();
    const chunks = [
      ...new Set([...html.matchAll(/"([^"]*\/_next\/static\/[^"]+\.js)"/g)].map(([, src]) => src!)),
    ];
    expect(chunks.length).toBeGreaterThan(2);
    const expectReadable = async (page: Page, chunk: string) => {
      // The page has its scripts or works without them, and no request is running.
      await page.waitForFunction(() => {
        const { classList, dataset } = document.documentElement;
        return 'hydrated' in dataset || !classList.contains('js');
      });
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 }), chunk).toBeVisible();
      const bookNow = page.getByRole('main').getByRole('link', { name: labels.bookNow });
      await expect(bookNow, chunk).toHaveCount(hotels.length);
      const gallery = page.getByRole('banner').getByRole('link', { name: pages.gallery.menu });
      await expect(gallery, chunk).toBeVisible();
      const panels = await page.getByRole('tabpanel').count();
      const canChoose = await page.getByRole('tab').count();
      expect([panels, canChoose], chunk).toContain(exploreFacilities.length);
      await page.close();
    };
    const waiting: Promise<void>[] = [];
    for (const chunk of chunks) {
      const page = await context.newPage();
      await page.route(`**${chunk}`, (route) => route.abort());
      await page.goto(at('/'));
      // The next page loads at the same time.
      waiting.push(expectReadable(page, chunk));
    }
    await Promise.all(waiting);
  });

  test('the lazy ones: a tile of the gallery still opens its preview', async ({ page }) => {
    await visit(page, '/gallery');
    await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
    await page.getByRole('main').locator('a[aria-haspopup="dialog"]').first().click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  });
});

test.describe('when scripts hang', () => {
  /** Opens a page whose scripts are held back until they are released. */
  async function openWaiting(page: Page, path: string): Promise<() => Promise<void>> {
    // Otherwise a slow machine could use up the timeout.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const letGo = await openHeld(page, path);
    // The timeout starts with the first frame.
    await page.clock.runFor(100);
    return async () => {
      letGo();
      await page.clock.resume();
    };
  }
  const panels = (page: Page) => page.getByRole('tabpanel');

  test('after the timeout, and not before, the page switches to the one without scripts', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const letGo = await openWaiting(page, '/');
    await page.clock.runFor(SCRIPT_TIMEOUT_MS - 500);
    await expect(panels(page)).toHaveCount(1);
    await page.clock.runFor(500);
    await expectWholeHome(page);
    await letGo();
  });

  for (const path of ['/', '/contact']) {
    test(`nothing on the first screen of ${path} moves when they are slow`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      const letGo = await openWaiting(page, path);
      const parts = page.getByRole('heading', { level: 1 }).or(page.getByRole('search'));
      const places = async () => Promise.all((await parts.all()).map((part) => part.boundingBox()));
      const before = await places();
      await page.clock.runFor(SCRIPT_TIMEOUT_MS);
      await expect(page.locator('html')).toHaveClass(/slow/);
      expect(await places()).toEqual(before);
      // The menu overlays the page with its own background.
      await expect(page.getByRole('banner').getByRole('link', { name: pages.gallery.menu })).toBeVisible();
      await letGo();
      await waitUntilReady(page);
      await expect(page.locator('html')).toHaveClass(/js/);
      expect(await places()).toEqual(before);
    });
  }

  test('if they load later, the typed text stays, and the visible content does not move', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const letGo = await openWaiting(page, '/contact');
    const message = page.getByRole('textbox', { name: labels.yourMessage, exact: true });
    const send = page.getByRole('button', { name: labels.send });
    // Not every browser has scroll anchoring. The next test uses one that has.
    await addRules(page, '* { overflow-anchor: none }');
    await page.clock.runFor(SCRIPT_TIMEOUT_MS);
    await expect(send).toBeHidden();
    await message.fill('Two rooms in May');
    await message.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = () => message.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();

    await letGo();
    await waitUntilReady(page);

    await expect(send).toBeVisible();
    await expect(message).toHaveValue('Two rooms in May');
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });
});

test.describe('pictures and fonts that cannot be loaded', () => {
  test.use({ allowedConsole: [/ERR_FAILED|Failed to load/], allowedFailures: [/\/pictures\/|\.woff2/] });
  test('the text stays, and nothing moves', async ({ page }) => {
    await page.route(/\/pictures\/|\.woff2/, (route) => route.abort());
    await visit(page, '/gallery');
    await bringIntoView(page.getByRole('contentinfo'));
    expect(await scrollTop(page)).toBeGreaterThan(1000);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
      featuredHotels.length,
    );
    await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('alt', /\S/);
  });
});

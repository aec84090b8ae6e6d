import type { Page } from '@playwright/test';

import { OPENING_MS } from '@/components/layout/before-first-paint';

import { expect, routes, test } from './support/test';
import { at, waitUntilReady } from './support/visit';

test.use({ viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, hasTouch: true });

/** The pictures that the page asks for from now on; those of `held` are answered when `release` is called. */
async function watchPictures(page: Page, held: RegExp) {
  const asked: string[] = [];
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/pictures/**', async (route) => {
    const file = route.request().url();
    asked.push(file);
    if (held.test(file)) await isReleased;
    await route.fallback();
  });
  return { asked, release };
}

test('the first picture has the line for itself', async ({ page }) => {
  const { asked, release } = await watchPictures(page, /hero-/);
  await page.goto(at('/'), { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.length).toBe(1);
  // Two frames are what a browser needs to ask for the pictures near the screen.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(asked).toHaveLength(1);
  release();
  await waitUntilReady(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
});

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 664 },
  desktop: { width: 1440, height: 900 },
})) {
  test(`on a ${device} the head of each page asks for the file that its first picture then shows`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of routes) {
      await page.goto(at(path));
      const { shown, first } = await page.evaluate(() => {
        const image = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
        const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const [earliest] = fetched.filter(({ name }) => name.includes('/pictures/'));
        return { shown: image?.currentSrc, first: [earliest?.initiatorType, earliest?.name] };
      });
      if (shown !== undefined) expect(first, path).toEqual(['link', shown]);
    }
  });
}

for (const path of routes) {
  test(`${path} shows all its pictures, whatever becomes of its first picture`, async ({ page }) => {
    const { release } = await watchPictures(page, /./);
    await page.clock.install();
    await page.goto(at(path), { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(OPENING_MS);
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
    release();
  });
}

test('a reload finds its place again', async ({ page }) => {
  await page.goto(at('/about'));
  await waitUntilReady(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page.reload();
  await waitUntilReady(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

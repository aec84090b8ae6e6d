import type { Page } from '@playwright/test';

import { heroSlides } from '@/content/hero';
import { labels } from '@/content/labels';
import { pictureData } from '@/lib/pictures';

import { nextOf } from '../support/controls';
import { holdRequests } from '../support/held-requests';
import { pixelsOf } from '../support/pixels';
import { boxOf, first } from '../support/present';
import { readyCarousel, shownSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { matchLabel, noJavaScript, pagePath, reducedMotion, visit, waitTwoFrames } from '../support/visit';

test.skip(!pictureData(first(heroSlides, 'slide').picture).dusk, 'The first picture has no version at dusk.');

test.use({ section: '.hero' });

const LAMPS = /pictures\/hero-[\w-]+-lamps-/;
const lamps = (page: Page) => page.locator('.lamps img');
/** Waits until the light of the lamps has loaded. */
const light = (page: Page) => lamps(page).evaluate((image: HTMLImageElement) => image.decode());

/** Whether the first picture and its lamps have loaded, for the current window. */
const hasWholePicture = (page: Page) =>
  page
    .locator('img[fetchpriority=high], .lamps img')
    .evaluateAll((all) => (all as HTMLImageElement[]).every((image) => image.complete && image.naturalWidth));

/** The mean light of the first screen, from 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const { data } = await pixelsOf(page);
  return data.reduce((sum, part) => sum + part, 0) / data.length;
}

test.describe('without movement', () => {
  test.use(reducedMotion);

  test('on a phone the first picture is at dusk, and its lamps come on after the scripts', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/pictures/hero-')) requested.push(request.url());
    });
    const releasePicture = await holdRequests(page, /pictures\/hero-[\w-]+-dusk-/);
    const releaseLamps = await holdRequests(page, LAMPS);
    const releaseScripts = await holdRequests(page, /static\/islands\//);
    await page.goto(pagePath('/'), { waitUntil: 'domcontentloaded' });
    await expect.poll(() => requested).toEqual([expect.stringMatching(/-dusk-/)]);
    releasePicture();
    await expect(page.locator('html')).toHaveAttribute('data-first-picture', 'near');
    expect(requested).not.toContainEqual(expect.stringMatching(LAMPS));
    releaseScripts();
    await expect.poll(() => requested).toContainEqual(expect.stringMatching(LAMPS));
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const dark = await brightness(page);
    releaseLamps();
    await light(page);
    await expect(lamps(page)).toHaveCSS('opacity', '1');
    expect(await lamps(page).evaluate((image) => image.getAnimations())).toEqual([]);
    await expect.poll(() => brightness(page)).toBeGreaterThan(dark + 0.5);
  });

  test('the lamps add light above the title, not behind it, in every window, and none on paper', async ({
    page,
  }) => {
    await visit(page, '/');
    for (const [width, height, leastShare] of [
      [390, 664, 0.6],
      [1536, 730, 0.5],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => hasWholePicture(page)).toBe(true);
      await light(page);
      await waitTwoFrames(page);
      const on = await pixelsOf(page);
      await lamps(page).evaluate((image) => (image.style.visibility = 'hidden'));
      const off = await pixelsOf(page);
      await lamps(page).evaluate((image) => (image.style.visibility = ''));
      const { y } = await boxOf(page.getByRole('heading', { level: 1 }));
      const added = on.data.map((value, at) => Math.max(0, value - off.data[at]!));
      const sum = (values: Uint8Array) => values.reduce((total, value) => total + value, 0);
      const above = added.subarray(0, Math.round(y) * on.info.width * on.info.channels);
      expect(sum(above) / sum(added), `${width} x ${height}`).toBeGreaterThan(leastShare);
    }
    await expect(page.locator('.lamps')).toHaveCSS('mix-blend-mode', 'plus-lighter');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.lamps')).toBeHidden();
    await expect(page.locator('img[fetchpriority=high]')).toBeVisible();
  });

  test.describe('if their light does not load', () => {
    test.use({ allowedFailures: [LAMPS], allowedConsole: [LAMPS] });

    test('the picture stays at dusk, and no message says that a picture is missing', async ({ page }) => {
      await page.route(LAMPS, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => LAMPS.test(request.url()));
      await visit(page, '/');
      await failed;
      await expect(page.locator('.lamps')).toHaveAttribute('data-missing', '');
      await expect(lamps(page)).toHaveCSS('opacity', '0');
      const picture = page.locator('img[fetchpriority=high]');
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-dusk-/);
      await expect(page.locator('.picture:has(> img[fetchpriority=high])')).not.toHaveAttribute(
        'data-missing',
      );
    });
  });
});

test('the lamps come on once, also if the visitor comes back to the first slide', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const largest: boolean[] = [];
    addEventListener('animationstart', ({ target }) => {
      const isLamp = target instanceof HTMLImageElement && target.closest('.lamps');
      if (!isLamp) return;
      const effect = target.getAnimations()[0]?.effect as KeyframeEffect;
      seen.push(`from ${effect.getKeyframes()[0]?.opacity} in ${effect.getTiming().duration} ms`);
    });
    const observer = new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        largest.push(Boolean(element?.closest('.lamps')));
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    window.recorded = { ...window.recorded, seen, largest };
  });
  await visit(page, '/');
  await light(page);
  const seen = () => page.evaluate(() => window.recorded?.seen);
  await expect.poll(seen).toEqual(['from 0 in 1200 ms']);
  await expect(lamps(page)).toHaveCSS('opacity', '1');
  // They come long after the first screen is complete, and must not count as its largest paint.
  const largest = await page.evaluate(() => window.recorded?.largest);
  expect(largest).not.toContain(true);
  const carousel = await readyCarousel(page, labels.heroName);
  await carousel.getByRole('button', { name: matchLabel(labels.pause) }).click();
  const first = await shownSlide(carousel);
  for (const [step] of heroSlides.entries()) {
    await nextOf(carousel).click();
    await expect.poll(() => shownSlide(carousel)).toBe((first + step + 1) % heroSlides.length);
  }
  // Neither running again nor waiting to.
  expect(await lamps(page).evaluate((image) => image.getAnimations())).toEqual([]);
});

test.describe('without scripts', () => {
  test.use(noJavaScript);

  test('the lamps come on, too', async ({ page }) => {
    await page.goto(pagePath('/'));
    await expect(lamps(page)).toHaveCSS('opacity', '1');
    expect(await lamps(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
  });
});

import type { Page } from '@playwright/test';

import { heroSlides } from '@/content/hero';
import { labels } from '@/content/labels';
import { pictureData } from '@/lib/pictures';

import { nextOf } from '../support/controls';
import { holdRequests } from '../support/held-requests';
import { pixelsOf } from '../support/pixels';
import { first } from '../support/present';
import { readyCarousel, shownSlide } from '../support/rotation';
import { expect, test } from '../support/test';
import { matchLabel, pagePath, reducedMotion, visit } from '../support/visit';

test.skip(!pictureData(first(heroSlides, 'slide').picture).dusk, 'The first picture has no version at dusk.');

test.use({ section: '.hero' });

const LAMPS = /pictures\/hero-[\w-]+-lamps-/;
const lamps = (page: Page) => page.locator('.lamps img');
/** Waits until the light of the lamps has loaded. */
const light = (page: Page) => lamps(page).evaluate((image: HTMLImageElement) => image.decode());

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
    // The light is cut like the picture below it.
    const place = (image: Element) => getComputedStyle(image).objectPosition;
    const below = await page.locator('img[fetchpriority=high]').evaluate(place);
    expect(await lamps(page).evaluate(place)).toBe(below);
    await expect.poll(() => brightness(page)).toBeGreaterThan(dark + 0.5);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.lamps')).toBeHidden();
    await expect(page.locator('img[fetchpriority=high]')).toBeVisible();
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
